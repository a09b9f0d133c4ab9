import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { orderEndpoints } from '@normwerk/contract/order'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { json, problem, type ScriptedAnswer, scriptAnswers } from '../testing/scripted-answers.ts'
import { call } from './call.ts'

const script = scriptAnswers()

describe('a call', () => {
  test('carries the same idempotency key in every attempt', async () => {
    script.answers = ['lost', problem(502, 'x'), json(200, {})]
    const input = { cartId: 'c', orderType: 'Order' } as const
    await script.outcomeOf(call(orderEndpoints.submit, { input }))
    const [key, ...others] = [0, 1, 2].map((at) => script.header(at, 'Idempotency-Key'))
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(others).toEqual([key, key])
  })

  describe('whose answer was lost', () => {
    const input = { abmessungsNr: 'AZH-6x200', quantity: 3 }
    const lost = Array.from({ length: 5 }, () => 'lost' as const)
    const keyAfter = async (given: ScriptedAnswer[], changed: Partial<typeof input> = {}) => {
      script.answers = [...given]
      await script.outcomeOf(call(cartPositionEndpoints.addDirectly, { input: { ...input, ...changed } }))
      return script.header(script.sent.length - 1, 'Idempotency-Key')
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
      vi.stubGlobal('fetch', script.fetch)
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
          void script.fetch(address, request)
          return new Promise<Response>(() => undefined)
        })
        const order = { input: { cartId: 'c', orderType: 'Order' as const } }
        script.answers = [json(200, {}), json(200, {}), json(200, {})]
        void call(orderEndpoints.submit, order)
        await vi.advanceTimersByTimeAsync(1)
        const first = script.header(0, 'Idempotency-Key')
        expect(first).toMatch(/^[0-9a-f]{32}$/)

        vi.stubGlobal('fetch', script.fetch)
        const callAfter = await reloadPage()
        await script.outcomeOf(callAfter(orderEndpoints.submit, order))
        expect(script.header(1, 'Idempotency-Key')).toBe(first)
        expect(sessionStorage.getItem('normwerk.unanswered')).toBeNull()
        const callLater = await reloadPage()
        await script.outcomeOf(callLater(orderEndpoints.submit, order))
        expect(script.header(2, 'Idempotency-Key')).not.toBe(first)
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
    script.answers = [json(200, { items: [] })]
    await script.outcomeOf(call(catalogueEndpoints.search, { input: {} }))
    expect(script.header(0, 'Idempotency-Key')).toBeNull()
  })
})
