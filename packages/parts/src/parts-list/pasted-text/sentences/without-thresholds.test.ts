import { expect, test } from 'vitest'
import { withoutThresholds } from './without-thresholds.ts'

test.each([
  'Ab 50 Stück erwarten wir Ihren Staffelpreis.',
  'Si remise à partir de 20 pièces, merci de nous le dire.',
  'Per quantità superiori a 20 pezzi vorremmo uno sconto.',
  'Przy zamówieniu powyżej 30 szt. prosimy o rabat.',
  'Vid köp över 20 st vill vi ha rabatt.',
  'Peste 20 de bucăți dorim reducere.',
  'Please also quote the first item for 100 pieces.',
  'Bitte die erste Position auch für 100 Stück anbieten.',
  'Merci de chiffrer aussi la première position pour 100 pièces.',
  'Por favor, coticen también la primera posición para 100 unidades.',
  'Do you give a discount from 25 pieces upwards?',
])('a sentence about another price asks for no pieces: %s', (sentence) => {
  expect(withoutThresholds(`Thanks in advance. ${sentence}`)).toBe('Thanks in advance.')
})

test.each([
  'Bitte auch ein Angebot für 20 Verschlussschrauben.',
  'Please also quote 20 locating rings.',
  'Send 20 of them with the usual discount.',
  'From 50 pieces 6x160 nitrided we hope for a discount.',
  'Ab 50 Stück Staffelpreis, jetzt bitte 20.',
])('a sentence with other pieces or a part is kept: %s', (sentence) => {
  expect(withoutThresholds(sentence)).toBe(sentence)
})
