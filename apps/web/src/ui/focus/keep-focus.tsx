import { type ReactNode, type RefCallback, useMemo } from 'react'

const attribute = 'data-keeps-focus'

interface Props {
  /** Selector of the elements that may get the focus. */
  on?: string
  children: ReactNode
}

/** Keeps the focus within its children, like `keepFocusOn`; it has no box of its own. */
export function KeepFocus({ on = 'a[href], button:enabled', children }: Props) {
  const frame = useMemo(() => keepFocusOn(on), [on])
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/**
 * Returns a `ref` for a frame that keeps the focus. A removed element loses the focus to the page, where the keyboard
 * starts at the top. Therefore another element of the frame gets it: the one in the place of the removed one, else the
 * last, and the frame itself if there is none.
 * @param selectors elements that may get the focus; the first selector with a match is used
 */
export function keepFocusOn(...selectors: readonly string[]): RefCallback<HTMLElement> {
  return (frame) => {
    if (frame === null) return
    const find = (selector: string) => [...frame.querySelectorAll<HTMLElement>(selector)]
    let held: { element: Element; inner: Element | null; places: number[] } | null = null
    frame.setAttribute(attribute, '')

    function remember({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return
      const inner = target.closest(`[${attribute}]`)
      held = { element: target, inner, places: selectors.map((selector) => find(selector).indexOf(target)) }
    }

    function clear(): void {
      // A user who moved the focus elsewhere keeps it there. Some browsers fire a blur event for a removed element too, or
      // for one that is disabled before it is removed.
      queueMicrotask(() => {
        if (held === null || !held.element.isConnected || held.element.matches(':disabled')) return
        if (document.activeElement !== held.element) held = null
      })
    }

    function takeOver(): void {
      if (held === null || held.element.isConnected || document.activeElement !== document.body) return
      const { inner, places } = held
      // A frame inside this one takes over, unless it was removed too.
      if (inner !== frame && inner?.isConnected) return
      held = null
      const [next] = selectors.flatMap((selector, at) => {
        const found = find(selector)
        return found[Math.max(0, places[at] ?? 0)] ?? found.at(-1) ?? []
      })
      ;(next ?? frame)?.focus()
    }

    frame.addEventListener('focusin', remember)
    frame.addEventListener('focusout', clear)
    const observer = new MutationObserver(takeOver)
    observer.observe(frame, { childList: true, subtree: true })
    return () => {
      frame.removeEventListener('focusin', remember)
      frame.removeEventListener('focusout', clear)
      observer.disconnect()
    }
  }
}
