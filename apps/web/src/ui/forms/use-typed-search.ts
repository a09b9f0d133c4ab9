import { useEffect, useRef, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

const rest = 300

/** What is typed goes to the address once it rests; an address that changes by itself (Back) comes into the field. */
export function useTypedSearch(q: string, onRest: (q: string) => void) {
  const [typed, setTyped] = useState(q)
  const rested = useDebounced(typed, rest)
  const reported = useRef(q)

  useEffect(() => {
    if (reported.current === q) return
    reported.current = q
    setTyped(q)
  }, [q])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed is told
  useEffect(() => {
    if (rested.trim() === reported.current) return
    reported.current = rested.trim()
    onRest(reported.current)
  }, [rested])

  return { typed, setTyped }
}
