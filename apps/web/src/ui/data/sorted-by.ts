/**
 * Returns the direction in which a list is sorted by a column. The order is written `name`, or `-name` for descending.
 */
export function sortedBy(sort: string, column: string): 'ascending' | 'descending' | null {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : null
}
