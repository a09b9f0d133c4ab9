import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../../settings.ts'
import { buildWeb } from '../../testing/build-web.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { describePage } from '../session/operators.ts'
import { createRenderer, maxMs } from './renderer.ts'

beforeAll(() => buildWeb(), 300_000)

const aRenderer = () => createRenderer({ config: describePage(readSettings({})) }, () => undefined)
const task = { origin: 'https://shop.example.com', url: '/product/AZH', root: '', code: 'de', encoding: null } as const
const { signal } = new AbortController()

test('a thread that ends fails its page, and the next page has a new one', { tags: ['release'] }, async () => {
  const renderer = aRenderer()
  const called = Promise.withResolvers<void>()
  const neverAnswer = () => {
    called.resolve()
    return new Promise<never>(() => undefined)
  }
  const failing = renderer.make(task, neverAnswer, signal)
  const failed = expect(failing).rejects.toThrow('has ended')
  await called.promise
  await renderer.stop()
  await failed
  const page = await renderer.make(task, async ({ id }) => ({ id, status: 404, body: '{}' }), signal)
  expect(page.body.toString()).toContain('<div id="root"><div')
  await renderer.stop()
})

test('a product page requests its categories together with the product, so that it is rendered once with its data', async () => {
  const renderer = aRenderer()
  const requested: string[] = []
  const leaving = new AbortController()
  const neverAnswer = ({ path }: { path: string }) => {
    requested.push(path)
    return new Promise<never>(() => undefined)
  }
  const page = renderer.make(task, neverAnswer, leaving.signal)
  const left = expect(page).rejects.toThrow()
  await waitFor(() =>
    expect(requested).toEqual(
      expect.arrayContaining([
        expect.stringContaining('/api/product/by-product-nr'),
        '/api/product-category/main',
        '/api/product-category/sub',
      ]),
    ),
  )
  leaving.abort()
  await left
  await renderer.stop()
})

/** Holds back the end of the time for a page until the test lets it come. Other timers belong to shops of other tests. */
function holdTimers(): (() => void)[] {
  const held: (() => void)[] = []
  const start = globalThis.setTimeout
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, delay) => {
    if (delay !== maxMs) return start(run, delay)
    held.push(run)
    return start(() => undefined)
  })
  onTestFinished(() => spy.mockRestore())
  return held
}

test('a page that waits too long for its calls fails alone', async () => {
  const timers = holdTimers()
  const renderer = aRenderer()
  const called = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const answered = Promise.withResolvers<void>()
  const waiting = renderer.make(
    task,
    () => {
      called[0].resolve()
      return new Promise<never>(() => undefined)
    },
    signal,
  )
  const failed = expect(waiting).rejects.toMatchObject({ code: 'temporarilyUnavailable' })
  await called[0].promise
  const other = renderer.make(
    task,
    async ({ id }) => {
      called[1].resolve()
      await answered.promise
      return { id, status: 404, body: '{}' }
    },
    signal,
  )
  await called[1].promise
  timers[0]?.()
  await failed
  answered.resolve()
  expect((await other).body.toString()).toContain('<div id="root"><div')
  await renderer.stop()
})

test('a page whose call is rejected, as by a server that stops, fails alone', async () => {
  const renderer = aRenderer()
  const failing = renderer.make(task, () => Promise.reject(new Error('the server stops')), signal)
  await expect(failing).rejects.toThrow('the server stops')
  await renderer.stop()
})
