interface Toast {
  message: string
  tone?: 'good' | 'bad'
  /** Small print, such as the id under which the server has logged a failure. */
  detail?: string
  /** "Undo" and the like. */
  action?: { label: string; onAction: () => void }
}

export interface ShownToast extends Toast {
  id: number
}

const most = 3
const shortly = 5_000
const longer = 10_000

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a message in the corner. One that can be acted on, or tells a failure, stays longer. */
export function showToast(toast: Toast): void {
  lastId += 1
  const id = lastId
  change([...shown, { ...toast, id }].slice(-most))
  setTimeout(() => hideToast(id), toast.tone === 'bad' || toast.action !== undefined ? longer : shortly)
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
