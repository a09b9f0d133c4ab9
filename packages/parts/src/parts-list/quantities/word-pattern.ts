import { foldLetters } from '../fold-letters.ts'

/**
 * Returns words as a part of a regular expression for folded texts, the longest first. `_` stands for blanks.
 */
export function alternatives(words: readonly string[]): string {
  const unique = [...new Set(words.filter((word) => word !== '').map(foldLetters))].map((word) =>
    word.replaceAll('.', String.raw`\.`).replaceAll('_', String.raw`\s+`),
  )
  return `(?:${unique.sort((a, b) => b.length - a.length).join('|')})`
}
