/** How a list is sorted by one of its columns, when its order is written `name` or, the other way round, `-name`. */
export function sortedBy(sort: string, column: string): 'ascending' | 'descending' | null {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : null
}
