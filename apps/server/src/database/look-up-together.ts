import { setImmediate as endOfTurn } from 'node:timers/promises'

interface Batch<Key, Value> {
  keys: Key[]
  values: Promise<readonly Value[]>
}

/** What is looked up in one source. */
interface Line<Key, Value> {
  /** The keys that the next statement reads; null until a call asks for one. */
  next: Batch<Key, Value> | null
  /** Ends with the last statement. */
  running: Promise<unknown>
}

/**
 * Returns a function that looks up one key. It sends one statement at a time: the keys of all calls that arrive in one
 * turn of the event loop, or while a statement runs, are read together by the next one. So a busy server spends little on
 * a statement that each request needs.
 *
 * A key that makes the statement fail fails the calls that are read with it, so keys must be valid.
 * @param read returns the values in the order of the keys; it is called after the calls that it answers
 */
export function lookUpTogether<Source extends object, Key, Value>(
  read: (source: Source, keys: readonly Key[]) => Promise<readonly Value[]>,
): (source: Source, key: Key) => Promise<Value | undefined> {
  const lines = new WeakMap<Source, Line<Key, Value>>()

  const begin = (source: Source, line: Line<Key, Value>): Batch<Key, Value> => {
    const keys: Key[] = []
    const values = Promise.all([line.running, endOfTurn()]).then(() => {
      line.next = null
      return read(source, keys)
    })
    line.running = values.catch(() => undefined)
    return { keys, values }
  }

  return async (source, key) => {
    const line = lines.get(source) ?? { next: null, running: Promise.resolve() }
    lines.set(source, line)
    line.next ??= begin(source, line)
    const { keys, values } = line.next
    const place = keys.push(key) - 1
    return (await values)[place]
  }
}
