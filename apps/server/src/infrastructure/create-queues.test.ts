import { expect, test } from 'vitest'
import { createQueues } from './create-queues.ts'

const limits = { atOnce: 2, waitingOfOne: 3, waiting: 5 }

/** Work that lasts until the test ends it, and a list of what has begun. */
function watched(atOnceOfOne = 1) {
  const { inLine } = createQueues({ ...limits, atOnceOfOne }, () => new Error('too many'))
  const begun: string[] = []
  const ends = new Map<string, (failed?: Error) => void>()
  const start = (name: string, signal?: AbortSignal) =>
    inLine(
      name.charAt(0),
      () => {
        begun.push(name)
        return new Promise<string>((resolve, reject) =>
          ends.set(name, (failed) => (failed === undefined ? resolve(name) : reject(failed))),
        )
      },
      signal && { signal },
    )
  const end = async (name: string, failed?: Error) => {
    ends.get(name)?.(failed)
    await new Promise(setImmediate)
    // The next job begins one turn of the event loop later.
    await new Promise(setImmediate)
  }
  return { begun, start, end }
}

test('one job of each owner runs at a time, and the owners take turns', async () => {
  const { begun, start, end } = watched()
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => start(name))
  expect(begun).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
})

test('some jobs of an owner may run at a time, and one of another owner begins before the rest', async () => {
  const { begun, start, end } = watched(2)
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => start(name))
  expect(begun).toEqual(['a1', 'a2'])
  for (const name of ['a1', 'a2', 'b1', 'a3', 'a4']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  await Promise.all(all)
})

test('an owner with a full queue is rejected, and other owners are not', async () => {
  const { begun, start, end } = watched()
  const waiting = ['a1', 'a2', 'a3', 'a4'].map((name) => start(name))
  await expect(start('a5')).rejects.toThrow('too many')
  const other = start('b1')
  expect(begun).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) await end(name)
  expect(await Promise.all([...waiting, other])).toHaveLength(5)
  const late = start('a5')
  await end('a5')
  expect(await late).toBe('a5')
})

test('if too many wait, the last job of the longest queue is rejected', async () => {
  const { begun, start, end } = watched()
  const running = ['a1', 'b1'].map((name) => start(name))
  const waiting = ['a2', 'a3', 'a4', 'b2', 'b3'].map((name) => start(name))
  const ousted = expect(waiting[2]).rejects.toThrow('too many')
  const late = start('c1')
  await ousted
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b3']) await end(name)
  expect(await Promise.all([...running, late])).toEqual(['a1', 'b1', 'c1'])
  expect(begun).not.toContain('a4')
})

test('no more jobs wait than allowed', async () => {
  const { start, end } = watched()
  const taken = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1'].map((name) => start(name))
  await expect(start('h1')).rejects.toThrow('too many')
  for (const name of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']) await end(name)
  expect(await Promise.all(taken)).toHaveLength(7)
})

test('a failed job frees its place as well', async () => {
  const { begun, start, end } = watched()
  const failing = start('a1')
  const next = start('a2')
  const failed = expect(failing).rejects.toThrow('broken')
  await end('a1', new Error('broken'))
  await failed
  expect(begun).toEqual(['a1', 'a2'])
  await end('a2')
  await next
})

test('a job that is aborted leaves its queue, and another one may wait in its place', async () => {
  const { begun, start, end } = watched()
  const leaving = new AbortController()
  const first = start('a1')
  const left = ['a2', 'a3', 'a4'].map((name) => start(name, leaving.signal))
  const all = Promise.all(left.map((job) => expect(job).rejects.toThrow('gone')))
  leaving.abort(new Error('gone'))
  await all
  const next = start('a5')
  await end('a1')
  await end('a5')
  expect([await first, await next, begun]).toEqual(['a1', 'a5', ['a1', 'a5']])
})
