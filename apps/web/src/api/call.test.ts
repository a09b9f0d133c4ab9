import { accountEndpoints } from '@normwerk/contract/account'
import { passwordEndpoints } from '@normwerk/contract/account/password'
import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { orderEndpoints } from '@normwerk/contract/order'
import type { Problem } from '@normwerk/contract/problem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, holdAnswers } from './call.ts'
import { CallError } from './call-error.ts'

type Answer = Response | 'lost'

const config = { baseAddress: '', crossAddress: null, product: 'normwerk', version: '1.1.1' }
let answers: Answer[] = []
let sent: { address: string; request: RequestInit }[] = []
const page = { cookie: 'XSRF-TOKEN=token' }

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers })
}

function problem(status: number, code: string, headers: Record<string, string> = {}, details: Partial<Problem> = {}) {
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

/** Answers in order. The configuration is always available, and the shop is ready otherwise. */
async function fetchFake(address: string, request: RequestInit): Promise<Response> {
  if (address === '/config.json') return json(200, config)
  if (address === '/api/health/ready') return json(200, {})
  sent.push({ address, request })
  const answer = answers.shift()
  if (answer === undefined) throw new Error('no further call was expected')
  if (answer === 'lost') throw new TypeError('network')
  return answer
}

function header(at: number, name: string): string | null {
  return new Headers(sent[at]?.request.headers).get(name)
}

async function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return settled
}

const credentials = { username: 'buyer', password: 'secret', stayLoggedIn: false, code: null }
const addition = { input: { abmessungsNr: 'AZH-6x200', quantity: 1 } }

beforeEach(() => {
  answers = []
  sent = []
  page.cookie = 'XSRF-TOKEN=token'
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchFake)
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  // `unstubGlobals` does so before each test, and so not for the next file of the worker.
  vi.unstubAllGlobals()
})

describe('a call', () => {
  test('sends the input of a DELETE in the address, because the server reads no body of a DELETE', async () => {
    answers = [new Response(null, { status: 204 })]
    await outcomeOf(call(accountEndpoints.endSessions, { input: { id: '7' } }))
    expect(sent[0]?.address).toBe('/api/user/session?id=7')
    expect(sent[0]?.request.body).toBeUndefined()
  })

  test('fills in the path, sends the query of a GET and returns the answer', async () => {
    answers = [json(200, []), json(200, { id: 'x' })]
    await outcomeOf(call(catalogueEndpoints.subCategories, { input: { parentId: 'a b' } }))
    expect(await outcomeOf(call(cartEndpoints.read, { params: { id: '7/8' } }))).toEqual({ id: 'x' })
    expect(sent.map(({ address }) => address)).toEqual(['/api/product-category/sub?parentId=a+b', '/api/cart/7%2F8'])
    expect(header(0, 'X-Correlation-Id')).toMatch(/^[0-9a-f]{32}$/)
    expect(header(0, 'X-XSRF-TOKEN')).toBeNull()
  })

  test('returns nothing for an answer without content', async () => {
    answers = [new Response(null, { status: 202 })]
    expect(await outcomeOf(call(passwordEndpoints.requestReset, { input: { email: 'a@example.com' } }))).toBeUndefined()
  })

  test('carries the CSRF token if it writes, and requests one first when the cookie is missing', async () => {
    page.cookie = ''
    answers = [json(200, { code: 'de' }, { 'X-XSRF-TOKEN': 'fresh' }), json(200, {})]
    await outcomeOf(call(cartPositionEndpoints.addDirectly, addition))
    expect(sent.map(({ address }) => address)).toEqual(['/api/language', '/api/cart/position/direct'])
    expect(header(1, 'X-XSRF-TOKEN')).toBe('fresh')
  })

  test('on https sends the token whose cookie no other host of the site can set', async () => {
    page.cookie = 'XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own'
    answers = [json(200, {})]
    await outcomeOf(call(cartPositionEndpoints.addDirectly, addition))
    expect(header(0, 'X-XSRF-TOKEN')).toBe('own')
  })

  describe('whose token belongs to a former session, because another tab has signed in', () => {
    const rejection = (token: string) => problem(403, 'invalidCsrfToken', { 'X-XSRF-TOKEN': token })

    test('is repeated with the token of the present one', async () => {
      answers = [rejection('newer'), json(200, { id: 'x' })]
      expect(await outcomeOf(call(cartPositionEndpoints.addDirectly, addition))).toEqual({ id: 'x' })
      expect(header(1, 'X-XSRF-TOKEN')).toBe('newer')
    })

    test('is repeated again if another call, rejected at the same time, has got a later token', async () => {
      answers = [rejection('newer'), rejection('newest'), json(200, { id: 'x' })]
      expect(await outcomeOf(call(cartPositionEndpoints.addDirectly, addition))).toEqual({ id: 'x' })
      expect(header(2, 'X-XSRF-TOKEN')).toBe('newest')
    })

    test('fails if the token that the server has handed out is rejected, too', async () => {
      answers = [rejection('newer'), rejection('newer')]
      const code = 'invalidCsrfToken'
      expect(await outcomeOf(call(cartPositionEndpoints.addDirectly, addition))).toMatchObject({ code })
      answers = ['a', 'b', 'c'].map(rejection)
      expect(await outcomeOf(call(cartPositionEndpoints.addDirectly, addition))).toMatchObject({ code })
      expect(sent).toHaveLength(5)
    })

    test('hands on the token of the session that it has begun', async () => {
      const token = { 'X-XSRF-TOKEN': 'begun' }
      answers = [rejection('newer'), json(200, {}, token), json(200, {})]
      await outcomeOf(call(accountEndpoints.authenticate, { input: credentials }))
      page.cookie = ''
      await outcomeOf(call(cartPositionEndpoints.addDirectly, addition))
      expect(header(2, 'X-XSRF-TOKEN')).toBe('begun')
    })
  })

  test('carries the same idempotency key in every attempt', async () => {
    answers = ['lost', problem(502, 'x'), json(200, {})]
    const input = { cartId: 'c', orderType: 'Order' } as const
    await outcomeOf(call(orderEndpoints.submit, { input }))
    const [key, ...others] = [0, 1, 2].map((at) => header(at, 'Idempotency-Key'))
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(others).toEqual([key, key])
  })

  describe('whose answer was lost', () => {
    const input = { abmessungsNr: 'AZH-6x200', quantity: 3 }
    const lost = Array.from({ length: 5 }, () => 'lost' as const)
    const keyAfter = async (given: Answer[], changed: Partial<typeof input> = {}) => {
      answers = [...given]
      await outcomeOf(call(cartPositionEndpoints.addDirectly, { input: { ...input, ...changed } }))
      return header(sent.length - 1, 'Idempotency-Key')
    }

    test('has its key again for the same request, until that is answered', async () => {
      const first = await keyAfter(lost)
      expect(await keyAfter([problem(500, 'somethingWentWrong')])).toBe(first)
      expect(await keyAfter([json(200, {})])).toBe(first)
      expect(await keyAfter([json(200, {})])).not.toBe(first)
    })

    test('is a new request after the user has done something else', async () => {
      const first = await keyAfter(lost)
      expect(await keyAfter(lost, { quantity: 2 })).not.toBe(first)
      expect(await keyAfter(lost)).toBe(first)
      await keyAfter([json(200, {})], { quantity: 2 })
      expect(await keyAfter([json(200, {})])).not.toBe(first)
    })

    test('has its key again after the answer of a call that was sent before', async () => {
      const { promise: slow, resolve: answerSlow } = Promise.withResolvers<Response>()
      vi.stubGlobal('fetch', () => slow)
      const earlier = call(cartPositionEndpoints.addDirectly, { input: { ...input, quantity: 2 } })
      await vi.advanceTimersByTimeAsync(1)
      vi.stubGlobal('fetch', fetchFake)
      const first = await keyAfter(lost)
      answerSlow(json(200, {}))
      await earlier
      expect(await keyAfter([json(200, {})])).toBe(first)
    })

    describe('by a reload', () => {
      /** The module as a page loads it that finds what the page before has stored. */
      async function reloadPage() {
        vi.resetModules()
        return (await import('./call.ts')).call
      }

      beforeEach(() => {
        const kept = new Map<string, string>()
        vi.stubGlobal('sessionStorage', {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => kept.set(key, value),
          removeItem: (key: string) => kept.delete(key),
        })
      })

      test('has its key again for the same request, until that is answered', async () => {
        vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
          void fetchFake(address, request)
          return new Promise<Response>(() => undefined)
        })
        const order = { input: { cartId: 'c', orderType: 'Order' as const } }
        answers = [json(200, {}), json(200, {}), json(200, {})]
        void call(orderEndpoints.submit, order)
        await vi.advanceTimersByTimeAsync(1)
        const first = header(0, 'Idempotency-Key')
        expect(first).toMatch(/^[0-9a-f]{32}$/)

        vi.stubGlobal('fetch', fetchFake)
        const callAfter = await reloadPage()
        await outcomeOf(callAfter(orderEndpoints.submit, order))
        expect(header(1, 'Idempotency-Key')).toBe(first)
        expect(sessionStorage.getItem('normwerk.unanswered')).toBeNull()
        const callLater = await reloadPage()
        await outcomeOf(callLater(orderEndpoints.submit, order))
        expect(header(2, 'Idempotency-Key')).not.toBe(first)
      })
    })

    test('is a new request two minutes later', async () => {
      const first = await keyAfter(lost)
      await vi.advanceTimersByTimeAsync(119_000)
      expect(await keyAfter(lost)).toBe(first)
      await vi.advanceTimersByTimeAsync(120_000)
      expect(await keyAfter([json(200, {})])).not.toBe(first)
    })
  })

  test('that changes nothing has no key', async () => {
    answers = [json(200, { items: [] })]
    await outcomeOf(call(catalogueEndpoints.search, { input: {} }))
    expect(header(0, 'Idempotency-Key')).toBeNull()
  })

  test('is sent while the page is hydrated, and its answer or failure comes once the page is ready', async () => {
    const { promise: ready, resolve: markReady } = Promise.withResolvers<void>()
    holdAnswers(ready)
    answers = [json(200, { id: 'x' }), problem(404, 'entryNotFound')]
    const settled: string[] = []
    for (const id of ['7', '8']) {
      void call(cartEndpoints.read, { params: { id } }).then(
        () => settled.push('answer'),
        () => settled.push('failure'),
      )
    }
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(2)
    expect(settled).toEqual([])
    markReady()
    await vi.runAllTimersAsync()
    expect(settled).toEqual(['answer', 'failure'])
  })
})

describe('retries', () => {
  test('make five attempts in total and wait 200 ms × attempt', async () => {
    answers = Array.from({ length: 5 }, () => problem(503, 'temporarilyUnavailable'))
    const started = Date.now()
    const error = await outcomeOf(call(catalogueEndpoints.mainCategories))
    expect(error).toMatchObject({ code: 'temporarilyUnavailable', status: 503, errorId: 'id-1' })
    expect(sent).toHaveLength(5)
    expect(Date.now() - started).toBe(200 + 400 + 600 + 800)
  })

  test('repeat a POST that only searches', async () => {
    answers = ['lost', problem(504, 'x'), json(200, { items: [] })]
    expect(await outcomeOf(call(catalogueEndpoints.search, { input: {} }))).toEqual({ items: [] })
  })

  test('repeat a call that changes something, as its key gives it one effect', async () => {
    answers = ['lost', problem(503, 'temporarilyUnavailable'), problem(502, 'x'), 'lost', json(200, { id: 'cart' })]
    expect(await outcomeOf(call(cartPositionEndpoints.addDirectly, addition))).toEqual({ id: 'cart' })
    expect(new Set([0, 1, 2, 3, 4].map((at) => header(at, 'Idempotency-Key'))).size).toBe(1)
  })

  test('are made without a key for a call that changes nothing the second time', async () => {
    answers = ['lost', new Response(null, { status: 204 })]
    expect(await outcomeOf(call(accountEndpoints.logout))).toBeUndefined()
    expect(sent).toHaveLength(2)
    expect(header(1, 'Idempotency-Key')).toBeNull()
  })

  test('are none for a call without a key, whose first attempt may have used up its code or counted as one', async () => {
    for (const answer of ['lost', problem(503, 'temporarilyUnavailable')] as const) {
      sent = []
      answers = [answer]
      const error = await outcomeOf(call(accountEndpoints.authenticate, { input: credentials }))
      expect(error).toMatchObject({ code: answer === 'lost' ? 'noConnection' : 'temporarilyUnavailable' })
      expect(sent).toHaveLength(1)
      expect(header(0, 'Idempotency-Key')).toBeNull()
    }
  })

  test('give up at once on other failures, whatever they say of a repetition', async () => {
    answers = [problem(500, 'somethingWentWrong', { 'Retry-After': '1' })]
    await outcomeOf(call(catalogueEndpoints.mainCategories))
    expect(sent).toHaveLength(1)
  })
})

describe('a rejection', () => {
  test('carries code, message, fields and error id', async () => {
    const fields = { quantity: [{ code: 'invalid', params: { min: 1, max: 9999 } }] }
    answers = [problem(422, 'quantityOutOfRange', {}, { message: 'from 1 to 9999', errorId: 'id-2', fields })]
    const error = await outcomeOf(call(cartPositionEndpoints.addDirectly, addition))
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ code: 'quantityOutOfRange', message: 'from 1 to 9999', errorId: 'id-2', fields })
  })

  test("is reported as a bad answer, with the id that was sent, if the answer is not the shop's", async () => {
    answers = [new Response('<html>', { status: 500 })]
    const error = await outcomeOf(call(catalogueEndpoints.mainCategories))
    expect(error).toMatchObject({ code: 'badAnswer', message: '', errorId: header(0, 'X-Correlation-Id') })
  })

  test('reloads the page when the session has ended, but not in a loop', async () => {
    const kept = new Map<string, string>()
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    const ended = { 'WWW-Authenticate': 'SessionReload' }
    answers = [problem(401, 'notSignedIn', ended), problem(401, 'notSignedIn', ended), problem(401, 'notSignedIn')]
    await outcomeOf(call(accountEndpoints.me))
    await outcomeOf(call(accountEndpoints.me))
    await outcomeOf(call(accountEndpoints.me))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
