import { expect, test } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import { isCodeRejected, stepAfter } from './sign-in-step.ts'

const asked = new CallError({ code: 'secondFactorRequired', message: '', status: 401, errorId: '' })
const rejected = new CallError({ ...asked, message: '', fields: { code: [{ code: 'invalid' }] } })
const locked = new CallError({ code: 'invalidLoginData', message: '', status: 401, errorId: '' })
const away = new CallError({ code: 'noConnection', message: '', status: 0, errorId: '' })

test('a missing second factor leads to the code, another rejection back to the password', () => {
  expect(stepAfter(asked, 'password')).toBe('code')
  expect(stepAfter(rejected, 'code')).toBe('code')
  expect(stepAfter(locked, 'code')).toBe('password')
})

test('a lost connection keeps the step', () => {
  expect(stepAfter(away, 'code')).toBe('code')
  expect(stepAfter(away, 'password')).toBe('password')
})

test('a code can be wrong only after one was sent', () => {
  expect(isCodeRejected(asked)).toBe(false)
  expect(isCodeRejected(rejected)).toBe(true)
  expect(isCodeRejected(null)).toBe(false)
})
