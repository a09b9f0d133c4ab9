import { randomId } from './random-id.ts'

const keepingMs = 2 * 60 * 1000

/** The keys of requests whose outcome is unknown, each with the moment at which its answer was lost. */
const unanswered = new Map<string, { key: string; lostAt: number }>()

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
  let isAnswered = false
  try {
    const response = await send()
    isAnswered = response.status < 500
    return response
  } finally {
    if (isAnswered) forget(key, sentAt)
    else unanswered.set(description, { key, lostAt: Date.now() })
  }
}

/** Forgets an answered key, and those whose answers were lost before its request was sent. */
function forget(answeredKey: string, sentAt: number): void {
  for (const [description, { key, lostAt }] of unanswered) {
    if (key === answeredKey || lostAt <= sentAt) unanswered.delete(description)
  }
}
