import { useEffect, useRef, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

const rest = 300

/** What is typed goes to the address once it rests; an address that changes by itself (Back) comes into the field. */
export function useTypedSearch(q: string, onRest: (q: string) => void) {
  const [typed, setTyped] = useState(q)
  const rested = useDebounced(typed, rest)
  const told = useRef(q)

  useEffect(() => {
    if (told.current === q) return
    told.current = q
    setTyped(q)
  }, [q])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed is told
  useEffect(() => {
    if (rested.trim() === told.current) return
    told.current = rested.trim()
    onRest(told.current)
  }, [rested])

  return { typed, setTyped }
}
