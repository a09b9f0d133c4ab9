import { expect, it } from 'vitest'
import { readMail } from '../mail/read-mail.ts'
import { readAnsweredCount } from './answered-count.ts'

it.each([
  ['hello, combien ?', '14', '14'],
  ['Claro, ¿cuántos?', '18 estaría bien', '18'],
  ['Wie viele braucht ihr denn?', 'zwölf Stück bitte', '12'],
  ['How many do you need?', 'in 3 days', ''],
  ['Everything fine?', '14', ''],
])('%s %s', (question, answer, quantity) => {
  expect(readAnsweredCount(question, answer)).toBe(quantity)
})

it('a chat says the pieces when it is asked', () => {
  const chat = [
    'Bruno (atelier) : salut, il me faut des éjecteurs trempés 6x250',
    'Marion : Combien ?',
    'Bruno (atelier) : 8',
    'Marion : Noté.',
  ]
  expect(readMail(chat.join('\n'))).toMatchObject([{ requested: 'éjecteurs trempés 6x250', quantity: '8' }])
})
