import { useEffect } from 'react'

/** Lets the browser ask before it closes or reloads a page with decisions that are stored nowhere else. */
export function useLeaveWarning(hasDecisions: boolean): void {
  useEffect(() => {
    if (!hasDecisions) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasDecisions])
}
