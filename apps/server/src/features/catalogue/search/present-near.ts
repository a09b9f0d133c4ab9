import type { LanguageCode } from '@normwerk/contract/language'
import type { SuggestedPart } from '@normwerk/contract/search'
import { findArticle } from '@normwerk/search/find-article'
import { formatArticle } from '../format-article.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import type { ArticleRow } from '../read-part.ts'
import { formatNear, type Near } from './nearest-articles.ts'

interface Presentation {
  catalogue: Catalogue
  /** By id. */
  articles: ReadonlyMap<string, ArticleRow>
  language: LanguageCode
}

/** Returns an article in the caller's words; null if it is not among the articles. */
export function presentArticle({ catalogue, articles, language }: Presentation, id: string | undefined) {
  const article = id === undefined ? undefined : articles.get(id)
  const product = article && catalogue.products.get(article.productId)?.row
  if (article === undefined || product === undefined) return null
  const description = formatArticle({ ...product, values: article.values }, language)
  return { productDimensionId: article.id, articleNo: article.articleNo, description }
}

/** Returns the suggestions of which the articles are known. */
export function presentNear(presentation: Presentation, near: readonly Near[]): SuggestedPart[] {
  return near.flatMap((each) => {
    const described = presentArticle(presentation, findArticle(presentation.catalogue.index, each.articleNo)?.id)
    return described === null ? [] : { ...described, articleNo: formatNear(each), score: each.score }
  })
}
