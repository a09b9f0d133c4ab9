import { useEffect, useRef, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'

const heldMs = 10_000

interface Held {
  run: () => void
  timer: ReturnType<typeof setTimeout>
}

/**
 * Holds a step back for ten seconds, in which it can be undone, because the server takes none back. A page that closes
 * sends it at once.
 */
export function useHeldStep() {
  const text = useText()
  const held = useRef<Held | null>(null)
  const [isHolding, setIsHolding] = useState(false)

  function end(): Held | null {
    const ended = held.current
    if (ended !== null) clearTimeout(ended.timer)
    held.current = null
    setIsHolding(false)
    return ended
  }

  function hold(message: string, run: () => void): void {
    end()?.run()
    held.current = { run, timer: setTimeout(() => end()?.run(), heldMs) }
    setIsHolding(true)
    showToast({ message, action: { label: text('ui.undo'), onAction: () => void end() } })
  }

  useEffect(() => {
    const send = () => {
      const ended = held.current
      held.current = null
      if (ended === null) return
      clearTimeout(ended.timer)
      ended.run()
    }
    window.addEventListener('pagehide', send)
    return () => {
      window.removeEventListener('pagehide', send)
      send()
    }
  }, [])

  return { hold, isHolding }
}
