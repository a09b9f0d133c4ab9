import { accountEndpoints } from '@normwerk/contract/account'
import { passwordEndpoints } from '@normwerk/contract/account/password'
import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { describe, expect, test, vi } from 'vitest'
import { json, problem, scriptAnswers } from '../testing/scripted-answers.ts'
import { call, holdAnswers } from './call.ts'
import { CallError } from './call-error.ts'

const script = scriptAnswers()
const credentials = { username: 'buyer', password: 'secret', stayLoggedIn: false, code: null }
const addition = { input: { abmessungsNr: 'AZH-6x200', quantity: 1 } }

describe('a call', () => {
  test('sends the input of a DELETE in the address, because the server reads no body of a DELETE', async () => {
    script.answers = [new Response(null, { status: 204 })]
    await script.outcomeOf(call(accountEndpoints.endSessions, { input: { id: '7' } }))
    expect(script.sent[0]?.address).toBe('/api/user/session?id=7')
    expect(script.sent[0]?.request.body).toBeUndefined()
  })

  test('fills in the path, sends the query of a GET and returns the answer', async () => {
    script.answers = [json(200, []), json(200, { id: 'x' })]
    await script.outcomeOf(call(catalogueEndpoints.subCategories, { input: { parentId: 'a b' } }))
    expect(await script.outcomeOf(call(cartEndpoints.read, { params: { id: '7/8' } }))).toEqual({ id: 'x' })
    expect(script.sent.map(({ address }) => address)).toEqual([
      '/api/product-category/sub?parentId=a+b',
      '/api/cart/7%2F8',
    ])
    expect(script.header(0, 'X-Correlation-Id')).toMatch(/^[0-9a-f]{32}$/)
    expect(script.header(0, 'X-XSRF-TOKEN')).toBeNull()
  })

  test('returns nothing for an answer without content', async () => {
    script.answers = [new Response(null, { status: 202 })]
    expect(
      await script.outcomeOf(call(passwordEndpoints.requestReset, { input: { email: 'a@example.com' } })),
    ).toBeUndefined()
  })

  test('carries the CSRF token if it writes, and requests one first when the cookie is missing', async () => {
    script.page.cookie = ''
    script.answers = [json(200, { code: 'de' }, { 'X-XSRF-TOKEN': 'fresh' }), json(200, {})]
    await script.outcomeOf(call(cartPositionEndpoints.addDirectly, addition))
    expect(script.sent.map(({ address }) => address)).toEqual(['/api/language', '/api/cart/position/direct'])
    expect(script.header(1, 'X-XSRF-TOKEN')).toBe('fresh')
  })

  test('on https sends the token whose cookie no other host of the site can set', async () => {
    script.page.cookie = 'XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own'
    script.answers = [json(200, {})]
    await script.outcomeOf(call(cartPositionEndpoints.addDirectly, addition))
    expect(script.header(0, 'X-XSRF-TOKEN')).toBe('own')
  })

  describe('whose token belongs to a former session, because another tab has signed in', () => {
    const rejection = (token: string) => problem(403, 'invalidCsrfToken', { 'X-XSRF-TOKEN': token })

    test('is repeated with the token of the present one', async () => {
      script.answers = [rejection('newer'), json(200, { id: 'x' })]
      expect(await script.outcomeOf(call(cartPositionEndpoints.addDirectly, addition))).toEqual({ id: 'x' })
      expect(script.header(1, 'X-XSRF-TOKEN')).toBe('newer')
    })

    test('is repeated again if another call, rejected at the same time, has got a later token', async () => {
      script.answers = [rejection('newer'), rejection('newest'), json(200, { id: 'x' })]
      expect(await script.outcomeOf(call(cartPositionEndpoints.addDirectly, addition))).toEqual({ id: 'x' })
      expect(script.header(2, 'X-XSRF-TOKEN')).toBe('newest')
    })

    test('fails if the token that the server has handed out is rejected, too', async () => {
      script.answers = [rejection('newer'), rejection('newer')]
      const code = 'invalidCsrfToken'
      expect(await script.outcomeOf(call(cartPositionEndpoints.addDirectly, addition))).toMatchObject({ code })
      script.answers = ['a', 'b', 'c'].map(rejection)
      expect(await script.outcomeOf(call(cartPositionEndpoints.addDirectly, addition))).toMatchObject({ code })
      expect(script.sent).toHaveLength(5)
    })

    test('hands on the token of the session that it has begun', async () => {
      const token = { 'X-XSRF-TOKEN': 'begun' }
      script.answers = [rejection('newer'), json(200, {}, token), json(200, {})]
      await script.outcomeOf(call(accountEndpoints.authenticate, { input: credentials }))
      script.page.cookie = ''
      await script.outcomeOf(call(cartPositionEndpoints.addDirectly, addition))
      expect(script.header(2, 'X-XSRF-TOKEN')).toBe('begun')
    })
  })

  test('is sent while the page is hydrated, and its answer or failure comes once the page is ready', async () => {
    const { promise: ready, resolve: markReady } = Promise.withResolvers<void>()
    holdAnswers(ready)
    script.answers = [json(200, { id: 'x' }), problem(404, 'entryNotFound')]
    const settled: string[] = []
    for (const id of ['7', '8']) {
      void call(cartEndpoints.read, { params: { id } }).then(
        () => settled.push('answer'),
        () => settled.push('failure'),
      )
    }
    await vi.runAllTimersAsync()
    expect(script.sent).toHaveLength(2)
    expect(settled).toEqual([])
    markReady()
    await vi.runAllTimersAsync()
    expect(settled).toEqual(['answer', 'failure'])
  })
})

describe('retries', () => {
  test('make five attempts in total and wait 200 ms × attempt', async () => {
    script.answers = Array.from({ length: 5 }, () => problem(503, 'temporarilyUnavailable'))
    const started = Date.now()
    const error = await script.outcomeOf(call(catalogueEndpoints.mainCategories))
    expect(error).toMatchObject({ code: 'temporarilyUnavailable', status: 503, errorId: 'id-1' })
    expect(script.sent).toHaveLength(5)
    expect(Date.now() - started).toBe(200 + 400 + 600 + 800)
  })

  test('repeat a POST that only searches', async () => {
    script.answers = ['lost', problem(504, 'x'), json(200, { items: [] })]
    expect(await script.outcomeOf(call(catalogueEndpoints.search, { input: {} }))).toEqual({ items: [] })
  })

  test('repeat a call that changes something, as its key gives it one effect', async () => {
    script.answers = [
      'lost',
      problem(503, 'temporarilyUnavailable'),
      problem(502, 'x'),
      'lost',
      json(200, { id: 'cart' }),
    ]
    expect(await script.outcomeOf(call(cartPositionEndpoints.addDirectly, addition))).toEqual({ id: 'cart' })
    expect(new Set([0, 1, 2, 3, 4].map((at) => script.header(at, 'Idempotency-Key'))).size).toBe(1)
  })

  test('are made without a key for a call that changes nothing the second time', async () => {
    script.answers = ['lost', new Response(null, { status: 204 })]
    expect(await script.outcomeOf(call(accountEndpoints.logout))).toBeUndefined()
    expect(script.sent).toHaveLength(2)
    expect(script.header(1, 'Idempotency-Key')).toBeNull()
  })

  test('are none for a call without a key, whose first attempt may have used up its code or counted as one', async () => {
    for (const answer of ['lost', problem(503, 'temporarilyUnavailable')] as const) {
      script.sent = []
      script.answers = [answer]
      const error = await script.outcomeOf(call(accountEndpoints.authenticate, { input: credentials }))
      expect(error).toMatchObject({ code: answer === 'lost' ? 'noConnection' : 'temporarilyUnavailable' })
      expect(script.sent).toHaveLength(1)
      expect(script.header(0, 'Idempotency-Key')).toBeNull()
    }
  })

  test('give up at once on other failures, whatever they say of a repetition', async () => {
    script.answers = [problem(500, 'somethingWentWrong', { 'Retry-After': '1' })]
    await script.outcomeOf(call(catalogueEndpoints.mainCategories))
    expect(script.sent).toHaveLength(1)
  })
})

describe('a rejection', () => {
  test('carries code, message, fields and error id', async () => {
    const fields = { quantity: [{ code: 'invalid', params: { min: 1, max: 9999 } }] }
    script.answers = [problem(422, 'quantityOutOfRange', {}, { message: 'from 1 to 9999', errorId: 'id-2', fields })]
    const error = await script.outcomeOf(call(cartPositionEndpoints.addDirectly, addition))
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ code: 'quantityOutOfRange', message: 'from 1 to 9999', errorId: 'id-2', fields })
  })

  test("is reported as a bad answer, with the id that was sent, if the answer is not the shop's", async () => {
    script.answers = [new Response('<html>', { status: 500 })]
    const error = await script.outcomeOf(call(catalogueEndpoints.mainCategories))
    expect(error).toMatchObject({ code: 'badAnswer', message: '', errorId: script.header(0, 'X-Correlation-Id') })
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
    script.answers = [
      problem(401, 'notSignedIn', ended),
      problem(401, 'notSignedIn', ended),
      problem(401, 'notSignedIn'),
    ]
    await script.outcomeOf(call(accountEndpoints.me))
    await script.outcomeOf(call(accountEndpoints.me))
    await script.outcomeOf(call(accountEndpoints.me))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
