import { isUnreached } from '../../api/call-error.ts'

export interface Fetched<Item> {
  item: Item
  file: Blob
}

export interface Failed<Item> {
  item: Item
  error: Error
}

/** So few at a time that the shop still answers the user's other calls. */
const atOnce = 3

/**
 * Fetches the file of each item, a few at a time. A failure does not stop the others, but a lost connection does: the
 * rest then fails with it.
 * @param onFetched called after each file
 * @throws Error only if the signal was aborted
 */
export async function fetchAll<Item>(
  items: readonly Item[],
  fetchOne: (item: Item) => Promise<Blob>,
  signal: AbortSignal,
  onFetched: () => void,
): Promise<{ fetched: Fetched<Item>[]; failed: Failed<Item>[] }> {
  const fetched: Fetched<Item>[] = []
  const failed: Failed<Item>[] = []
  const left = items.values()
  const work = async () => {
    for (const item of left) {
      signal.throwIfAborted()
      try {
        fetched.push({ item, file: await fetchOne(item) })
        onFetched()
      } catch (reason) {
        signal.throwIfAborted()
        const error = reason instanceof Error ? reason : new Error(String(reason))
        failed.push({ item, error })
        if (isUnreached(error)) for (const rest of left) failed.push({ item: rest, error })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { fetched, failed }
}
