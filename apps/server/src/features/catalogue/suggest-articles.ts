import { suggestArticles as suggestFromIndex } from '@normwerk/search/find-article'
import type { Catalogue } from './live-catalogue.ts'

const maxArticles = 3

/** Suggests article numbers that are similar to an unknown one. */
export function suggestArticles(catalogue: Catalogue, text: string): string[] {
  return suggestFromIndex(catalogue.index, text, maxArticles).map(({ articleNo }) => articleNo)
}
