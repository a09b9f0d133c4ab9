import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { formatError } from './format-error.ts'

describe('an error in the log', () => {
  it('shows the failed query and its cause, but none of the values', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(erika@example.com)',
    })
    const described = formatError(new DrizzleQueryError('insert into users values ($1)', ['erika@example.com'], cause))
    expect(described).toMatchObject({
      message: 'Failed query: insert into users values ($1)',
      cause: { code: '23505' },
    })
    expect(described.stack).toContain('format-error.test.ts')
    expect(JSON.stringify(described)).not.toContain('erika')
  })

  it("may be a plain object, as from the queue's workers", () => {
    const error = Object.assign(new Error('Query read timeout'), { code: '57014', detail: 'erika@example.com' })
    const { message, stack } = error
    const described = formatError({ ...error, message, stack, queue: 'mail' })
    expect(described).toMatchObject({ type: 'object', message: 'Query read timeout', code: '57014' })
    expect(described.stack).toContain('format-error.test.ts')
    expect(JSON.stringify(described)).not.toContain('erika')
  })

  it('may be any value that was thrown', () => {
    expect(formatError('no error')).toEqual({ type: 'string', message: 'no error', stack: '' })
    const bare = Object.create(null)
    expect(formatError(bare)).toEqual({ type: 'object', message: '[object Object]', stack: '' })
    expect(formatError(Object.assign(bare, { message: 'no' }))).toEqual({ type: 'object', message: 'no', stack: '' })
  })
})
