import { languageCodes } from '@normwerk/contract/language'
import type { EditedSynonym } from '@normwerk/contract/synonym'
import { createKnownWords } from '@normwerk/parts/designation/knows-words'
import { isSameWord } from '@normwerk/parts/synonyms/same-word'
import { foldPhrase } from '@normwerk/parts/synonyms/synonyms'
import { productsNamed } from '@normwerk/search/text/match-products'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { listMeant } from './list-meant.ts'
import type { SynonymRow } from './repository/synonyms.ts'

/**
 * Rejects a synonym whose words the shop understands already, or which another synonym has, or whose meaning it does
 * not know.
 * @param others all other synonyms
 */
export function checkSynonym(
  catalogue: Catalogue,
  { words, means, language }: EditedSynonym,
  others: readonly SynonymRow[],
): void {
  if (isUnderstood(catalogue, words, language)) throw new AppError('synonymKnown', {}, { words })
  const key = foldPhrase(words)
  const same = others.find(
    (other) =>
      isSameWord(other.wordsKey, key) && (other.language === null || language === null || other.language === language),
  )
  if (same !== undefined) throw new AppError('synonymExists', {}, { words: same.words, means: same.means })
  if (listMeant(catalogue, means, language).length === 0) throw new AppError('meaningUnknown', {}, { means })
}

/** Whether lists or the search read the words already, as a word of the trade, a standard, a size, or a product. */
function isUnderstood({ assortment, index }: Catalogue, words: string, language: EditedSynonym['language']): boolean {
  const spoken = language === null ? languageCodes : [language]
  return createKnownWords(assortment)(words) || spoken.some((code) => productsNamed(index, words, code).length > 0)
}
