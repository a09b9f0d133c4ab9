import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sayPieces } from '../lines/read-order-line.ts'

/**
 * How people say that they need some pieces, in words that begin like one piece or a pair, per language and in folded
 * letters. A translator adds phrases here and nowhere else. "A couple" and "un par" are two.
 */
const phrases = {
  de: 'eine (?:handvoll|hand voll|anzahl|reihe)|ein (?:schwung|haufen|bisschen)',
  en: 'a (?:(?:small )?number|handful|bunch|load|few)',
  cs: 'hrstk[auy]',
  es: 'un (?:punado|cierto numero)|una (?:cierta cantidad|serie)',
  fr: 'une (?:poignee|serie)|un (?:certain nombre|peu)',
  hu: 'egy (?:par|maroknyi|csomo|nehany)',
  it: "un (?:certo numero|po'?)|una (?:manciata|serie)",
  nl: 'een (?:paar|aantal|handvol|handjevol|stel|hoop)|stuk of',
  pl: 'garsc|garstk[ae]',
  pt: 'um (?:punhado|certo numero)|uma serie',
  ro: 'o mana|un (?:numar|pumn)',
  se: 'ett (?:par|antal)|en (?:handfull|del|hog)',
  sl: 'pescic[ao]|en par',
} as const satisfies Record<string, string>

const vague = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(phrases).join('|')})(?!\p{L})`, 'u')
/** A German pair has a capital letter. */
const some = /(?<!\p{L})ein paar(?!\p{L})/iu

/** Before a rough number, where another word of the same letters may stand before an exact one elsewhere, in folded letters. */
const rough = [
  'gut|knapp|fast|an die|a good|some|nearly|almost|close to|quelques?|presque|a peu pres|pas loin de|como|cosa de|casi|mas o menos|un[oa]s|sui|quasi|piu o meno|coisa de|quase|mais ou menos|(?<=(?:^|[,;:(–-])\\s*)uns',
  'bijna|rond de|een stuk of|om en nabij|jakies|jakichs|ze|z(?=\\s+\\S+\\s+szt)|kolo|prawie|blisko|nejakych|tak|skoro|temer|olyan|ugy|majdnem|cam|aproape|in jur de|sisadar|drygt|knappt|narmare|kak(?:sn)?ih|kaksne|skoraj',
].join('|')
const number = String.raw`(\d{1,4}(?![\d.,]*\d|\s*[x×*°%]|\s*mm)|${wordOfSeveral}(?!\p{L}))`
const roughNumber = new RegExp(String.raw`(?<!\p{L})(?:${rough})\s+${number}`, 'u')
/** `zwei, drei Stifte`, `deux ou trois`, `10 to 12`; "from 10 to 12" is a change. */
const choice = new RegExp(
  String.raw`(?<![\p{L}\d.,x×/-]|[x×*]\s)(?<!(?<!\p{L})(?:from|vo[nm]|d[aeiu]|dal?|od|ze?|van|fran|la)\s+)${number}(?:\s*[-–/]\s*|\s*,\s*(?=\p{L})(?<=\p{L},\s*)|\s+(?:bis|to|or|oder|ou|oppure|o|a|nebo|az|lub|do|vagy|ali|sau|la|eller|till|of|tot)\s+)${number}(?![/.]\d)`,
  'u',
)

/**
 * Whether the pieces of a part are only words for some, or one of several numbers: `ein paar O-Ringe 16x2`, `two or three
 * pins 6x160`
 * @param line the whole line, as words before the number are not in the text of the part
 */
export function isVague(line: string, text: string, count: string): boolean {
  if (!/^\d+$/.test(count)) return false
  const folded = foldLetters(line)
  const isSome = vague.test(foldLetters(text)) || (some.test(text) && !/\bPaar\b/.test(text))
  if (isSome && (count === '1' || count === '2')) return true
  const [, about = ''] = roughNumber.exec(folded) ?? []
  if (about !== '' && sayPieces(about) === count) return true
  const [, first = '', second = ''] = choice.exec(folded) ?? []
  const numbers = second === '' ? [] : [first, second].map((said) => Number(sayPieces(said)))
  const [from = 0, to = 0] = numbers
  return from < to && to <= from * maxFactor && numbers.includes(Number(count))
}

/** Numbers further apart are no choice of pieces. */
const maxFactor = 2
