import { setImmediate as endOfTurn } from 'node:timers/promises'

interface Batch<Key, Value> {
  keys: Key[]
  values: Promise<readonly Value[]>
}

/** The statements of one source, which wait for each other. */
interface Queue<Key, Value> {
  /** The keys that the next statement reads; null until a call asks for one. */
  next: Batch<Key, Value> | null
  /** Resolves when the newest statement has ended, even if it failed. */
  running: Promise<unknown>
}

/**
 * Returns a function that looks up one key. It sends one statement at a time: the keys of all calls that arrive in one
 * turn of the event loop, or while a statement runs, are read together by the next one. A statement that each request
 * needs thus costs a busy server little.
 *
 * A failed statement fails all calls whose keys it reads, so keys must be valid.
 * @param read returns the values in the order of the keys; it is called after the calls that it answers
 */
export function lookUpTogether<Source extends object, Key, Value>(
  read: (source: Source, keys: readonly Key[]) => Promise<readonly Value[]>,
): (source: Source, key: Key) => Promise<Value | undefined> {
  const queues = new WeakMap<Source, Queue<Key, Value>>()

  const begin = (source: Source, queue: Queue<Key, Value>): Batch<Key, Value> => {
    const keys: Key[] = []
    const values = Promise.all([queue.running, endOfTurn()]).then(() => {
      queue.next = null
      return read(source, keys)
    })
    queue.running = values.catch(() => undefined)
    return { keys, values }
  }

  return async (source, key) => {
    const queue = queues.get(source) ?? { next: null, running: Promise.resolve() }
    queues.set(source, queue)
    queue.next ??= begin(source, queue)
    const { keys, values } = queue.next
    const place = keys.push(key) - 1
    return (await values)[place]
  }
}
