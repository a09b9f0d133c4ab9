import { foldLetters } from '../fold-letters.ts'
import { anyChange } from '../pasted-text/corrections/change-words.ts'
import { anyOf, groupWord, wordOfSeveral } from './read-pieces.ts'

const counting = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:\d{1,3}(?![\d.,/]|\s*(?:mm|°))|${wordOfSeveral}|${groupWord}|${anyOf('moulds')}|${anyOf('about')}|${anyChange('instead')}|${anyChange('cancel')})(?![\p{L}\d])`,
  'u',
)

/** Whether words that nobody could read may change the pieces beside them: `3`, `do dvou forem`, `at least`. */
export function mayCount(unread: readonly string[]): boolean {
  return unread.some((words) => counting.test(foldLetters(words)))
}
