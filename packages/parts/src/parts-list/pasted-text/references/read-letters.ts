import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { isPartLine } from '../mail/part-line.ts'

/** Positions that are counted by letters begin above those that are counted by numbers. */
export const firstLetter = 1001
/** Words for a position of a list, in folded letters. */
export const listWord =
  '(?:pos(?:ition|izione|icion|icao)?|poz(?:ice|ycja)?|pol(?:ozka)?|postavka|item|line|zeile|lfd|rep|ref|tetel|rad(?:ek)?|wiersz|vrstica|riga|linea|ligne|linha|linia|regel|punkt|pkt|partida|voce|ponto|rand|lp|post(?:e|en)?)'
/** `A  pins`, `B) sleeves`, `Item C: bushes`, `d. screws` */
const lettered = /^(?:([A-Z])(?:[.:)]\s*|,?\s+)|([a-z])[.:]\s+)(?=\S)/
const word = new RegExp(String.raw`^${listWord}\.?\s+(?=[a-z][.:)]\s)`)

/** Returns the position that a letter counts: `A` is the first one. */
export function positionOf(letter: string): number {
  return firstLetter + letter.toUpperCase().charCodeAt(0) - 65
}

/** Reads letters that count the parts of a mail: `A  pins 5x315`, and below `A should be 400 long`. */
export function readLetters(written: readonly string[]): { text: string; position: number | null }[] {
  const lines = written.map((line) => line.slice(word.exec(foldLetters(line))?.[0].length ?? 0))
  const letters = lines.map((line) => {
    const [, capital, small] = lettered.exec(line) ?? []
    return (capital ?? small)?.toUpperCase()
  })
  const counting = letters.filter((letter, at) => letter !== undefined && isPart(lines[at] ?? ''))
  const counts = counting[0] === 'A' && counting[1] === 'B'
  return written.map((text, at) => {
    const letter = letters[at]
    if (!counts || letter === undefined || !counting.includes(letter)) return { text, position: null }
    return { text: (lines[at] ?? text).replace(lettered, ''), position: positionOf(letter) }
  })
}

/** The sizes of a part may stand in the line below its kind. */
function isPart(line: string): boolean {
  return isPartLine(line, foldLetters(line)) || namesKind(line)
}
