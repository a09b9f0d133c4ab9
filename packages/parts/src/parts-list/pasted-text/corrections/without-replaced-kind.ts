import { endsInAsking, isOrdering } from '../../../words/order-words.ts'
import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { anyChange } from './change-words.ts'
import { inPlaceOf } from './read-replaced.ts'

const start = new RegExp(String.raw`^\s*${inPlaceOf}\s+`, 'u')
const startBehind = new RegExp(
  String.raw`^(\s*(?:(?:a|az)\s)?[^\d,;.!?]{3,40}?)\s${anyChange('insteadBehind')},?\s+`,
  'u',
)
const number = new RegExp(String.raw`^(?:\d{1,4}|${wordOfSeveral})$`, 'u')
const maxLength = 200
const maxWords = 5

interface Split {
  kind: string
  rest: string
}

/**
 * Removes a kind without sizes from a sentence that asks for a part in its place, as the part is not of that kind: `instead
 * of the sleeves please 4 pins 5x125`
 */
export function withoutReplacedKind(line: string): string {
  return split(line)?.rest ?? line
}

/** Returns the kind that a sentence asks to leave out for another part; null for another sentence. */
export function replacedKind(line: string): string | null {
  return split(line)?.kind ?? null
}

function split(written: string): Split | null {
  if (written.length > maxLength || !hasSizes(written)) return null
  const line = written.normalize('NFC')
  const folded = foldLetters(line)
  const behind = startBehind.exec(folded)
  const found = start.exec(folded)
  if (found === null && behind === null) return null
  const { kind, rest } =
    found === null
      ? { kind: line.slice(0, behind?.[1]?.length ?? 0), rest: line.slice(behind?.[0].length ?? 0) }
      : splitWords(line.slice(found[0].length))
  const isOfKind = namesKind(kind) && !hasSizes(kind) && !/\d/.test(kind)
  return isOfKind && hasSizes(rest) && namesKind(rest) ? { kind, rest } : null
}

/** Splits before the first word that asks or counts, or behind a comma. */
function splitWords(text: string): Split {
  const words = text.split(/(?<=\s)/)
  const at = words.findIndex((word, index) => {
    const plain = foldLetters(word.trim().replace(/[,:–-]+$/, ''))
    return index > 0 && (number.test(plain) || isAsking(plain) || /[,:]$/.test((words[index - 1] ?? '').trim()))
  })
  if (at < 0 || at > maxWords) return { kind: '', rest: text }
  return { kind: words.slice(0, at).join('').trim().replace(/[,:]$/, ''), rest: words.slice(at).join('') }
}

function isAsking(word: string): boolean {
  return word.length > 2 && !namesKind(word) && (isOrdering(word) || endsInAsking(word))
}
