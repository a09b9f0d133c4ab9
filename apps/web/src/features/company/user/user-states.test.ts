import { expect, test } from 'vitest'
import { statesOf } from './user-states.ts'

test.each([
  [{ enabled: true, locked: false, invited: false }, ['active']],
  [{ enabled: true, locked: false, invited: true }, ['invited']],
  [{ enabled: false, locked: true, invited: true }, ['locked', 'disabled', 'invited']],
])('%o', (user, states) => {
  expect(statesOf(user)).toEqual(states)
})
