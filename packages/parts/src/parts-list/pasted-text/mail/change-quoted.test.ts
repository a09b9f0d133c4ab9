import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const offer = ['> 6 x ejector pin nitrided 5x160 @ 3.10', '> 6 x ejector pin nitrided 7x160 @ 4.20']
const quantitiesOf = (answer: string, quoted = offer) =>
  readMail([answer, '', 'On Monday Jo wrote:', ...quoted].join('\n')).map(({ quantity }) => quantity)

test.each([
  'All fine, but of the 5x160 please send 14 instead of 6.',
  'Passt so, nur von den 5x160 bitte 14 statt 6.',
  "D'accord pour l'offre, mais pour les 5x160 mettez-en 14 au lieu de 6.",
  'Adelante con la oferta, pero de los 5x160 en lugar de 6 póngame 14.',
  "Va bene l'offerta, ma dei 5x160 ne servono 14 invece di 6.",
  'Akkoord, maar van de 5x160 graag 14 in plaats van 6.',
  'Souhlasíme, ale 5x160 prosím 14 místo 6.',
  'Go ahead but make the 5x160 pins 14 instead of 6 please.',
])('an answer changes the quoted part with its sizes and its former number: %s', (answer) => {
  expect(quantitiesOf(answer)).toEqual(['14', '6'])
})

test('the row of an answer that says as much stays', () => {
  expect(
    readMail(['Of the nitrided ejector pins 5x160 we take 14 instead of 6.', '', ...offer].join('\n')),
  ).toMatchObject([
    { line: 0, quantity: '14' },
    { line: 3, quantity: '6' },
  ])
})

test.each([
  'Of the 5x160 please send 14 instead of 8.',
  'Of the core pins hardened 5x160 please send 14 instead of 6.',
  'Please send 14 of the 5x160.',
])('an answer with another number, another kind or no former number is asked: %s', (answer) => {
  expect(quantitiesOf(answer)).not.toEqual(['14', '6'])
  expect(quantitiesOf(answer)).toContain('6 ?')
})

test('of two quoted parts with the same sizes both are asked', () => {
  const two = ['> 6 x ejector pin nitrided 5x160 @ 3.10', '> 6 x ejector pin hardened 5x160 @ 2.10']
  expect(quantitiesOf('Of the 5x160 please send 14 instead of 6.', two)).toEqual(['14', '6 ?', '6 ?'])
})
