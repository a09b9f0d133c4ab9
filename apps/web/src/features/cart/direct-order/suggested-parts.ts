import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { maxSearchTextLength } from '@normwerk/contract/limits'
import type { ImportedRow } from '@normwerk/contract/parts-list'
import type { Suggestion } from '@normwerk/contract/search'
import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { checkRows } from '../../../shared/lists/parts-list/check-rows.ts'
import { namedBy } from './order-lines.ts'

/** What a text that is being typed may become. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    ...endpointQuery(catalogueEndpoints.autoComplete, { input: { searchString: typed.slice(0, maxSearchTextLength) } }),
    staleTime: 10 * 60_000,
    meta: { showsError: true },
  })

/** Returns the suggestions that name a part, up to the limit. */
export function partsAmong(suggestions: readonly Suggestion[], limit: number): readonly Suggestion[] {
  return suggestions.filter(({ kind }) => kind === 'article' || kind === 'designation').slice(0, limit)
}

/** Parts of suggestions with size and price, by the text that names them. */
export const suggestedPartsQuery = (texts: readonly string[]) =>
  queryOptions({
    queryKey: ['suggested parts', texts],
    queryFn: async ({ signal }) => {
      const parts = new Map<string, ImportedRow>()
      await checkRows(
        texts.map((text, row) => ({ row, ...namedBy(text), quantity: 1 })),
        (_asked, answers) => {
          for (const answer of answers) parts.set(texts[answer.row] ?? '', answer)
        },
        signal,
      )
      return parts
    },
    staleTime: 60_000,
    meta: { showsError: true },
  })
