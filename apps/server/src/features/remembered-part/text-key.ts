import { createHash } from 'node:crypto'
import type { WrittenPart } from '@normwerk/contract/parts-list'
import { optionFields } from '@normwerk/parts/parts-list/fields'
import { foldLetters } from '@normwerk/parts/parts-list/fold-letters'

/** The cells of a row that name its part, and the headings above it. */
export type WrittenText = Omit<WrittenPart, 'quantity'>

/**
 * Returns the same key for texts that differ only in letter case, accents and spaces; null for a row without a text.
 * The cells for options belong to the text, because "Ejector pin Ø6" beside two lengths is two parts, and so do the
 * headings above it, because "6x200" below two headings is two parts.
 */
export function textKeyOf(row: WrittenText): string | null {
  const words = wordsOf(row).map(fold)
  if (words.length === 0) return null
  const options = optionFields.map((field) => fold(String(row[field] || '')))
  const above = headingsOf(row).map(fold)
  return createHash('sha256')
    .update(JSON.stringify(above.length > 0 ? [words, options, above] : [words, options]))
    .digest('base64url')
}

/** Returns the text of a row for people: its cells as they stand in the list. */
export function writtenTextOf(row: WrittenText): string {
  const options = optionFields.map((field) => (row[field] === true ? '3.1' : String(row[field] || '').trim()))
  return [...headingsOf(row), ...wordsOf(row), ...options.filter((option) => option !== '')].join(' · ')
}

function wordsOf({ articleNo, designation }: WrittenText): string[] {
  return [articleNo, designation].flatMap((cell) => cell?.trim() || [])
}

function headingsOf({ title, section }: WrittenText): string[] {
  return [title, section].flatMap((heading) => heading?.trim() || [])
}

function fold(cell: string): string {
  return foldLetters(cell).trim().replace(/\s+/g, ' ')
}
