import { expect, test, vi } from 'vitest'
import { createFormatter, type Message } from './format-message.ts'

const german = createFormatter('de-DE')
const polish = createFormatter('pl-PL')

test('placeholders are filled in as they are, one without a value is left out', () => {
  const message: Message = ['Länge ', ['min'], ' bis ', ['max'], ' mm']
  expect(german(message, { min: 50, max: '1.600' })).toBe('Länge 50 bis 1.600 mm')
  expect(german(message, { min: 50 })).toBe('Länge 50 bis  mm')
  expect(german(['Warenkorb'])).toBe('Warenkorb')
})

test('a plural has the text of its number, else of its form in the language', () => {
  const parts: Message = [
    ['count', 'plural', { 0: ['brak części'], one: ['#', ' część'], few: ['#', ' części'], other: ['#', ' części.'] }],
    ' w ',
    ['cart'],
  ]
  const texts = [0, 1, 3, 5].map((count) => polish(parts, { count, cart: 'A' }))
  expect(texts).toEqual(['brak części w A', '1 część w A', '3 części w A', '5 części. w A'])
})

test('the number of a plural is written as usual in the language', () => {
  const message: Message = [['count', 'plural', { one: ['Eine Abmessung'], other: ['#', ' Abmessungen'] }]]
  expect(german(message, { count: 1 })).toBe('Eine Abmessung')
  expect(german(message, { count: 24761 })).toBe('24.761 Abmessungen')
})

test('a text of a plural has placeholders, too', () => {
  const message: Message = [['count', 'plural', { other: [['article'], ' × ', '#'] }]]
  expect(german(message, { count: 2, article: 'AZH-6x200' })).toBe('AZH-6x200 × 2')
})

test('outside of a plural, # is a character', () => {
  expect(german(['Nr. ', '#', ' ', ['number']], { number: 7 })).toBe('Nr. # 7')
})

test('the data of a language are read once, when a text first needs them', () => {
  using numbers = vi.spyOn(Intl, 'NumberFormat')
  const format = createFormatter('de-DE')
  format(['Warenkorb'])
  expect(numbers).not.toHaveBeenCalled()
  const message: Message = [['count', 'plural', { other: ['#', ' Teile'] }]]
  expect([format(message, { count: 1000 }), format(message, { count: 2 })]).toEqual(['1.000 Teile', '2 Teile'])
  expect(numbers).toHaveBeenCalledOnce()
})
