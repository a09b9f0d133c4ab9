import { foldLetters } from '../fold-letters.ts'
import { anyOf } from '../quantities/read-pieces.ts'

/** A longer text is no heading. */
const maxLength = 80
const inches =
  /(?<!\p{L})(?:inch(?:es)?|zoll|pouces?|pollici|pulgadas?|palce|cale|coll|duim|polegadas?|tum|toli|in(?=\.?\s*[)\]]|\.?\s*$))(?!\p{L})|["″]/u

/** Whether a heading names inches: `Dia (in)`, `Länge [Zoll]`. */
export function isInInches(heading: string): boolean {
  return inches.test(foldLetters(heading.slice(0, maxLength)))
}

/** Removes the first word for inches. */
export function withoutInches(heading: string): string {
  const found = inches.exec(foldLetters(heading))
  if (found === null) return heading
  return `${heading.slice(0, found.index)} ${heading.slice(found.index + found[0].length)}`
}

const tolerances =
  /[([]?\s*(?:[+-]\s*\d*[.,]\d+(?:\s*\/?\s*[+-]?\s*\d+(?:[.,]\d+)?)?|±\s*\d*[.,]?\d+|0(?:[.,]0+)?\s*\/\s*[+-]\s*\d*[.,]\d+)(?:\s*mm)?\s*[)\]]?/

/** Returns the tolerance in a heading: `+0,05/0` of `Lc (+0,05/0)`; '' if it has none. */
export function toleranceIn(heading: string): string {
  return (tolerances.exec(heading.slice(0, maxLength))?.[0] ?? '').replace(/[()[\]]|mm/g, '').trim()
}

/** Removes the tolerance from a heading. */
export function withoutTolerance(heading: string): string {
  return heading.length > maxLength ? heading : heading.replace(tolerances, ' ')
}

const price =
  /\b(?:\w*preise?|prices?|rate|prix|precio|prezzo|\w*prijs|cena|preco|pret|\w*pris|egysegar|ar|kosten|costs?|ep|pu|eur|euro|importe|importo|montant|wartosc|bedrag|belopp|znesek)\b|[€$£]/
const per = String.raw`(?:(?<!\p{L})(?:${anyOf('per')}|each|p)\s+|/\s*)`
const perMould = new RegExp(`${per}${anyOf('moulds')}(?!\\p{L})`, 'u')
const perPack = new RegExp(`${per}${anyOf('packs')}(?!\\p{L})`, 'u')
const assemblies =
  '(?:bg|baugr(?:uppen?)?|assy|assembly|assieme|asm|conj|conjunto|sest|sestav[ay]|zesp|zespol|gruppo|ensemble|s ?ens|samenst|samenstelling|sklop|ansamblu|reszegyseg|sammanst|sammanstallning)'
const perAssembly = new RegExp(`${per}${assemblies}(?!\\p{L})`, 'u')
const ofAllMoulds = new RegExp(`(?<![\\p{L}\\d.,])(?:[2-9]|1\\d)\\s*[x×]?\\s+${anyOf('moulds')}(?!\\p{L})`, 'u')
const ofPacks = new RegExp(`(?<!\\p{L})${anyOf('packs')}(?!\\p{L})`, 'u')

/** Whether a heading names the quantity of one of several moulds or cavities: `Anzahl je Form`. */
export function isPerMould(heading: string): boolean {
  return perMould.test(foldLetters(heading.slice(0, maxLength)))
}

/** Whether a heading names the quantity of one of several assemblies: `Qty/Assy`. */
export function isPerAssembly(heading: string): boolean {
  return perAssembly.test(foldLetters(heading.slice(0, maxLength)))
}

/** Whether a heading names the pieces of a number of moulds: `Summe für 2 Formen`. */
export function isOfAllMoulds(heading: string): boolean {
  return ofAllMoulds.test(foldLetters(heading.slice(0, maxLength)))
}

/** Whether a heading names the size of a pack: `Stück je VE`. */
export function isPerPack(heading: string): boolean {
  return perPack.test(foldLetters(heading.slice(0, maxLength)))
}

/** Whether the quantity below a heading counts packs: `Qty (boxes)`. */
export function isOfPacks(heading: string): boolean {
  return ofPacks.test(foldLetters(heading.slice(0, maxLength)))
}

/** Whether a heading names money. */
export function isPriceHeading(heading: string): boolean {
  return price.test(foldLetters(heading.slice(0, maxLength)))
}

const blanks =
  /\b(?:roh|rohling|raw|blank|stock|brut|bruts|brutes?|livrare|polotovar\w*|grezz[oaie]|surow\w*|bruto|brutas?|semifabricat\w*|amne\w*|surov\w*|nyers\w*|ruwe)\b|\broh\w*|\bamnes\w*/

/** Whether a heading names the sizes before machining: `Rohmaß`, `Stock size`, `Rozměr polotovaru`. */
export function isOfBlanks(heading: string): boolean {
  return blanks.test(foldLetters(heading.slice(0, maxLength)))
}

const whole =
  /^(?:ges|gesamt\w*|total\w*|tot|overall|celk\w*|calk\w*|teljes|ossz\w*|skupn\w*|nenn\w*|nomin\w*|nazivn\w*|jmenovit\w*|nevleges|std|standard\w*|lager\w*|stand|kat|katal\w*|catal\w*|handlow\w*)$/

/** Whether a word of a heading says that a size is that of the whole blank: `celk.`, `nominale`, `brute`. */
export function isOfWhole(word: string): boolean {
  const folded = foldLetters(word).replace(/\.$/, '')
  return whole.test(folded) || blanks.test(folded)
}

const head =
  /(?<!\p{L})(?:kopf|kpf|head|hd|hlav|tete|testa|cabez|cabec|glow|lba|leb|fej|kop|skall|huvud|glav|capul|cap)/u

/** Whether a heading names the head of a pin, whose sizes name no part. */
export function isOfHead(heading: string): boolean {
  return head.test(foldLetters(heading.slice(0, maxLength)))
}

const shoulder =
  /(?<!\p{L})(?:absatz|stufe|kling|blatt|step|shoulder|blade|hoja|escalon|lame|epaul|etag|lama|gradin|spall|lepcso|vall|penge|blad|trap|ostrz|stopni|odsadz|lamin|degrau|ressalt|treapt|lamei|steg|ansats|avsats|cepel|osazen|stupn|rezil)/u

/** Whether a heading names the shoulder of a stepped pin or the blade of a flat one: `Absatzlänge`, `Long. hoja`. */
export function isOfShoulder(heading: string): boolean {
  return shoulder.test(foldLetters(heading.slice(0, maxLength)))
}

const drawing =
  /(?<!\p{L})(?:zeichn\w*|zng|zchn|drawing|dwg|vykres\w*|rajz\w*|disegno|tekening\w*|rysun\w*|desenho|desen|ritn\w*|risb\w*|nacrt\w*)(?!\p{L})/u

/** Whether a heading names drawings. */
export function isOfDrawings(heading: string): boolean {
  return drawing.test(foldLetters(heading.slice(0, maxLength)))
}

const rest =
  /\b(?:rueckstand|rest(?:e|menge|antal|o)?|a livrer|to follow|still to come|em falta|por entregar|a entregar|da consegnare|in arretrato|(?:nog )?te leveren|k dodani|do dostawy|de livrat|att leverera|restnoterat|szallitando|za dobavo|reliquat|outstanding|back ?order(?:ed)?|balance|short(?:age)?|remaining|offen\w*|open|pendientes?|pendentes?|restantes?|residu[aoi]|zbyva|hatralek|maradek|pozostal[oaey]|preostal[oaie]|ramas[ae]?)\b/
/** Whether a heading counts what is still to come of an order, if other counts prove it. */
export function isOfRest(heading: string): boolean {
  return rest.test(foldLetters(heading.slice(0, maxLength)))
}
const toOrder =
  /\b(?:zu bestellen|to (?:be )?(?:re)?order(?:ed)?|to (?:buy|purchase)|a (?:re)?commander|a cder|a racheter|a acheter|da (?:ri)?ordinare|da (?:comprare|acquistare)|(?:a|por) (?:pedir|comprar|encomendar)|te bestellen|te kopen|do zamowienia|do zakupu|k (?:objednani|nakupu)|objednat|att (?:bestalla|kopa)|za (?:narocilo|nakup)|narociti|(?:meg)?rendelendo|de (?:comandat|cumparat))\b/
/** Whether a heading counts what is still to be ordered. */
export function isToOrder(heading: string): boolean {
  return toOrder.test(foldLetters(heading.slice(0, maxLength)))
}
const running =
  /\b(?:geliefert|erhalten|delivd|dlvd|to follow|rueckstand|reste? a livrer|a livrer|reliquat|rest(?:menge)?|deliver(?:ed|y)|received|outstanding|backorder|open|recu(?:es?|s)?|livre(?:es?|s)?|recibid[ao]s?|entregad[ao]s?|pendientes?|ricevut[aoi]|evas[aoi]|residu[ao]|consegnat[aoi]|ontvangen|geleverd|dodano|prijato|zbyva|dostarczono|przyjeto|pozostalo|recebid[ao]s?|entregues?|primit[ae]?|livrat[ae]?|levererat|mottaget|inlevererat|dobavljeno|prejeto|(?:be)?erkezett|leszallitva)\b/

/** Whether a heading counts what was already delivered of an order, or is still to come. */
export function isOfRunningOrder(heading: string): boolean {
  return running.test(foldLetters(heading.slice(0, maxLength)))
}
