import { useEffect, useRef, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

const rest = 300

/** Writes the typed text to the address when typing pauses. A changed address (Back) updates the field. */
export function useTypedSearch(q: string, onRest: (q: string) => void) {
  const [typed, setTyped] = useState(q)
  const rested = useDebounced(typed, rest)
  const reported = useRef(q)

  useEffect(() => {
    if (reported.current === q) return
    reported.current = q
    setTyped(q)
  }, [q])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typed text is reported
  useEffect(() => {
    if (rested.trim() === reported.current) return
    reported.current = rested.trim()
    onRest(reported.current)
  }, [rested])

  return { typed, setTyped }
}
