import { expect, test } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import { fetchAll } from './fetch-all.ts'

const items = Array.from({ length: 10 }, (_, index) => index)
const ignore = () => undefined
const goingOn = () => new AbortController().signal

test('a few files are fetched at a time, and a failure does not stop the others', async () => {
  let running = 0
  let most = 0
  let steps = 0
  async function fetchOne(item: number): Promise<Blob> {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    if (item === 4) throw new Error('gone')
    return new Blob([String(item)])
  }
  const { fetched, failed } = await fetchAll(items, fetchOne, goingOn(), () => {
    steps += 1
  })
  expect(most).toBe(3)
  expect(steps).toBe(9)
  expect(fetched.map(({ item }) => item)).toEqual(items.filter((item) => item !== 4))
  expect(failed).toMatchObject([{ item: 4, error: { message: 'gone' } }])
})

test('a lost connection fails the rest at once', async () => {
  const started: number[] = []
  async function fetchOne(item: number): Promise<Blob> {
    started.push(item)
    if (item < 4) return new Blob([])
    throw new CallError({ code: 'noConnection', message: '', status: 0, errorId: '' })
  }
  const { fetched, failed } = await fetchAll(items, fetchOne, goingOn(), ignore)
  expect(fetched.map(({ item }) => item)).toEqual([0, 1, 2, 3])
  expect(failed.map(({ item }) => item).toSorted()).toEqual([4, 5, 6, 7, 8, 9])
  expect(started.length).toBeLessThan(items.length)
})

test('nothing more is fetched after the user has cancelled', async () => {
  const controller = new AbortController()
  const started: number[] = []
  async function fetchOne(item: number): Promise<Blob> {
    started.push(item)
    if (item === 2) controller.abort()
    controller.signal.throwIfAborted()
    return new Blob([])
  }
  await expect(fetchAll(items, fetchOne, controller.signal, ignore)).rejects.toThrow('abort')
  expect(started.length).toBeLessThan(6)
})
