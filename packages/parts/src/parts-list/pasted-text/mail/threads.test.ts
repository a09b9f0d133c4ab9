import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['We need 8 plugs G3/8, 6 eye bolts M12 and two nitrided ejector pins 5x160.', 'G3/8', 'M12'],
  ['Wir brauchen 8 Stopfen G3/8, 6 Ringschrauben M12 und zwei Auswerferstifte nitriert 5x160.', 'G3/8', 'M12'],
  ['Necesitamos 8 tapones G3/8, 6 cáncamos M12 y dos expulsores nitrurados 5x160.', 'G3/8', 'M12'],
  ['Il nous faut 8 bouchons G3/8, 6 anneaux de levage M12 et deux éjecteurs nitrurés 5x160.', 'G3/8', 'M12'],
  ['Proszę 8 korków G3/8, 6 śrub z uchem M12 i dwa wypychacze azotowane 5x160.', 'G3/8', 'M12'],
])('parts that a thread names are parts of their own: %s', (sentence, plug, bolt) => {
  expect(readMailParts(sentence)).toEqual([
    expect.stringMatching(new RegExp(`^8 × .*${plug}$`)),
    expect.stringMatching(new RegExp(`^6 × .*${bolt}$`)),
    expect.stringMatching(/^2 × .*5x160$/),
  ])
})

test('goods with threads are no note in a list of their own', () => {
  expect(readMailParts('para el molde 22:\n\n12 tapones G1/4\n4 cáncamos M10\n\nSaludos')).toEqual([
    '12 × tapones G1/4',
    '4 × cáncamos M10',
  ])
})

test('the bore of a hose is no number of pieces', () => {
  expect(readMailParts('- 10 raccords cannelés G1/8 pour tuyau de 9')).toEqual([
    '10 × raccords cannelés G1/8 pour tuyau de 9 mm',
  ])
})
