import { expect, test, vi } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

/** Work of 4 ms, by a clock of its own. */
function workFor4Ms() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return (item: number, index: number) => {
    now += 4
    return `${index}: ${item}`
  }
}

test('other work is served at the latest after the item that ends ten milliseconds', async () => {
  const work = workFor4Ms()
  let done = 0
  const other = new Promise<number>((resolve) => setImmediate(() => resolve(done)))
  const mapped = mapInTurns([7, 8, 9, 10, 11], (item, index) => {
    done += 1
    return work(item, index)
  })
  expect(await other).toBe(3)
  expect(await mapped).toEqual(['0: 7', '1: 8', '2: 9', '3: 10', '4: 11'])
  vi.restoreAllMocks()
})

test('work that nobody waits for any longer ends with its turn', async () => {
  const work = vi.fn(workFor4Ms())
  const gone = () => {
    throw new Error('gone')
  }
  await expect(mapInTurns([1, 2, 3, 4, 5], work, gone)).rejects.toThrow('gone')
  expect(work).toHaveBeenCalledTimes(3)
  vi.restoreAllMocks()
})
