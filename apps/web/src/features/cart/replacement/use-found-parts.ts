import type { Designation, Suggestion } from '@normwerk/contract/search'
import { isMachined, type PartOptions } from '@normwerk/parts/configured-part'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { designatedPart } from '../../../shared/parts/designated-part.ts'
import type { Candidate } from './candidate.ts'
import { designationQuery, dimensionQuery, suggestionsQuery, summariesQuery } from './queries.ts'

const maxFound = 8

interface Found {
  parts: Candidate[]
  isPending: boolean
  error: Error | null
  retry: () => void
}

/**
 * Finds the parts that a text names or begins to name: an article number, or a designation with its usual materials.
 */
export function useFoundParts(text: string): Found {
  const asked = { enabled: text !== '', placeholderData: keepPreviousData }
  const designation = useQuery({ ...designationQuery(text), ...asked })
  const suggestions = useQuery({ ...suggestionsQuery(text), ...asked })
  const named = designation.data?.designation
  const namedIds = named === undefined ? [] : [named, ...named.alternatives].map((part) => part.productDimensionId)
  const ids = [...new Set([...namedIds, ...articleIds(suggestions.data?.suggestions ?? [])])].slice(0, maxFound)
  const requested = named === undefined ? {} : requestedOptions(named)
  const reads = useQueries({ queries: ids.map(dimensionQuery) })
  const parts = reads.flatMap(({ data }) => data ?? [])
  const failed = reads.find(({ isError }) => isError)
  const productIds = [...new Set(parts.map(({ productId }) => productId))].sort()
  const products = useQuery({
    ...summariesQuery(productIds),
    enabled: productIds.length > 0,
    placeholderData: keepPreviousData,
  })
  const names = new Map(products.data?.items.map(({ id, name }) => [id, name]))
  return {
    parts: parts.map((part) => ({
      part,
      name: names.get(part.productId) ?? '',
      ...(namedIds.includes(part.id) ? requested : {}),
    })),
    isPending: isAwaited(designation) || isAwaited(suggestions) || reads.some(({ isPending }) => isPending),
    // A part that cannot be read does not hide the others.
    error: designation.error ?? suggestions.error ?? (parts.length > 0 ? null : (failed?.error ?? null)),
    retry: () => {
      for (const query of [designation, suggestions, ...reads]) if (query.isError) void query.refetch()
    },
  }
}

/** While an answer is being loaded, the one to an earlier text is shown. */
function isAwaited({ isPending, isPlaceholderData }: { isPending: boolean; isPlaceholderData: boolean }): boolean {
  return isPending || isPlaceholderData
}

function articleIds(suggestions: readonly Suggestion[]): string[] {
  return suggestions.flatMap(({ kind, id }) => (kind === 'article' ? id : []))
}

/** Returns the machining that a designation names. A designation of a stock part names none. */
function requestedOptions(designation: Designation): { requested?: PartOptions } {
  const requested = designatedPart(designation)
  return isMachined(requested) ? { requested } : {}
}
