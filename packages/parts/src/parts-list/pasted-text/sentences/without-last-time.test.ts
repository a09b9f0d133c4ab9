import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const parts = '8 x AZN-6x160\n4 Auswerferhülsen 5x8x125'
const rows = ['8 × AZN-6x160', '4 × Auswerferhülsen 5x8x125']

test.each([
  'Die 2 Säulen vom letzten Mal passen einwandfrei.',
  'Eine Hülse war letztes Mal 0,02 zu groß, bitte drauf achten.',
  'The 2 pillars from last time fit perfectly.',
  'One sleeve was 0.02 too big last time, please take care.',
  'Les 4 douilles de la dernière fois allaient très bien.',
  'Une douille était trop grande de 2 centièmes la dernière fois, faites attention.',
  "Le 4 boccole dell'altra volta andavano benissimo.",
  "Una boccola l'altra volta era fuori di 2 centesimi, fate attenzione.",
  'Los 4 casquillos de la última vez quedaron muy bien.',
  'As 4 buchas da última vez serviram muito bem.',
  'Uma bucha da última vez estava 2 centésimas acima, tenham atenção.',
  'De 4 hulzen van de vorige keer pasten prima.',
  'Eén huls was de vorige keer 0,02 te groot, let daar even op.',
  'Te 2 słupy z ostatniej dostawy pasowały idealnie.',
])('how parts of the last delivery were orders nothing: %s', (sentence) => {
  expect(readMailParts(`${parts}\n\n${sentence}`)).toEqual(rows)
  expect(readMailParts(`${sentence}\n\n${parts}`)).toEqual(rows)
})

test.each([
  'Die 2 Säulen vom letzten Mal passen gut, davon bitte nochmal 4.',
  'Die 2 Säulen vom letzten Mal passten gut.\nDavon bitte 4.',
  'The 2 pillars from last time were fine, we need 4 more.',
  'Bitte 2 Säulen, die vom letzten Mal waren zu kurz.',
  'Noch 2 Säulen wie beim letzten Mal, die passten gut.',
])('parts of the last delivery that are asked for again are read or asked: %s', (sentence) => {
  expect(readMailParts(`${parts}\n\n${sentence}`)).not.toEqual(rows)
})
