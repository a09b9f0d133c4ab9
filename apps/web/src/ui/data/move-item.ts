/** Returns the list with one item at another place. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const [item] = list.slice(from, from + 1)
  const others = list.toSpliced(from, 1)
  return item === undefined ? others : others.toSpliced(to, 0, item)
}
