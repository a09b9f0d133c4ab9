import type { ImportedRow } from '@normwerk/contract/parts-list'
import type { Suggestion } from '@normwerk/contract/search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../../ui/forms/use-debounced.ts'
import { partsAmong, suggestedPartsQuery, suggestionsQuery } from './suggested-parts.ts'

const rest = 60
/** Prices are requested only when typing pauses. */
const longRest = 250
const maxSuggestions = { wide: 10, narrow: 8 }
const narrowScreen = '(max-width: 47.99em)'

interface Suggestions {
  /** Null while there is nothing to show. */
  suggestions: readonly Suggestion[] | null
  partOf: (suggestion: Suggestion) => ImportedRow | undefined
  /** Fits the list into the window. */
  measure: () => void
}

/** Suggestions for the typed text, with size and price as soon as they are known. */
export function useSuggestions(typed: string, isOpen: boolean): Suggestions {
  const [limit, setLimit] = useState(maxSuggestions.wide)
  const requested = typed.trim()
  const asked = useDebounced(requested, rest)
  const { data } = useQuery({
    ...suggestionsQuery(asked),
    enabled: isOpen && asked !== '',
    placeholderData: (previous) => previous,
  })
  const suggestions = isOpen && requested !== '' && data !== undefined ? partsAmong(data.suggestions, limit) : null
  const rested = useDebounced(suggestions?.map(({ text }) => text).join('\n') ?? '', longRest)
  const { data: parts } = useQuery({
    ...suggestedPartsQuery(rested.split('\n')),
    enabled: suggestions !== null && rested !== '',
    placeholderData: (previous) => previous,
  })
  return {
    suggestions,
    partOf: ({ text }) => parts?.get(text),
    measure: () => setLimit(window.matchMedia(narrowScreen).matches ? maxSuggestions.narrow : maxSuggestions.wide),
  }
}
