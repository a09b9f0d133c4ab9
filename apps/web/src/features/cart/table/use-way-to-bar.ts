import { type KeyboardEvent, useRef } from 'react'

/** The way of keyboard users from the checkbox of a row to the bar of the chosen positions, and back. */
export function useWayToBar() {
  const bar = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const isAwaited = useRef(false)

  function focusBar(): void {
    const first = bar.current?.querySelector('button')
    // The code of the bar may still be loading.
    isAwaited.current = first == null
    first?.focus()
  }

  function keepBar(element: HTMLElement | null): void {
    bar.current = element
    if (isAwaited.current && document.activeElement === cameFrom.current) focusBar()
  }

  function goToBar(event: KeyboardEvent): void {
    const { target } = event
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    // Otherwise the key would press the button that gets the focus.
    event.preventDefault()
    cameFrom.current = target
    focusBar()
  }

  return { keepBar, goToBar, goBack: () => cameFrom.current?.focus() }
}
