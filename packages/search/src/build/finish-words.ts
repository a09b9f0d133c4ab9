import type { CategoryInput, ProductInput, TextsByLanguage } from '../index-input.ts'
import { articleKey } from '../numbers/article-key.ts'
import { splitWords } from '../text/fold-text.ts'
import type { Vocabulary, VocabularyDraft } from '../text/vocabulary.ts'
import { addWord, settleVocabulary } from '../text/vocabulary.ts'

/** Returns the vocabularies of the product texts by language. */
export function finishWords(products: readonly ProductInput[], languages: readonly string[]): Map<string, Vocabulary> {
  const drafts = beginWords(languages)
  const split = splitOnce()
  for (const [product, { texts }] of products.entries()) {
    for (const language of languages) {
      remarkTexts(drafts.get(language), product, texts[language] ?? [], split)
    }
  }
  return new Map([...drafts].map(([language, draft]) => [language, settleVocabulary(draft)]))
}

/** Returns the vocabulary of the product numbers, in their parts and as a whole without separators. */
export function finishNumberWords(products: readonly ProductInput[]): Vocabulary {
  const draft: VocabularyDraft = new Map()
  for (const [product, { productNr }] of products.entries()) {
    remarkTexts(draft, product, [productNr, articleKey(productNr)], splitWords)
  }
  return settleVocabulary(draft)
}

/** Returns the vocabularies of the category names by language. */
export function finishCategoryWords(
  categories: readonly CategoryInput[],
  languages: readonly string[],
): Map<string, Vocabulary> {
  const drafts = beginWords(languages)
  for (const [place, { texts }] of categories.entries()) {
    for (const language of languages) remarkTexts(drafts.get(language), place, texts[language] ?? [], splitWords)
  }
  return new Map([...drafts].map(([language, draft]) => [language, settleVocabulary(draft)]))
}

/** Returns the name in each language that has one. */
export function namesOf(texts: TextsByLanguage, languages: readonly string[]): Record<string, string> {
  const named = languages.flatMap((language): [string, string][] => {
    const name = texts[language]?.[0]
    return name === undefined ? [] : [[language, name]]
  })
  return Object.fromEntries(named)
}

function beginWords(languages: readonly string[]): Map<string, VocabularyDraft> {
  return new Map(languages.map((language): [string, VocabularyDraft] => [language, new Map()]))
}

function remarkTexts(
  draft: VocabularyDraft | undefined,
  ordinal: number,
  texts: readonly string[],
  split: (text: string) => string[],
): void {
  if (draft === undefined) return
  for (const [place, text] of texts.entries()) {
    for (const word of split(text)) addWord(draft, word, ordinal, place === 0)
  }
}

/** Returns a function that splits each distinct text once, as products share most of their texts. */
function splitOnce(): (text: string) => string[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const words = known.get(text) ?? splitWords(text)
    known.set(text, words)
    return words
  }
}
