import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['cs', 'pružiny mají být modré, ne červené, a délka 102, počet stejný', 'pružina červená', 'pružina modré'],
  ['en', 'The springs should be blue, not red, and 102 long.', 'springs red', 'springs blue'],
  ['fr', 'Les ressorts en bleu au lieu de rouge, et longueur 102.', 'ressorts rouges', 'ressorts bleu'],
  ['it', 'Le molle blu invece che rosse, e lunghezza 102.', 'molle rosse', 'molle blu'],
  ['es', 'Los muelles azules en vez de rojos, y longitud 102.', 'muelles rojos', 'muelles azules'],
  ['pt', 'As molas azuis em vez de vermelhas, e comprimento 102.', 'molas vermelhas', 'molas azuis'],
  ['nl', 'De veren blauw in plaats van rood, en lengte 102.', 'veren rood', 'veren blauw'],
  ['pl', 'Sprężyny niebieskie zamiast czerwonych, i długość 102.', 'sprężyny czerwone', 'sprężyny niebieskie'],
  ['se', 'Fjädrarna ska vara blå, inte röda, och längd 102.', 'fjädrar röda', 'fjädrar blå'],
  ['sl', 'Vzmeti naj bodo modre, ne rdeče, in dolžina 102.', 'vzmeti rdeče', 'vzmeti modre'],
  ['hu', 'A rugók kékek legyenek, ne pirosak, és a hossz 102.', 'rugó piros', 'rugó kékek'],
])('%s: a clause gives the changed part another length too: %s', (_, answer, former, now) => {
  expect(readMailParts(`${answer}\n\n> 4 ${former} 32x89\n> 20 screws M6x20`)).toEqual([
    `4 × ${now} 32x102`,
    '20 × screws M6x20',
  ])
})

test.each([
  ['en', 'The springs should be blue, not red, and 102 long.', ['4 springs red 32x89', '6 springs red 25x89']],
  ['de', 'Die Auswerfer 12 statt 10, die Hülsen Länge 100.', ['10 Auswerfer 5x125', '2 Auswerferhülsen 4x6x150']],
  ['de', 'Die Auswerfer 12 statt 10, gekürzt auf Länge 102.', ['10 Auswerfer 5x125']],
])('%s: a further size whose part is not sure leaves all open: %s', (_, answer, list) => {
  const parts = readMailParts(`${answer}\n\n${list.map((line) => `> ${line}`).join('\n')}`)
  for (const part of parts.slice(-list.length)) expect(part).toMatch(/^\d+ \? ×/)
})
