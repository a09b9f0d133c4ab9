import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sayPieces } from './read-order-line.ts'

/**
 * How people say a number of pieces by another one, per language and in folded letters, with the factor: `twice as many`. A
 * translator adds phrases here and nowhere else.
 */
const phrases: readonly (readonly [factor: number, phrases: string])[] = [
  [
    2,
    'doppelt so viele?|(?:die|das) doppelte(?: menge| anzahl)?|twice as many|double (?:the |that )?(?:number|amount|quantity|qty)|deux fois plus|le double|il doppio|el doble|o dobro|dubbel zoveel|het dubbele|twee keer zoveel|dvojnasobek|dvakrat tolik|dwa razy (?:tyle|wiecej)|dwukrotnie wiecej|podwojn\\p{L}{1,2} (?:ilosc|liczbe)|ketszer annyi|duplaja|dublul|de doua ori mai mult\\p{L}?|dubbelt sa manga|dvakrat toliko|dvojna kolicina',
  ],
  [
    0.5,
    'halb so viele?|die (?:halbe (?:menge|anzahl)|halfte)|half as many|half (?:of )?(?:the|that) (?:number|amount|quantity)|half of (?:that|those)|(?:deux fois moins|la moitie)|la meta|la mitad|a metade|half zoveel|de helft|polovin[uay]|polowe|feleannyi|jumatate|halften|polovic[oa]',
  ],
]
const anyPhrase = phrases.map(([, words]) => words).join('|')
/** `three more than last time`: of a number that stands elsewhere. */
const moreThan =
  '(?<!(?:no|not|nicht|pas|non|nie|ne|niet|nao|nu|nem|inte)\\s)(?:more|fewer|less|mehr|weniger|plus|moins|mas|menos|piu|meno|mais|vice|mene|wiecej|mniej|meer|minder|fler|farre|tobb|vec|manj|mai mult\\p{L}?)\\s+(?:than|als|que|di|che|do|nez|niz|dan|an|mint|kot|decat)'
const more = new RegExp(String.raw`(?<![\p{L}\d])(\d{1,4}|${wordOfSeveral})\s+(?:\p{L}+\s+)?${moreThan}(?!\p{L})`, 'u')
const relative = new RegExp(String.raw`(?<!\p{L})(?:${anyPhrase})(?!\p{L})`, 'u')
const factors = phrases.map(([factor, words]) => ({
  factor,
  said: new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u'),
}))

/** Whether a text says the pieces that were read in it by another number, which may be any of its mail. */
export function isRelative(text: string, count: string): boolean {
  const folded = foldLetters(text)
  const [, further = ''] = more.exec(folded) ?? []
  return relative.test(folded) || (further !== '' && sayPieces(further) === count)
}

/**
 * Returns the pieces that a text says by those of the part above it.
 * @returns empty for a text that says none, or no whole number
 */
export function readRelative(text: string, above: string): string {
  const folded = foldLetters(text)
  const factor = factors.find(({ said }) => said.test(folded))?.factor
  const count = Number(above) * (factor ?? 0)
  return Number.isInteger(count) && count > 0 ? String(count) : ''
}
