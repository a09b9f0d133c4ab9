import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCode } from './load-code.ts'

const gone = new TypeError('Failed to fetch dynamically imported module')
const load = vi.fn<() => Promise<string>>()
let server: () => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
  vi.stubGlobal('fetch', () => server())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const away = () => Promise.reject(new TypeError('network'))
const there = async () => Response.json({ product: 'normwerk' })
const signInOfNetwork = async () => new Response('<h1>Welcome to our Wi-Fi</h1>')
const restarting = async () => Response.json({ code: 'temporarilyUnavailable' }, { status: 503 })

async function outcome(): Promise<unknown> {
  const settled = loadCode(load).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return settled
}

test('code is there at the first attempt that reaches the server', async () => {
  server = away
  load.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue('code')
  expect(await outcome()).toBe('code')
  expect(load).toHaveBeenCalledTimes(4)
})

test.each([
  ['is away', away],
  ['is behind the sign-in of a network', signInOfNetwork],
  ['is starting again', restarting],
])('after five attempts a server that %s is a failed connection', async (_, answer) => {
  server = answer
  load.mockRejectedValue(gone)
  expect(await outcome()).toMatchObject({ code: 'noConnection', cause: gone })
  expect(load).toHaveBeenCalledTimes(5)
})

test('code that is gone from a server that answers makes the page outdated', async () => {
  server = there
  load.mockRejectedValue(gone)
  expect(await outcome()).toMatchObject({ code: 'outdatedPage', cause: gone })
  expect(load).toHaveBeenCalledTimes(2)
})

test('one lost packet does not make the page outdated', async () => {
  server = there
  load.mockRejectedValueOnce(gone).mockResolvedValue('code')
  expect(await outcome()).toBe('code')
})
