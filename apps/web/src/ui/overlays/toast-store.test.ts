import { beforeEach, expect, test } from 'vitest'
import { hideToast, holdToast, readToasts, showToast } from './toast-store.ts'

const messages = () => readToasts().map(({ message }) => message)

beforeEach(() => {
  for (const { id } of readToasts()) hideToast(id)
})

test('the oldest message is replaced', () => {
  for (const message of ['a', 'b', 'c']) showToast({ message })
  expect(messages()).toEqual(['b', 'c'])
})

test('a message in use stays, and another one is replaced', () => {
  for (const message of ['a', 'b']) showToast({ message })
  const [first] = readToasts().map(({ id }) => id)
  const leave = holdToast(first ?? 0, () => true)
  showToast({ message: 'c' })
  expect(messages()).toEqual(['a', 'c'])
  leave()
  showToast({ message: 'd' })
  expect(messages()).toEqual(['c', 'd'])
})
