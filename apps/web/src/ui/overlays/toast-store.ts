interface Toast {
  message: string
  tone?: 'good' | 'bad'
  /** Small print, such as the id under which the server has logged a failure. */
  detail?: string
  /** "Undo" and similar actions. */
  action?: Action
  /** Another action, shown first. */
  before?: Action
}

interface Action {
  label: string
  onAction: () => void
}

export interface ShownToast extends Toast {
  id: number
}

const maxToasts = 2

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const holders = new Map<number, () => boolean>()

function change(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/**
 * Shows a message in the corner. If there are too many, it replaces the oldest one that nobody points at or has
 * focused.
 */
export function showToast(toast: Toast): void {
  lastId += 1
  const surplus = Math.max(0, shown.length + 1 - maxToasts)
  const free = shown.filter(({ id }) => !isToastHeld(id))
  const going = new Set(free.slice(0, surplus))
  change([...shown.filter((known) => !going.has(known)), { ...toast, id: lastId }])
}

/** Registers a check whether the user is at the toast. @returns a function that removes it */
export function holdToast(id: number, isHeld: () => boolean): () => void {
  holders.set(id, isHeld)
  return () => holders.delete(id)
}

export function isToastHeld(id: number): boolean {
  return holders.get(id)?.() ?? false
}

export function hideToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id))
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readToasts(): readonly ShownToast[] {
  return shown
}
