import { foldLetters } from '../fold-letters.ts'

/** Words with a common beginning, which stands in a pattern only once. */
interface Branch {
  next: Map<string, Branch>
  isWord: boolean
}

/**
 * Returns words as a part of a regular expression for folded texts, the longest first. `_` stands for blanks. Common
 * beginnings are shared: a long pattern is searched many times slower.
 */
export function alternatives(words: readonly string[]): string {
  const root: Branch = { next: new Map(), isWord: false }
  for (const word of words) if (word !== '') addWord(root, foldLetters(word))
  return `(?:${[...root.next].map(([sign, branch]) => sign + sourceOf(branch)).join('|')})`
}

function addWord(root: Branch, word: string): void {
  let branch = root
  for (const letter of word) {
    const sign = letter === '.' ? String.raw`\.` : letter === '_' ? String.raw`\s+` : letter
    const next = branch.next.get(sign) ?? { next: new Map(), isWord: false }
    branch.next.set(sign, next)
    branch = next
  }
  branch.isWord = true
}

function sourceOf({ next, isWord }: Branch): string {
  const sources = [...next].map(([sign, branch]) => sign + sourceOf(branch))
  const letters = sources.filter((source) => source.length === 1)
  const longer = sources.filter((source) => source.length > 1)
  const several = letters.length > 1 ? [...longer, `[${letters.join('')}]`] : [...longer, ...letters]
  const [only = ''] = several
  if (several.length === 1 && (!isWord || only.length === 1 || only.startsWith('['))) return isWord ? `${only}?` : only
  return several.length === 0 ? '' : `(?:${several.join('|')})${isWord ? '?' : ''}`
}
