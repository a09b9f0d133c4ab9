import { expect, it } from 'vitest'
import { randomSecrets } from './secrets.ts'

it('tokens are different texts that fit into a cookie', () => {
  const tokens = Array.from({ length: 1000 }, () => randomSecrets.token())
  expect(new Set(tokens).size).toBe(tokens.length)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})
