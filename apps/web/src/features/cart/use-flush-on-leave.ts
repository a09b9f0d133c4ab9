import { useEffect } from 'react'
import { unsavedEdits, useCartEditor } from './cart-editor.ts'

/** Sends what is unsaved when the page is left or put aside, and warns before it would be lost. */
export function useFlushOnLeave(): void {
  const { positions, header } = useCartEditor()
  useEffect(() => {
    function flush(): void {
      positions.flush()
      header.flush()
    }
    function flushWhenHidden(): void {
      if (document.visibilityState === 'hidden') flush()
    }
    function warn(event: BeforeUnloadEvent): void {
      flush()
      if (unsavedEdits({ positions, header }) !== 'none') event.preventDefault()
    }
    document.addEventListener('visibilitychange', flushWhenHidden)
    window.addEventListener('beforeunload', warn)
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden)
      window.removeEventListener('beforeunload', warn)
      flush()
    }
  }, [positions, header])
}
