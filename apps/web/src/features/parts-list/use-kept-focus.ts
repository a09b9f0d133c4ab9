import { type RefObject, useEffect, useRef } from 'react'

/**
 * What had the focus may go with what was done by it: the focus is then put where it can go on, or it would fall out
 * of the dialog.
 * @param places by selectors, the first one that is there
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, places: readonly string[]): void {
  const last = useRef<Node | null>(null)

  useEffect(() => {
    const element = frame.current
    const remember = ({ target }: Event) => {
      last.current = target instanceof Node ? target : null
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [frame])

  useEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    const [place] = places.flatMap((selector) => frame.current?.querySelector<HTMLElement>(selector) ?? [])
    place?.focus()
  })
}
