/** Changes an address so that it shows another page of a list. The first page is left out of it. */
export function turnPage(page: number) {
  return <Search extends { page?: number }>({ page: _, ...kept }: Search) => (page > 1 ? { ...kept, page } : kept)
}
