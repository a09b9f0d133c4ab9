import { foldLetters } from '../../fold-letters.ts'
import { numberWord, readPieces } from '../../quantities/read-pieces.ts'

/** `4 (four)` */
const saidTwice = new RegExp(String.raw`(?<![\d.,])(\d{1,4})\s*\((${numberWord})\)`, 'u')

/** Removes a number in words behind the same one in figures. */
export function withoutRepeated(text: string): string {
  const found = saidTwice.exec(foldLetters(text))
  const [said = '', figures = '', word = ''] = found ?? []
  if (found === null || readPieces(`${word} pcs`)?.count !== Number(figures)) return text
  return `${text.slice(0, found.index)}${figures}${text.slice(found.index + said.length)}`
}
