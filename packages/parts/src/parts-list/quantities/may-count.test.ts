import { expect, it } from 'vitest'
import { mayCount } from './may-count.ts'

it.each(['3', 'do dvou forem', 'pro Form', 'quindi 6', 'at least', 'entfällt', 'zwei', 'statt'])(
  '%j may change the pieces beside it',
  (words) => {
    expect(mayCount(['Kopf', words])).toBe(true)
  },
)

it.each(['Kopf', 'Ø8', '187,5', '5 mm', '6x200', '4711', 'Regal'])('%j changes no pieces', (words) => {
  expect(mayCount([words])).toBe(false)
})
