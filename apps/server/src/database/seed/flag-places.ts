/** Spreads flags over a list of products: index of the product → place among those flagged. */
export function flagPlaces(total: number, { count, first }: { count: number; first: number }): Map<number, number> {
  const step = Math.max(1, Math.floor(total / count))
  const places = new Map<number, number>()
  for (let index = first; index < total && places.size < count; index += step) places.set(index, places.size)
  return places
}
