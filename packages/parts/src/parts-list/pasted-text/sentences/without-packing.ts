import { isFillerWord } from '../../../words/order-words.ts'
import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { groupWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { definite } from './known-counts.ts'

/** Beginnings of words for packing in all languages, in folded letters. */
const packing =
  '(?:ein|ver)?pack|verpak|gepackt|bag(?:s|ged)?(?!\\p{L})|zabal|balit|balte|baleni|spakow|zapakow|pakow|csomagol|zapakir|pakir|embal|empaquet|envas|imball|confezion|inpak|ingepakt|ambal|impachet|forpack'
/** "Apart" in all languages, and what parts are packed in. */
const apart =
  'getrennt|separ|einzeln|apart|aparte|a part|individually|zvlast|oddelen|samostatn|osobno|oddziel|kulon|loceno|posebej|por separado|a parte|var for sig'
const container =
  'box|boxes|bag|bags|carton|cartons|karton|kartons|kiste|kisten|beutel|tute|tuten|krabic|sack|sacc|cajas?|bolsas?|caisses?|sachets?|scatol|pudel|pudelk|wor|doboz|dozen|zakken|caixas?|sacos?|cutii|pungi|kartong|pasar|skatl|vreck|lador|pakete|paczk|baliky|balik(?:u|ach)|lad(?:a|ak)(?!\\p{L})|bed(?:ny|en|nach)|palet|pallet|colis|collis?(?!\\p{L})|bultos'
const aboutPacking = new RegExp(String.raw`(?<!\p{L})(?:${packing})`, 'u')
const isApart = new RegExp(String.raw`(?<!\p{L})(?:${apart})`, 'u')
const inContainers = new RegExp(
  String.raw`(?<!\p{L})(?:(?:in|en|do|a|na|v|ve|w|i|em|dans)\s+(?:\d{1,2}|${wordOfSeveral}|${anyChange('same')})\s+(?:\p{L}+\s+)?(?:${container})|(?:\d{1,2}|${wordOfSeveral})\s+(?:\p{L}+\s+)?(?:doboz|karton|zsak|lad[ao]|csomag|raklap)b[ae]n?(?!\p{L}))\p{L}*`,
  'u',
)
/** Beginnings of words for what differs between parts, in folded letters. */
const sorts =
  'type|typ|tip|sort|kind|art|lang|leng|longu|lungh|longi|delk|dolz|dlug|hossz|compr|lungim|druh|rodz|fajt|vrst|size|gross|diam|variant'
/** Any other number than in `the two lengths` may be what is asked for. */
const counted = new RegExp(
  String.raw`\d|(?<!\p{L})(?:(?<!(?<!\p{L})(?:${definite})\s)(?:${wordOfSeveral}|${groupWord})(?!\p{L})|(?:${wordOfSeveral})(?!\p{L}|(?:\s\p{L}+)?\s(?:${sorts})))`,
  'u',
)

/** Words for parts that are not packed each, in folded letters. */
const loose =
  '(?:loose|lose|unverpackt|vrac|sfus[eio]|granel|suelt[oa]s?|solt[oa]s|los|losse|luzem|volne|omlesztve|lost?a?|razsut[oei]|nezabalen[eo]|sypane)'
/** Words beside these that say it is enough. */
const enough =
  '(?:fine|okay|good|enough|need(?:ed)?|necessary|required|reich(?:t|en)|genug(?:t|en)|geht|passt|notig|suffi(?:t|sent)|convient|besoin|necessaire|bene|basta(?:no)?|serv(?:e|ono)|occorr(?:e|ono)|necessari[eoa]?|bien|vale|hacen?|falta|necesari[oa]s?|chegam?|precisa(?:mos)?|volstaat|prima|goed|nodig|wystarcz[ya]|potrzeb[ay]|trzeba|staci|potreba|netreba|neni|nutne|eleg|jo|megfelel|kell|szukseges|ajunge|nevoie|racker|behovs|gar|zadostuje|dovolj|treba|ni)'
const noPacking =
  '(?:no|not|keine?|kein|nicht|ohne|without|sans|pas|senza|non|sin|no|sem|nao|zonder|geen|niet|bez|nie|nejsou|nem|nelkul|fara|nu|utan|inte|ingen|inga|brez|ni|ne|netreba)'
const anyLoose = new RegExp(String.raw`(?<!\p{L})${loose}(?!\p{L})`, 'u')
const withoutPackaging = new RegExp(
  String.raw`(?<!\p{L})${noPacking}\s(?:\p{L}+\s){0,3}?(?:${container}|${packing})`,
  'u',
)
const ofPacking = new RegExp(String.raw`^(?:${loose}|${enough}|${noPacking}|(?:${container}|${packing})\p{L}*)$`, 'u')

/** Whether a remark only says that parts need no packing of their own: `loose is fine, no need for boxes` */
function isLoose(sentence: string): boolean {
  const folded = foldLetters(sentence)
  const words = folded.match(/[\p{L}\d]+/gu) ?? []
  const isSaid = anyLoose.test(folded) || withoutPackaging.test(folded)
  return isSaid && words.length > 1 && words.every((word) => ofPacking.test(word) || isFillerWord(word))
}

/** "By the piece" in all languages, in folded letters. */
const byPiece =
  "(?:einzeln|stuckweise|singly|individually|by the piece|a la piece|a l'unite|al pezzo|singol[ie]|por unidad(?:es)?|a unidade|avulso|per stuk|na sztuki|po kusech|po kusu|darabonkent|darabra|la bucata|styckvis|po kosih|posamicno)"
/** `: à la pièce, 30`, `, lose: 30` at the end */
const looseCount = new RegExp(
  String.raw`\s*[,;:–-]\s*(?:${byPiece}|${loose})\s*[,:–-]\s+(?=\d{1,4}(?:\s*${units.pieces})?\s*\.?$)`,
  'u',
)

const packs = new RegExp(String.raw`(?<!\p{L})(?:${units.packs}|${container})(?!\p{L})`, 'u')

/** Says only the pieces behind a part that comes in no pack: `nipple 9, G1/8: à la pièce, 30` */
function sayLooseCount(text: string): string {
  const folded = foldLetters(text)
  const found = packs.test(folded) ? null : looseCount.exec(folded)
  const count = text.slice((found?.index ?? 0) + (found?.[0].length ?? 0)).replace(/\.$/, '')
  return found === null ? text : `${text.slice(0, found.index)}, ${/^\d+$/.test(count) ? `${count} pcs` : count}`
}

/**
 * Removes sentences about how parts are packed, whose numbers count none: `Die zwei Längen bitte getrennt einpacken.`, `ship
 * the pins in 2 separate boxes`
 */
export function withoutPacking(written: string): string {
  const text = sayLooseCount(written)
  const sentences = text.split(/(?<=\p{L}{3}[.!?]|\)[.!?])\s+(?=\p{Lu})/u)
  const kept = sentences.filter((sentence) => !isPacking(sentence) && !isLoose(sentence))
  return kept.length === sentences.length ? text : kept.join(' ')
}

function isPacking(sentence: string): boolean {
  const folded = foldLetters(sentence)
  const isPacked = aboutPacking.test(folded)
  const isBoxed = inContainers.test(folded)
  // "Screws packed in 2 boxes" may order these.
  const isSaid = isApart.test(folded) ? isPacked || isBoxed : isPacked && isBoxed && !namesKind(sentence)
  return isSaid && !hasSizes(sentence) && !counted.test(folded.replace(inContainers, ' ')) && !isCancelled(sentence)
}
