import { expect, test } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { formatError } from './format-error.ts'
import { openTexts } from './open-texts.ts'

const { text } = await openTexts('en')
const failed = { status: 0, message: '', errorId: 'sent-with-the-call' }

test('a call that reached no server says what to do, without an id that nobody has logged', () => {
  expect(formatError(new CallError({ ...failed, code: 'noConnection' }), text)).toEqual({
    message: 'No connection to the server. Check your network and try again.',
    errorId: null,
  })
})

test('a rejected call has the words of the server and the id of its log', () => {
  const rejected = new CallError({ ...failed, code: 'cartEmpty', status: 409, message: 'The cart is empty.' })
  expect(formatError(rejected, text)).toEqual({ message: 'The cart is empty.', errorId: 'sent-with-the-call' })
})
