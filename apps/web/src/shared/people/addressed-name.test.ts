import { loadMessages } from '@normwerk/i18n/load-messages'
import { createTranslator } from '@normwerk/i18n/text'
import { expect, test } from 'vitest'
import { addressedName } from './addressed-name.ts'

const german = createTranslator('de', await loadMessages('de'))
const hungarian = createTranslator('hu', await loadMessages('hu'))

const adam = { salutation: 'Mr', title: 'Dr.', firstName: 'Adam', lastName: 'Form' } as const

test('the form of address stands where the language puts it', () => {
  expect(addressedName(adam, german)).toBe('Herr Dr. Adam Form')
  expect(addressedName(adam, hungarian)).toBe('Dr. Adam Form úr')
})

test('without a form of address only the name is left', () => {
  expect(addressedName({ ...adam, salutation: null, title: null }, hungarian)).toBe('Adam Form')
})
