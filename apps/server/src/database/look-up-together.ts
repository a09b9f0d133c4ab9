import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Returns a function that looks up one key, and reads the keys of all calls of one turn of the event loop together. A busy
 * server receives several requests in each turn, so a statement that each of them needs is sent once for all.
 * @param read is called after the calls that it answers
 */
export function lookUpTogether<Source extends object, Key, Value>(
  read: (source: Source, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (source: Source, key: Key) => Promise<Value | undefined> {
  const turns = new WeakMap<Source, { keys: Set<Key>; values: Promise<ReadonlyMap<Key, Value>> }>()

  const begin = (source: Source) => {
    const keys = new Set<Key>()
    const values = endOfTurn().then(() => {
      turns.delete(source)
      return read(source, [...keys])
    })
    return { keys, values }
  }

  return async (source, key) => {
    const turn = turns.get(source) ?? begin(source)
    turns.set(source, turn)
    turn.keys.add(key)
    return (await turn.values).get(key)
  }
}
