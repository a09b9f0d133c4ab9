/** Changes the search of an address so that it shows another page of a list; the first one needs no mention. */
export function turnPage(page: number) {
  return <Search extends { page?: number }>({ page: _, ...kept }: Search) => (page > 1 ? { ...kept, page } : kept)
}
