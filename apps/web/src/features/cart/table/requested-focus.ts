type Listener = (positionId: string) => void

const listeners = new Set<Listener>()

/** Asks the cart's table to focus the quantity of a position, from anywhere on the page and with any filter. */
export function wantFocus(positionId: string): void {
  for (const listener of listeners) listener(positionId)
}

export function onRequestedFocus(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
