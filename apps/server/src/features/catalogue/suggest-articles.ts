import { suggestArticles as suggestFromIndex } from '@normwerk/search/find-article'
import type { Catalogue } from './live-catalogue.ts'

const maxArticles = 3

/** Article numbers close to one that does not exist. */
export function suggestArticles(catalogue: Catalogue, text: string): string[] {
  return suggestFromIndex(catalogue.index, text, maxArticles).map(({ articleNo }) => articleNo)
}
