import { setImmediate } from 'node:timers/promises'

/** Other calls are served after this many milliseconds of work. */
const maxTurnMs = 10

/**
 * Maps many items, and serves other calls in between.
 * @param resume called before each further turn; it may throw to end the work
 */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
  resume: () => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = []
  let began = performance.now()
  for (const [index, item] of items.entries()) {
    results.push(work(item, index))
    if (performance.now() - began < maxTurnMs) continue
    await setImmediate()
    resume()
    began = performance.now()
  }
  return results
}
