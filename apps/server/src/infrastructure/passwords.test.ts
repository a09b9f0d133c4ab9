import { describe, expect, it } from 'vitest'
import { argon2Passwords } from './passwords.ts'
import { randomSecrets } from './secrets.ts'

describe('passwords', () => {
  it('are recognised by their hash, and only they', async () => {
    const hash = await argon2Passwords.hash('Correct-Horse-1')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await argon2Passwords.verify(hash, 'Correct-Horse-1')).toBe(true)
    expect(await argon2Passwords.verify(hash, 'correct-horse-1')).toBe(false)
    expect(await argon2Passwords.verify(null, 'Correct-Horse-1')).toBe(false)
  })

  it('are salted', async () => {
    expect(await argon2Passwords.hash('x')).not.toBe(await argon2Passwords.hash('x'))
  })

  it('match however accents are composed', async () => {
    const hash = await argon2Passwords.hash('Gr\u00fc\u00dfe-1')
    expect(await argon2Passwords.verify(hash, 'Gru\u0308\u00dfe-1')).toBe(true)
  })

  it('made up by the shop meet the password policy', () => {
    for (const password of Array.from({ length: 50 }, () => randomSecrets.password())) {
      expect(password).toMatch(/^[A-Z][a-z]{5}-[a-z]{6}-\d{4}$/)
    }
  })
})
