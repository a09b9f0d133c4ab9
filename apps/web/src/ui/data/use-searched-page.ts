import { useState } from 'react'

/** Returns the search text and the page of a `SearchedList` that the address of the page does not contain. */
export function useSearchedPage() {
  const [{ q, page }, setSearched] = useState({ q: '', page: 1 })
  return {
    q,
    page,
    /** Begins at the first page. */
    onSearch: (query: string) => setSearched({ q: query, page: 1 }),
    onPage: (next: number) => setSearched({ q, page: next }),
  }
}
