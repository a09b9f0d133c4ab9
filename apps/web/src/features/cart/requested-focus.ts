type Listener = (positionId: string) => void

const listeners = new Set<Listener>()

/** Asks the table of the cart, from anywhere on its page, to put the focus into the quantity of a position, whatever the filter. */
export function wantFocus(positionId: string): void {
  for (const listener of listeners) listener(positionId)
}

export function onRequestedFocus(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
