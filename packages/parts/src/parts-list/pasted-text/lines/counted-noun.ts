import { isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { sizeLabel } from '../../quantities/write-named-sizes.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isOtherNoun } from '../sentences/find-asked.ts'
import { isNumbered } from '../sentences/numbered-nouns.ts'
import type { OrderLine } from './read-order-line.ts'

const counted = /^(\d{1,3})\s+(?=\p{L}{3})(.+)$/u
const furtherCount = /(?:[,;]\s*|\s)\d{1,3}\s+(?!dia(?!\p{L}))\p{L}{3}/u
const unit = new RegExp(`^(?:${units.pieces}|${units.packs}|${units.multiples})$`, 'u')
const marks = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu
const maxWords = 4

/**
 * Reads the number before the noun of goods, whatever stands behind the noun: `6 plugs 1/4 inch`, `4 portagomma`
 * @returns null for a text with another number, such as that of a size, of days or of a second part
 */
export function readCountedNoun(text: string): OrderLine | null {
  const [, quantity = '', requested = ''] = counted.exec(text.trim()) ?? []
  if (Number(quantity) === 0 || furtherCount.test(requested)) return null
  const [word = ''] = requested.split(/[\s,]/)
  const bare = foldLetters(word).replace(marks, '')
  const isOther = isNumbered(bare) || isOtherNoun(requested) || unit.test(bare) || sizeLabel.test(bare)
  const isNoun = namesKind(requested.split(' ').slice(0, 3).join(' ')) || !(isOrdering(word) || belongsToPart(word))
  return !isOther && isNoun && !namesCut(word) ? { requested, quantity } : null
}

/** Whether a text is a number with a noun that may name goods nobody knows: `4 slangpilaren`, not `2 short ones` */
export function isCountedNoun(text: string): boolean {
  const words = (readCountedNoun(text.replace(/[.!?]$/, ''))?.requested ?? '').split(' ')
  const [first = ''] = words
  const isPlain = words.every((word) => /^\p{L}[\p{L}-]+$/u.test(word) && !belongsToPart(word))
  return first.length > 4 && words.length <= maxWords && isPlain && !namesWork(text) && !namesCut(text)
}
