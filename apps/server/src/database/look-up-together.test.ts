import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lookUpTogether } from './look-up-together.ts'

/** A source whose statements end when the test says so. */
function openSource() {
  const statements: { keys: readonly string[]; end: PromiseWithResolvers<void> }[] = []
  const lookUp = lookUpTogether(async (_: object, keys: readonly string[]) => {
    const end = Promise.withResolvers<void>()
    statements.push({ keys: [...keys], end })
    await end.promise
    return keys.map((key) => key.toUpperCase())
  })
  const source = {}
  return { statements, lookUp: (key: string) => lookUp(source, key) }
}

test('keys of one turn are read together, and each call gets its own value', async () => {
  const { statements, lookUp } = openSource()
  const found = Promise.all(['a', 'b', 'a'].map(lookUp))
  await endOfTurn()
  expect(statements.map(({ keys }) => keys)).toEqual([['a', 'b', 'a']])
  statements[0]?.end.resolve()
  expect(await found).toEqual(['A', 'B', 'A'])
})

test('keys that arrive while a statement runs are read together by the next one', async () => {
  const { statements, lookUp } = openSource()
  const first = lookUp('a')
  await endOfTurn()
  const later = [lookUp('a')]
  await endOfTurn()
  later.push(lookUp('b'))
  await endOfTurn()
  expect(statements.map(({ keys }) => keys)).toEqual([['a']])
  statements[0]?.end.resolve()
  expect(await first).toBe('A')
  await endOfTurn()
  expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']])
  statements[1]?.end.resolve()
  expect(await Promise.all(later)).toEqual(['A', 'B'])
})

test('a failed statement fails only the calls that it reads for', async () => {
  const { statements, lookUp } = openSource()
  const failed = [lookUp('a'), lookUp('b')].map((call) => call.catch((error: Error) => error.message))
  await endOfTurn()
  const next = lookUp('c')
  statements[0]?.end.reject(new Error('lost'))
  expect(await Promise.all(failed)).toEqual(['lost', 'lost'])
  await endOfTurn()
  statements[1]?.end.resolve()
  expect(await next).toBe('C')
})
