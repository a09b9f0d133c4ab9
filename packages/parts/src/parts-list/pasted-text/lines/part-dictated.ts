import { belongsToPart, hasSizes, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { numberHomographs } from '../../quantities/number-homographs.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { endOfSizes } from './split-mentions.ts'

/** A number in words with the name and the first size of what it counts: `quatre colonnes de guidage 15` */
const counted = new RegExp(
  String.raw`(?<=[\p{L}\d)]\s+)(?<!\p{L})(${wordOfSeveral})\s+((?:\p{L}[\p{L}'’-]*\s+){1,5})(?=\D{0,3}\d)`,
  'gu',
)
const maxLength = 600

/**
 * Puts a comma before a number in words that counts the next part of a sentence without commas, as people dictate: `eight
 * core pins 10x160 four pillars 15x36x55`
 */
export function partDictated(text: string): string {
  if (text.length > maxLength || !hasSizes(text)) return text
  const folded = foldLetters(text)
  const places = findAll(counted, folded).flatMap(({ index, 1: number = '', 2: named = '' }) => {
    const before = folded.slice(0, index)
    const isNext = endsInPart(before) && !numberHomographs.has(number) && namesKind(named)
    return isNext ? [index] : []
  })
  return places.reduceRight((said, at) => `${said.slice(0, at).trimEnd()}, ${said.slice(at)}`, text)
}

/** Whether a text ends in the sizes of a part, or in its material behind them. */
function endsInPart(text: string): boolean {
  const end = endOfSizes(text)
  const behind = text.slice(end).split(/\s+/).filter(Boolean)
  return end > 0 && behind.every((word) => belongsToPart(word))
}
