import { expect, test } from 'vitest'
import { workInTurns } from './in-turns.ts'

test('works on a few at a time, and tells what was done in the order named', async () => {
  let atWork = 0
  let most = 0
  const done = await workInTurns([5, 4, 3, 2, 1], 2, async (turns) => {
    atWork += 1
    most = Math.max(most, atWork)
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    atWork -= 1
  })
  expect(done).toEqual([5, 4, 3, 2, 1])
  expect(most).toBe(2)
})

test('begins nothing more after a failure', async () => {
  const begun: string[] = []
  const done = await workInTurns(['a', 'b', 'c'], 1, async (item) => {
    begun.push(item)
    if (item === 'b') throw new Error('gone')
  })
  expect(done).toEqual(['a'])
  expect(begun).toEqual(['a', 'b'])
})
