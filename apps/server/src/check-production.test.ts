import { describe, expect, it } from 'vitest'
import { checkProduction } from './check-production.ts'
import { readSettings } from './settings.ts'

const complete = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  SMTP_URL: 'smtp://user:secret@mail.example.com',
  MAIL_FROM: 'shop@example.com',
}
const someUser = 1000

const check = (environment: Record<string, string>, userId: number | undefined = someUser) =>
  checkProduction(readSettings(environment), userId)

describe('a production shop', () => {
  it('starts with an https address and a way for its mails', () => {
    expect(() => check(complete)).not.toThrow()
  })

  it.each([
    ['PUBLIC_URL', ''],
    ['PUBLIC_URL', 'http://shop.example.com'],
    ['SMTP_URL', ''],
    ['MAIL_FROM', ''],
    ['DEMO_PASSWORD', 'Long-enough-1'],
  ])('does not start with %s=%s', (name, value) => {
    const start = () => check({ ...complete, [name]: value })
    expect(start).toThrow(new RegExp(`^With NODE_ENV=production ${name} must [^\\n;]+\\.$`))
    expect(start).not.toThrow(/secret|Long-enough/)
  })

  it('says everything that is missing in one line', () => {
    expect(() => check({ NODE_ENV: 'production' }, 0)).toThrow(
      /^[^\n]*PUBLIC_URL.*SMTP_URL.*MAIL_FROM.*ALLOW_ROOT[^\n]*$/,
    )
  })

  it('is run by root only if a setting allows it', () => {
    expect(() => check(complete, 0)).toThrow(/root must not run the shop/)
    expect(() => check({ ...complete, ALLOW_ROOT: 'yes' }, 0)).not.toThrow()
    expect(() => checkProduction(readSettings(complete), undefined)).not.toThrow()
  })
})

it('a shop on a laptop needs none of it', () => {
  expect(() => check({}, 0)).not.toThrow()
})
