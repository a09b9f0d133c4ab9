import type { Problem } from '@normwerk/contract/problem'
import { afterEach, beforeEach, vi } from 'vitest'

export type ScriptedAnswer = Response | 'lost'

const config = { baseAddress: '', crossAddress: null, product: 'normwerk', version: '1.1.1' }

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers })
}

export function problem(
  status: number,
  code: string,
  headers: Record<string, string> = {},
  details: Partial<Problem> = {},
): Response {
  const body: Problem = {
    type: 'about:blank',
    title: 'Problem',
    status,
    code,
    message: `text of ${code}`,
    errorId: 'id-1',
    ...details,
  }
  return json(status, body, headers)
}

/**
 * Replaces network, timers and cookies in each test of a file. Calls get the answers that the test has written, in order;
 * the configuration is always available, and the shop is ready otherwise.
 */
export function scriptAnswers() {
  const script = {
    answers: Array.of<ScriptedAnswer>(),
    sent: Array.of<{ address: string; request: RequestInit }>(),
    page: { cookie: '' },
    async fetch(address: string, request: RequestInit): Promise<Response> {
      if (address === '/config.json') return json(200, config)
      if (address === '/api/health/ready') return json(200, {})
      script.sent.push({ address, request })
      const answer = script.answers.shift()
      if (answer === undefined) throw new Error('no further call was expected')
      if (answer === 'lost') throw new TypeError('network')
      return answer
    },
    /** Returns a header of the call that was sent as the n-th. */
    header: (at: number, name: string) => new Headers(script.sent[at]?.request.headers).get(name),
    /** Waits for the answer or the error of a call, however long it retries. */
    async outcomeOf(promise: Promise<unknown>): Promise<unknown> {
      const settled = promise.catch((error: unknown) => error)
      await vi.runAllTimersAsync()
      return settled
    },
  }

  beforeEach(() => {
    script.answers = []
    script.sent = []
    script.page.cookie = 'XSRF-TOKEN=token'
    vi.useFakeTimers()
    vi.stubGlobal('fetch', script.fetch)
    vi.stubGlobal('document', script.page)
  })
  afterEach(() => {
    vi.useRealTimers()
    // `unstubGlobals` does so before each test, and so not for the next file of the worker.
    vi.unstubAllGlobals()
  })
  return script
}
