/** Works on items a few at a time; gives those that were done, in their order. What fails leaves the rest undone. */
export async function workInTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<Item[]> {
  const done = new Set<Item>()
  const waiting = [...items]
  async function workOn(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const current = item
      const isDone = await work(current).then(
        () => true,
        () => false,
      )
      if (isDone) done.add(current)
      else waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOn))
  return items.filter((item) => done.has(item))
}
