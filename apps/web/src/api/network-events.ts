/** A request that the server answered late, not at all, or with an error of its own. */
export interface NetworkEvent {
  /** Under which the server has logged the request. */
  correlationId: string
  /** `GET /api/cart/default`, without what a user has typed. */
  request: string
  /** HTTP status; 0 without an answer. */
  status: number
  tookMs: number
  at: Date
}

const keptEvents = 4
const slowMs = 10_000

let events: readonly NetworkEvent[] = []

/** The last of such requests, the latest first, for the report of an error. */
export function recentNetworkEvents(): readonly NetworkEvent[] {
  return events
}

/** Keeps a request if it was answered late, not at all, or with an error of the server. */
export function watchRequest(event: Omit<NetworkEvent, 'at'>): void {
  const { status, tookMs } = event
  if (status > 0 && status < 500 && tookMs <= slowMs) return
  events = [{ ...event, at: new Date() }, ...events].slice(0, keptEvents)
}
