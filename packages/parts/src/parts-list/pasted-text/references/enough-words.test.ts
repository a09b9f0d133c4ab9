import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const pins = '16 ejector pins nitrided 3.5x125'

test.each([
  ['8 Systemdruckfedern rot 20x64', 'Von den Federn reichen 4 Stück.'],
  ['8 red die springs 20x64', 'Of the springs, 4 will do.'],
  ['8 red die springs 20x64', '4 of the springs are enough.'],
  ['8 ressorts rouges 20x64', 'Pour les ressorts, 4 suffisent.'],
  ['8 molle rosse 20x64', 'Delle molle bastano 4 pezzi.'],
  ['8 muelles rojos 20x64', 'De muelles, 4 unidades son suficientes.'],
  ['8 veren rood 20x64', 'Van de veren zijn 4 stuks genoeg.'],
  ['8 piros rugó 20x64', 'A rugóból 4 darab is elég.'],
  ['8 sprężyn czerwonych 20x64', 'Sprężyn wystarczą 4 sztuki.'],
  ['8 pružin červených 20x64', 'Pružin stačí 4 kusy.'],
  ['8 molas vermelhas 20x64', 'Das molas bastam 4 unidades.'],
  ['8 fjädrar röda 20x64', 'Av fjädrarna räcker 4 stycken.'],
  ['8 vzmeti rdečih 20x64', 'Od vzmeti zadostujejo 4 kosi.'],
])('the pieces of %s become those that are enough: %s', (springs, sentence) => {
  const [, size = ''] = readMailParts(`${pins}\n${springs}`)
  const changed = size.replace(/^8/, '4')
  expect(readMailParts(`${pins}\n${springs}\n\n${sentence}`).at(-1)).toBe(changed)
  expect(readMailParts(`${sentence}\n> ${pins}\n> ${springs}`).at(-1)).toBe(changed)
})

test.each(['Two boxes are enough for the pins.', 'The pins should be enough for 4 years.'])(
  'pieces stay in doubt where something else may be enough: %s',
  (sentence) => {
    expect(readMailParts(`${pins}\n8 red die springs 20x64\n\n${sentence}`)[0]).toMatch(/^16 \? ×/)
  },
)
