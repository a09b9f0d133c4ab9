let isPressed = false
let stopListening = () => {}

/**
 * Keeps an Enter that is pressed after the Enter of a search, but before the part that it opens can be ordered. Any
 * other key, or a click, says that the buyer has gone on to something else.
 */
export function keepNextEnter(): void {
  discardEnter()
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isBetween(event.target)) return discardEnter()
    // Otherwise the field would search a second time.
    event.preventDefault()
    if (!event.repeat) isPressed = true
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('pointerdown', discardEnter, { capture: true })
  stopListening = () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    window.removeEventListener('pointerdown', discardEnter, { capture: true })
  }
}

/** Returns whether an Enter was kept, and keeps no further one. */
export function takeEnter(): boolean {
  const wasPressed = isPressed
  discardEnter()
  return wasPressed
}

export function discardEnter(): void {
  isPressed = false
  stopListening()
}

/** Whether the focus is still in the search, or on no element of the new page. */
function isBetween(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  return target === document.body || target.id === 'content' || target.closest('search') !== null
}
