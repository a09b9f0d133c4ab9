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
    report(rested.trim())
  }, [rested])

  function report(text: string): void {
    if (text === reported.current) return
    reported.current = text
    onRest(text)
  }

  return {
    typed,
    setTyped,
    /** Leaving the field ends the typing: otherwise the search would take back the page of a link that was clicked. */
    onBlur: () => report(typed.trim()),
  }
}
