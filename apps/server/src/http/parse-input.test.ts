import { line, optionalLine, PageRequest, text } from '@normwerk/contract/common'
import { Email, emailsMatch } from '@normwerk/contract/person'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from './call.ts'
import { parseInput } from './parse-input.ts'

const Form = z.strictObject({
  name: line(10),
  addition: optionalLine(10),
  comment: z.optional(z.nullable(text(10))),
  place: z.optional(z.strictObject({ city: line(10) })),
})

function rejectionOf(schema: z.ZodMiniType, raw: unknown): { code: string; fields: unknown } {
  try {
    parseInput(schema, raw)
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, fields: error.details.fields }
    throw error
  }
  throw new Error(`${JSON.stringify(raw)} was not rejected`)
}

describe('a required line', () => {
  it.each([[undefined], [null], [''], ['  '], ['\t']])('that is %j is missing', (name) => {
    expect(rejectionOf(Form, { name })).toEqual({ code: 'validationFailed', fields: { name: [{ code: 'required' }] } })
  })

  it.each([[7], [true], [['Form']], [{ name: 'Form' }]])('that is %j is invalid', (name) => {
    expect(rejectionOf(Form, { name }).fields).toEqual({ name: [{ code: 'invalid' }] })
  })

  it.each([
    ['F\r\nBcc:'],
    ['Form\n118'],
    ['For\u0000m'],
    ['Form\u007f1'],
    ['\ud800'],
    ['a\u2028b'],
    ['a\u2029b'],
    ['a\u202eb'],
    ['a\u2066b'],
    ['a\u200fb'],
  ])('has no characters like those in %j, which is reported once', (name) =>
    expect(rejectionOf(Form, { name }).fields).toEqual({ name: [{ code: 'invalidCharacters' }] }),
  )

  it('reports its maximum length', () => {
    expect(rejectionOf(Form, { name: 'x'.repeat(11) }).fields).toEqual({
      name: [{ code: 'tooLong', params: { limit: 10 } }],
    })
  })

  it('is named with its place', () => {
    expect(rejectionOf(Form, { name: 'Form', place: { city: null } }).fields).toEqual({
      'place.city': [{ code: 'required' }],
    })
  })

  it('is accepted without the spaces around it', () => {
    expect(parseInput(Form, { name: ' Form 1 ' })).toEqual({ name: 'Form 1' })
  })
})

describe('an optional line', () => {
  it.each([[''], ['   '], [null]])('is emptied by %j', (addition) => {
    expect(parseInput(Form, { name: 'Form', addition })).toEqual({ name: 'Form', addition: null })
  })

  it.each([
    ['x'.repeat(11), { code: 'tooLong', params: { limit: 10 } }],
    ['a\r\nb', { code: 'invalidCharacters' }],
    ['a\u0000b', { code: 'invalidCharacters' }],
    [7, { code: 'invalid' }],
  ])('that is %j is rejected with its reason', (addition, fieldError) => {
    expect(rejectionOf(Form, { name: 'Form', addition }).fields).toEqual({ addition: [fieldError] })
  })
})

it('a longer text may have several lines, but nothing that cannot be stored', () => {
  expect(parseInput(Form, { name: 'Form', comment: 'a\nb' })).toEqual({ name: 'Form', comment: 'a\nb' })
  expect(rejectionOf(Form, { name: 'Form', comment: '\u0000' }).fields).toEqual({
    comment: [{ code: 'invalidCharacters' }],
  })
})

it('each unknown field is named, at its own place', () => {
  const raw = { name: 'Form', roles: ['GLOBAL_ADMIN'], companyId: '1', place: { city: 'Ulm', enabled: true } }
  const unknown = [{ code: 'unknownField' }]
  expect(rejectionOf(Form, raw).fields).toEqual({ roles: unknown, companyId: unknown, 'place.enabled': unknown })
})

it('a field may have the name of a property that every object has', () => {
  const unknown = [{ code: 'unknownField' }]
  const raw = { name: 'Form', toString: 1, constructor: 1 }
  expect(rejectionOf(Form, raw).fields).toEqual({ toString: unknown, constructor: unknown })
})

it.each([[[]], ['Form'], [7]])('a body that is no form names no field: %j', (raw) => {
  expect(rejectionOf(Form, raw)).toEqual({ code: 'validationFailed', fields: undefined })
})

it('all invalid fields are named together', () => {
  expect(rejectionOf(Form, { name: '', addition: 'a\u0001' }).fields).toEqual({
    name: [{ code: 'required' }],
    addition: [{ code: 'invalidCharacters' }],
  })
})

describe('two mail addresses', () => {
  const Signup = z.strictObject({ email: Email, emailRepeat: z.optional(z.nullable(Email)) }).check(emailsMatch())
  const Nested = z.strictObject({ user: Signup })
  const unequal = { email: 'a@example.com', emailRepeat: 'b@example.com' }

  it('that differ are reported at the second', () => {
    expect(rejectionOf(Signup, unequal)).toEqual({
      code: 'validationFailed',
      fields: { emailRepeat: [{ code: 'emailMismatch' }] },
    })
    expect(rejectionOf(Nested, { user: unequal }).fields).toEqual({ 'user.emailRepeat': [{ code: 'emailMismatch' }] })
  })

  it('match in any letter case, or without the second', () => {
    for (const emailRepeat of ['A@Example.com', null, undefined]) {
      expect(parseInput(Signup, { email: 'a@example.com', emailRepeat })).toMatchObject({ email: 'a@example.com' })
    }
  })

  it.each([['a@example.com\r\nBcc: b@example.com'], ['a@example.com, b@example.com'], ['a@example.com;b@example.com']])(
    'are validated each: %j is invalid',
    (email) => expect(rejectionOf(Signup, { email }).fields).toHaveProperty('email'),
  )
})

describe('a code of its own', () => {
  it('applies to the whole form', () => {
    expect(rejectionOf(PageRequest, { page: 1, size: 1000 })).toEqual({
      code: 'pageSizeTooLarge',
      fields: { size: [{ code: 'pageSizeTooLarge' }] },
    })
  })
})
