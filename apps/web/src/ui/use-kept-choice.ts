import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A text that is stored in this browser; null until one is. */
export function useKeptText(name: string): [string | null, (text: string) => void] {
  const key = `normwerk.${name}`
  const kept = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  )
  const keep = useCallback(
    (text: string) => {
      localStorage.setItem(key, text)
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [kept, keep]
}

/** A choice that is stored in this browser; the default is the first one. */
export function useKeptChoice<Value extends string>(
  name: string,
  options: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [kept, keep] = useKeptText(name)
  return [options.find((choice) => choice === kept) ?? options[0], keep]
}
