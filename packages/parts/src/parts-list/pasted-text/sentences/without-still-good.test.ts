import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Von zwölf sind nur noch vier gut. Bitte 8 AHN-4x6x200.',
  'Only 4 of the 12 are still good. Please send 8 AHN-4x6x200.',
  "Sur douze, seuls quatre sont encore bons. Merci d'envoyer 8 AHN-4x6x200.",
  'Di dodici solo quattro sono buoni. Mandateci 8 AHN-4x6x200.',
  'De doce solo cuatro están bien. Enviad 8 AHN-4x6x200.',
  'Z dwunastu tylko cztery są dobre. Proszę 8 AHN-4x6x200.',
  'Z dvanácti jsou dobré už jen čtyři. Prosím 8 AHN-4x6x200.',
  'Van de twaalf zijn er nog maar vier goed. Graag 8 AHN-4x6x200.',
  'De doze só quatro estão bons. Enviem 8 AHN-4x6x200.',
  'Tizenkettőből csak négy jó. Kérünk 8 AHN-4x6x200.',
  'Din douăsprezece doar patru sunt bune. Trimiteți 8 AHN-4x6x200.',
  'Av tolv är bara fyra bra. Skicka 8 AHN-4x6x200.',
  'Od dvanajstih so le štirje dobri. Prosim 8 AHN-4x6x200.',
])('how many parts are still good orders none: %s', (mail) => {
  expect(readMailParts(mail)).toEqual(['8 × AHN-4x6x200'])
})

test('what is asked for beside it stays', () => {
  expect(readMailParts('Nur noch 4 gute AHN-4x6x200 bitte.')).toEqual(['4 × AHN-4x6x200'])
  expect(readMailParts('Bitte nur 4 Stück, dann ist es gut: AHN-4x6x200').join()).toContain('4')
})
