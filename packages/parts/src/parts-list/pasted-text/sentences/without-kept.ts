import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { withoutUnchanged } from '../lines/without-unchanged.ts'

const number = new RegExp(String.raw`\d|(?<!\p{L})${wordOfSeveral}(?!\p{L})`, 'u')
const maxWords = 6

/**
 * Removes sentences which only say that a kind of parts does not change, as they count nothing: `Tuleje bez zmian.` A line
 * that has only one stays.
 */
export function withoutKept(line: string): string {
  const sentences = line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  return sentences.length < 2 ? line : sentences.filter((sentence) => !isKept(sentence)).join(' ')
}

function isKept(sentence: string): boolean {
  if (!namesKind(sentence) || hasSizes(sentence) || number.test(foldLetters(sentence)) || isCancelled(sentence))
    return false
  return sentence.split(/\s+/).length <= maxWords && withoutUnchanged(sentence) !== sentence
}
