import { randomId } from './random-id.ts'

const keepingMs = 2 * 60 * 1000
/** In the storage of the tab, because a reload loses the answers of requests that were sent. */
const storageKey = 'normwerk.unanswered'

interface Unanswered {
  key: string
  lostAt: number
}

/** The keys of requests whose outcome is unknown, each with the moment at which its answer was lost. */
const unanswered = new Map<string, Unanswered>(readKept())
/** Those that wait for an answer, with the moment at which they were sent. A reload loses it. */
const waiting = new Map<string, Unanswered & { description: string }>()

/**
 * Sends a changing request with a key, with which the server does it only once. The same request gets the same key again
 * if its answer was lost, because the user then repeats what they have done. Not after the answer of a request that was
 * sent later, nor after two minutes: then they have gone on, and mean the same request anew.
 * @param description of the request: equal texts are equal requests
 * @param headers of the request, where the key is set
 */
export async function sendWithKey(
  description: string,
  headers: Headers,
  send: () => Promise<Response>,
): Promise<Response> {
  const sentAt = Date.now()
  const lost = unanswered.get(description)
  const key = lost !== undefined && sentAt - lost.lostAt < keepingMs ? lost.key : randomId()
  headers.set('Idempotency-Key', key)
  waiting.set(key, { description, key, lostAt: sentAt })
  keep()
  let isAnswered = false
  try {
    const response = await send()
    isAnswered = response.status < 500
    return response
  } finally {
    waiting.delete(key)
    if (isAnswered) deleteKey(key, sentAt)
    else unanswered.set(description, { key, lostAt: Date.now() })
    keep()
  }
}

/** Deletes an answered key, and those whose answers were lost before its request was sent. */
function deleteKey(answeredKey: string, sentAt: number): void {
  for (const [description, { key, lostAt }] of unanswered) {
    if (key === answeredKey || lostAt <= sentAt) unanswered.delete(description)
  }
}

function keep(): void {
  const lost = [...waiting.values()].map(({ description, key, lostAt }) => [description, { key, lostAt }] as const)
  try {
    const entries = [...unanswered, ...lost]
    if (entries.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(entries))
  } catch {
    // The browser forbids it, or it is full: the keys last as long as the page.
  }
}

function readKept(): [string, Unanswered][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, Unanswered] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const lost: unknown = entry[1]
  if (typeof lost !== 'object' || lost === null || !('key' in lost && 'lostAt' in lost)) return false
  return typeof lost.key === 'string' && typeof lost.lostAt === 'number'
}
