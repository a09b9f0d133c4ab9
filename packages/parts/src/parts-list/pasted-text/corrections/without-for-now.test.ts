import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

function answer(said: string): string[] {
  return readMailParts(
    ['> 1) 12 ejector pins nitrided 6x160', 'ok', '> 2) 4 ejector pins nitrided 8x250', said].join('\n'),
  )
}

test.each([
  ['Ja, aber vorerst nur eine.', 1],
  ['nur eine bitte', 1],
  ['Ja, eine reicht.', 1],
  ['Yes but just one for the moment', 1],
  ['ok, one is enough', 1],
  ["oui mais une seule pour l'instant", 1],
  ["oui mais seulement deux pour l'instant", 2],
  ['Sí, pero de momento solo uno.', 1],
  ['sì, ma per ora solo uno', 1],
  ['sim mas por agora só uma', 1],
  ['tak, ale na razie tylko dwa', 2],
  ['ano, jen jeden', 1],
  ['ja, maar voorlopig maar twee', 2],
  ['ja, men bara två tills vidare', 2],
])('an offered part is taken in fewer pieces for now: %s', (said, count) => {
  expect(answer(said)).toEqual(['12 × ejector pins nitrided 6x160', `${count} × ejector pins nitrided 8x250`])
})

test.each(['vorerst nicht', 'da, samo enega', 'not for now'])(
  'an answer that is not understood is asked: %s',
  (said) => {
    expect(answer(said)[1]).toMatch(/^4 \?/)
  },
)

test('a week is no piece', () => {
  expect(answer('Ja, aber nur eine Woche später.')[1]).not.toMatch(/^1 ×/)
})
