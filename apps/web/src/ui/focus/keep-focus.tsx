import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Where a press puts another button in the place of the pressed one: the focus goes to the new one and not to nowhere.
 * It has no box of its own.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef(false)

  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return
    frame.current?.querySelector<HTMLElement>('a[href], button:enabled')?.focus()
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the focus of the buttons inside
    <div
      ref={frame}
      style={{ display: 'contents' }}
      onFocus={() => {
        held.current = true
      }}
      // An element that is taken away does not tell that it lost the focus; whoever went elsewhere stays there.
      onBlur={() => {
        held.current = false
      }}
    >
      {children}
    </div>
  )
}
