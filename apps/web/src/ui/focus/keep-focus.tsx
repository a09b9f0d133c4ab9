import { type ReactNode, type RefCallback, useMemo } from 'react'

const attribute = 'data-keeps-focus'

interface Props {
  /** Selector of what may take the focus over. */
  on?: string
  children: ReactNode
}

/** Keeps the focus within what it surrounds, as `keepFocusOn` does; it has no box of its own. */
export function KeepFocus({ on = 'a[href], button:enabled', children }: Props) {
  const frame = useMemo(() => keepFocusOn(on), [on])
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/**
 * Makes a `ref` for a frame that keeps the focus. An element that is removed loses the focus to the page, where the
 * keyboard starts at the top. Another element of the frame then takes the focus over: the one that stands in the place
 * of the removed one, else the last, and the frame itself where there is none.
 * @param selectors what may take the focus over; the first one that finds anything counts
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

    function forget(): void {
      // Whoever went elsewhere stays there. Some browsers tell a removed element as well that it lost the focus.
      queueMicrotask(() => {
        if (held?.element.isConnected && document.activeElement !== held.element) held = null
      })
    }

    function takeOver(): void {
      if (held === null || held.element.isConnected || document.activeElement !== document.body) return
      const { inner, places } = held
      // A frame inside this one takes it over, unless it went too.
      if (inner !== frame && inner?.isConnected) return
      held = null
      const [next] = selectors.flatMap((selector, at) => {
        const found = find(selector)
        return found[Math.max(0, places[at] ?? 0)] ?? found.at(-1) ?? []
      })
      ;(next ?? frame)?.focus()
    }

    frame.addEventListener('focusin', remember)
    frame.addEventListener('focusout', forget)
    const observer = new MutationObserver(takeOver)
    observer.observe(frame, { childList: true, subtree: true })
    return () => {
      frame.removeEventListener('focusin', remember)
      frame.removeEventListener('focusout', forget)
      observer.disconnect()
    }
  }
}
