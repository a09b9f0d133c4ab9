import { translate } from '@normwerk/i18n/translate'
import { describe, expect, it } from 'vitest'
import { greet } from './compose-letter.ts'
import type { Person } from './mail-content.ts'

const person = (fields: Partial<Person> = {}): Person => ({
  salutation: null,
  title: null,
  firstName: 'Erika',
  lastName: 'Einkauf',
  ...fields,
})
const german = (whom: Person | null) => greet((id, ...params) => translate('de', id, ...params), whom)
const english = (whom: Person | null) => greet((id, ...params) => translate('en', id, ...params), whom)

describe('a greeting', () => {
  it.each([
    [null, 'Guten Tag,', 'Hello,'],
    [person(), 'Guten Tag Erika Einkauf,', 'Hello Erika Einkauf,'],
    [person({ title: 'Dr.' }), 'Guten Tag Dr. Erika Einkauf,', 'Hello Dr. Erika Einkauf,'],
    [person({ salutation: 'Ms' }), 'Guten Tag Frau Einkauf,', 'Dear Ms Einkauf,'],
    [person({ salutation: 'Mr' }), 'Guten Tag Herr Einkauf,', 'Dear Mr Einkauf,'],
    [person({ salutation: 'Ms', title: 'Prof. Dr.' }), 'Guten Tag Frau Prof. Dr. Einkauf,', 'Dear Prof. Dr. Einkauf,'],
  ])('is suitable for %j', (whom, inGerman, inEnglish) => {
    expect(german(whom)).toBe(inGerman)
    expect(english(whom)).toBe(inEnglish)
  })

  it.each(['https://evil.example', 'www.evil.example', 'evil.example', 'x@evil.example'])(
    'leaves out the name %s, which mail programs would turn into a link',
    (lastName) => {
      expect(german(person({ lastName }))).toBe('Guten Tag,')
      expect(german(person({ firstName: lastName, salutation: 'Ms' }))).toBe('Guten Tag,')
      expect(german(person({ title: lastName, salutation: 'Ms' }))).toBe('Guten Tag,')
    },
  )
})
