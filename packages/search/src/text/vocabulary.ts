/** The words of one language, ascending, each with the ordinals of its carriers (products or categories). */
export interface Vocabulary {
  readonly words: readonly string[]
  /** First place in `carriers` of each word; one more at the end. */
  readonly first: Uint32Array
  /** Ordinal × 2, + 1 if the word is part of the name. */
  readonly carriers: Uint32Array
}

export type VocabularyDraft = Map<string, number[]>

/** Records that `ordinal` has `word`. Calls must come in ascending order of ordinals, names before other texts. */
export function addWord(draft: VocabularyDraft, word: string, ordinal: number, inName: boolean): void {
  const carriers = draft.get(word)
  if (carriers === undefined) draft.set(word, [ordinal * 2 + (inName ? 1 : 0)])
  else if ((carriers.at(-1) ?? 0) >> 1 !== ordinal) carriers.push(ordinal * 2 + (inName ? 1 : 0))
}

/** Turns a draft into a vocabulary. */
export function settleVocabulary(draft: VocabularyDraft): Vocabulary {
  const words = [...draft.keys()].sort()
  const first = new Uint32Array(words.length + 1)
  let length = 0
  for (const [place, word] of words.entries()) {
    first[place] = length
    length += draft.get(word)?.length ?? 0
  }
  first[words.length] = length
  const carriers = new Uint32Array(length)
  for (const [place, word] of words.entries()) carriers.set(draft.get(word) ?? [], first[place])
  return { words, first, carriers }
}

/** Whether exactly this word occurs. */
export function hasWord({ words }: Vocabulary, word: string): boolean {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return words[low] === word
}
