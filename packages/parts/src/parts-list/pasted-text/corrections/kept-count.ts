import { belongsToPart, hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { endOfSizes, firstMentions } from '../lines/split-mentions.ts'
import { doubtQuantity, type MailReading, rowAbove } from '../mail/mail-reading.ts'
import { formatMark } from '../moulds/count-marks.ts'

/**
 * How people say that the pieces of a part stay as they are, per language and in folded letters: nouns for pieces, and
 * what a sentence says of them behind the number. A translator adds words here and nowhere else.
 */
const keptWords = {
  de: {
    nouns: 'menge|anzahl|stuckzahl|bestellmenge',
    kept: 'bleibt(?: (?:so|gleich|bestehen|unverandert|wie gehabt|dabei))?|bleiben|stimmt(?: so)?|passt(?: so)?|ist (?:richtig|korrekt|unverandert|ok)|weiterhin|nach wie vor|immer noch|(?:ist )?dieselbe|unverandert|wie (?:gehabt|bisher|bestellt)',
  },
  en: {
    nouns: 'quantity|qty|number',
    kept: "(?:stays?|remains?)(?: (?:the same|as is|as it is|unchanged))?|(?:is |are )?unchanged|(?:is |are |was )?(?:correct|right|fine|ok)|(?:does not|doesn't) change|(?:is )?still|the same|as (?:before|ordered)",
  },
  cs: {
    nouns: 'mnozstvi|pocet',
    kept: 'stale|porad|zustava(?: (?:stejne|stejny|beze? zmeny))?|beze? zmeny|souhlasi|je (?:spravne|v poradku)|se nemeni',
  },
  es: {
    nouns: 'cantidad|numero',
    kept: '(?:es |esta )(?:correcta|correcto|bien)|sin cambios?|se mantiene|se queda(?: igual)?|queda igual|no cambia|sigue igual|(?:sigue )?siendo|siempre|igual',
  },
  fr: {
    nouns: 'quantite|nombre',
    kept: 'inchange(?:e)?|(?:est |reste )(?:inchangee?|correcte?|bonne?|juste|la meme)|ne change pas|sans changement|reste|toujours|(?:la )?meme',
  },
  hu: {
    nouns: 'mennyiseg|darabszam',
    kept: 'tovabbra is|marad|valtozatlan|nem valtozik|helyes|stimmel|rendben(?: van)?',
  },
  it: {
    nouns: 'quantita|numero',
    kept: '(?:resta |rimane |e )?(?:invariat[ao]|corrett[ao]|giust[ao])|(?:resta|rimane)(?: la stessa)?|va bene|non cambia|(?:e )?sempre|(?:e )?ancora|la stessa',
  },
  nl: {
    nouns: 'aantal|hoeveelheid',
    kept: 'blijft(?: (?:gelijk|hetzelfde|zo|ongewijzigd|staan))?|(?:is )?ongewijzigd|klopt|is (?:correct|goed|juist)|verandert niet|(?:is )?nog (?:steeds|altijd)|hetzelfde',
  },
  pl: {
    nouns: 'ilosc|liczba',
    kept: '(?:po)?zostaje(?: bez zmian)?|bez zmian|sie (?:zgadza|nie zmienia)|zgadza sie|jest (?:poprawna|prawidlowa|ok)|(?:to )?nadal|wciaz|ta sama',
  },
  pt: {
    nouns: 'quantidade|numero',
    kept: 'mantem-se|se mantem|sem alterac(?:ao|oes)|(?:esta |e )(?:correta|correcta|certa)|fica igual|inalterada|nao muda|continua(?: a ser)?|(?:e )?sempre|a mesma|igual',
  },
  ro: {
    nouns: 'cantitatea?|numarul',
    kept: 'ramane(?: (?:neschimbata?|la fel|aceeasi))?|neschimbata?|este? (?:corecta?|buna?)|nu se schimba|(?:e |este )?tot|aceeasi',
  },
  se: {
    nouns: 'antal(?:et)?|mangden',
    kept: '(?:ar )?oforandra[dt]|kvarstar|stammer|forblir(?: oforandra[dt])?|ar (?:ratt|korrekt)|andras inte|(?:ar )?fortfarande|samma',
  },
  sl: {
    nouns: 'kolicina|stevilo',
    kept: '(?:po)?ostane(?: (?:enaka?|ista|nespremenjena))?|nespremenjen[ao]?|je (?:pravilna|prava|v redu)|se ne spremeni|drzi|(?:je )?se vedno|enaka',
  },
} as const satisfies Record<string, { nouns: string; kept: string }>

const languages = Object.values(keptWords)
const noun = `(?:${languages.map(({ nouns }) => nouns).join('|')})`
const kept = `(?:${languages.map((words) => words.kept).join('|')})`
const article =
  "(?:(?:and|und|et|y|e|en|a|i|si|och|in|es|ale|but|aber)\\s+)?(?:the|die|der|la|le|el|o|a|az|het|de|l')?\\s*"
const number = String.raw`(\d{1,4}|${wordOfSeveral})(?:\s*(?:${units.pieces})\.?)?`
/** `Menge bleibt bei 10`, and `Menge 10 bleibt` behind it */
const said = [
  String.raw`${kept},?\s+(?:(?:bei|at|a|de|op|na|pri|pa|in|su)\s+)?${number}`,
  String.raw`(?:(?:of|von|de|di|van|av|z|od)\s+)?(?:,\s*)?${number}(?:\s*,)?\s+${kept}`,
].join('|')
const sentence = String.raw`${article}(?<!\p{L})${noun}\.?\s*:?\s*(?:${said})`
const behindPart = new RegExp(String.raw`(?<![\s,;:.(–-])[\s,;:.(–-]+${sentence}(?=\s*(?:$|[.;!)]|,(?!\d)))\)?`, 'u')
const alone = new RegExp(String.raw`^${sentence}[\s.!]*$`, 'u')

/**
 * "Still" before a number alone, in folded letters. Words for "further", as the German "noch", and the Romanian "tot", which
 * is the Dutch "up to", are none.
 */
const still =
  '(?:(?:are |is )?still|weiterhin|immer noch|nach wie vor|toujours|siempre|(?:siguen|continuan) siendo|sempre|nog (?:steeds|altijd)|nadal|wciaz|stale|porad|tovabbra is|fortfarande|se vedno|in continuare|continuam?(?: a ser)?)'
const stillBehind = new RegExp(String.raw`(?<![\s,;:(–-])[\s,;:(–-]+${still}\s+${number}[\s.!)]*$`, 'u')
const stillAlone = new RegExp(String.raw`^${still}\s+${number}[\s.!]*$`, 'u')

/** Says the pieces that a part still has, behind its sizes: `pins 8x160, still 4`. Other pieces of the part leave them open. */
function sayStill(text: string): string {
  const found = stillBehind.exec(foldLetters(text))
  const part = text.slice(0, found?.index)
  const count = sayPieces(`${found?.[1] ?? ''} pcs`)
  const end = endOfSizes(part)
  // "We have still 4" tells of a stock.
  const isPart = (part.slice(end).match(/\p{L}+/gu) ?? []).every(belongsToPart)
  if (found === null || end === 0 || firstMentions(part).length !== 1 || !isPart || !/^\d+$/.test(count)) return text
  const { quantity } = readOrderLine(part)
  if (quantity === '') return `${part}, ${count} pieces`
  return quantity === count
    ? part
    : `${part} ${formatMark('now', Number(quantity))} ${formatMark('now', Number(count))}`
}

/** Says the pieces alone that a sentence leaves as they are: `sleeve 4x6x125, quantity 6 remains` */
export function sayKeptCount(text: string): string {
  if (!hasSizes(text)) return text
  const found = behindPart.exec(foldLetters(text))
  const count = found?.[1] ?? found?.[2]
  if (found === null || count === undefined || !hasSizes(text.slice(0, found.index))) return sayStill(text)
  return `${text.slice(0, found.index)}, ${count} pieces${text.slice(found.index + found[0].length)}`
}

/** Whether a sentence says no more than pieces that stay: `Quantity stays at 10.` */
export function isKeptCount(text: string): boolean {
  return alone.test(foldLetters(text))
}

/**
 * Gives the part above the pieces that a line of its own leaves as they are: `Quantity stays at 10.` Others of the part
 * become a question.
 * @returns whether the line says so
 */
export function keepCount(reading: MailReading, index: number): boolean {
  const folded = foldLetters(reading.lines[index] ?? '')
  const found = alone.exec(folded) ?? stillAlone.exec(folded)
  const above = found === null ? undefined : rowAbove(reading, index)
  if (found === null || above === undefined) return false
  const count = sayPieces(`${found[1] ?? found[2] ?? ''} pcs`)
  if (above.quantity === '') above.quantity = count
  else if (above.quantity !== count) doubtQuantity(above)
  return true
}
