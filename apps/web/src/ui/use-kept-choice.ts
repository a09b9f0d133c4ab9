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

/** Null in a frame of another site whose storage the browser blocks; nothing is kept there. */
function findStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Returns a text that is stored in this browser; null until one is. */
export function readKeptText(name: string): string | null {
  return findStorage()?.getItem(`normwerk.${name}`) ?? null
}

export function keepText(name: string, text: string): void {
  findStorage()?.setItem(`normwerk.${name}`, text)
  for (const listener of listeners) listener()
}

/** A text that is stored in this browser; null until one is. */
export function useKeptText(name: string): [string | null, (text: string) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => readKeptText(name),
    () => null,
  )
  const keep = useCallback((text: string) => keepText(name, text), [name])
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
