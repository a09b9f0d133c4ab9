import { expect, test } from 'vitest'
import { readMail } from '../mail/read-mail.ts'

test.each([
  'bisher: Auswerferstift nitriert 6x160, 12 Stück\nneu: Auswerferstift nitriert 6x200, 12 Stück',
  'old: ejector pin nitrided 6x160, 12 pcs\n\nnew: ejector pin nitrided 6x200, 12 pcs',
  'prej: izmetač nitriran 6x160, 12 kos\nzdaj: izmetač nitriran 6x200, 12 kos',
  '- avant : éjecteur nitruré 6x160, 12 pièces\n- maintenant : éjecteur nitruré 6x200, 12 pièces',
])('only the new one of two lines is ordered: %s', (mail) => {
  expect(readMail(mail)).toMatchObject([{ requested: expect.stringContaining('6x200'), quantity: '12' }])
})

test('a line with the same word stays if no new one follows', () => {
  const rows = readMail('old: ejector pin nitrided 6x160, 12 pcs\nguide bush bronze 24x46, 4 pcs')
  expect(rows).toHaveLength(2)
})
