import { expect, test } from 'vitest'
import { createAdmission } from './admission.ts'

const call = { route: 'GET /api/x', summary: '', permission: 'cart.use', errors: [] } as const
const anna = { person: 'anna', company: 'one' }
const request = () => ({ signal: new AbortController().signal })

test('a person with too many waiting calls is rejected, and others are not', async () => {
  const { enter } = createAdmission()
  const calls = Array.from({ length: 504 }, () => enter(call, anna, request()))
  await expect(enter(call, anna, request())).rejects.toThrow('ofPerson')
  const others = [
    enter(call, { person: 'ben', company: 'one' }, request()),
    enter({ ...call, upload: true }, anna, request()),
  ]
  for (const entered of [...calls, ...others]) (await entered).leave()
  const late = await enter(call, anna, request())
  late.leave()
})

test('a call is ended once, even if it is told so twice', async () => {
  const { enter } = createAdmission()
  const first = await enter({ ...call, lane: 'heavy' }, anna, request())
  const next = enter({ ...call, lane: 'heavy' }, anna, request())
  let isThirdIn = false
  const third = enter({ ...call, lane: 'heavy' }, anna, request()).finally(() => {
    isThirdIn = true
  })
  first.leave()
  first.leave()
  const second = await next
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(isThirdIn).toBe(false)
  second.leave()
  const last = await third
  last.leave()
})

test('a client that disconnects leaves the line', async () => {
  const { enter } = createAdmission()
  const leaving = new AbortController()
  const first = await enter({ ...call, lane: 'heavy' }, anna, request())
  const waiting = enter({ ...call, lane: 'heavy' }, anna, { signal: leaving.signal })
  const next = enter({ ...call, lane: 'heavy' }, anna, request())
  leaving.abort()
  await expect(waiting).rejects.toThrow()
  first.leave()
  const second = await next
  second.leave()
})

test('a client that sends its body slowly holds only its own share', async () => {
  const { enter } = createAdmission()
  const slow = Array.from({ length: 100 }, (_, index) =>
    enter(call, { person: `${index}`, company: `${index}` }, request()),
  )
  await Promise.all(slow)
  const { run } = await enter(call, anna, request())
  expect(await run(async () => 'done')).toBe('done')
})
