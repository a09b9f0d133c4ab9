import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'Yes please, we take the pins and the sleeves as offered, but only 4 of the screws.',
    '> 1) 12 ejector pins nitrided 8x250\n> 2) 6 ejector sleeves hardened 5x8x150\n> 3) 20 screws M8x30 12.9',
    ['12 × ejector pins nitrided 8x250', '6 × ejector sleeves hardened 5x8x150', '4 × screws M8x30 12.9'],
  ],
  [
    'D’accord pour les colonnes, mais seulement 2 bagues.',
    '> 4 colonnes de guidage 20x36x75\n> 4 bagues de guidage bronze 20x46',
    ['4 × colonnes de guidage 20x36x75', '2 × bagues de guidage bronze 20x46'],
  ],
  [
    'Va bene per le colonne, però solo 2 boccole.',
    '> 4 colonne di guida 20x36x75\n> 4 boccole di guida in bronzo 20x46',
    ['4 × colonne di guida 20x36x75', '2 × boccole di guida in bronzo 20x46'],
  ],
  [
    'Mit den Säulen einverstanden, aber bitte nur 2 Buchsen.',
    '> 4 Führungssäulen 20x36x75\n> 4 Führungsbuchsen Bronze 20x46',
    ['4 × Führungssäulen 20x36x75', '2 × Führungsbuchsen Bronze 20x46'],
  ],
])('each clause of an answer is about its own kinds: %s', (answer, quoted, parts) => {
  expect(readMailParts(`${answer}\n\n${quoted}`)).toEqual(parts)
})

test('a clause without words of its own is part of what the others say', () => {
  const said = readMailParts('4 guide pillars 20x36x75\n4 bushes 20x46\nPlease leave out the pillars, the bushes.')
  expect(said).not.toContain('4 × guide pillars 20x36x75')
  expect(said).not.toContain('4 × bushes 20x46')
})

test('a clause that cancels a kind leaves the one before it with its number', () => {
  const [pins, screws] = readMailParts(
    '6 Stifte 10x250 und 30 Schrauben M8x25 12.9. Bei den Stiften bitte auf 9 erhöhen, die Schrauben können entfallen.',
  )
  expect(pins).toBe('9 × Stifte 10x250')
  expect(screws).toContain('entfallen')
})
