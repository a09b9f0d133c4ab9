import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { splitParagraph } from './split-paragraph.ts'

const story = {
  de: 'Wie eben am Telefon mit Ihrer Kollegin besprochen, schicke ich Ihnen die Änderungen zu unserer Bestellung von gestern, damit alles schriftlich vorliegt und nichts verloren geht, denn beim letzten Auftrag hatten wir einige Missverständnisse, die wir diesmal gern vermeiden möchten, weil das Werkzeug dringend wieder auf die Maschine muss.',
  en: 'As discussed with your colleague on the phone a moment ago I am writing down what changes in our order of yesterday, so that all of it is in writing and nothing gets lost, because we had a few misunderstandings with the former order, which we would rather avoid this time, as the mould has to be back on the machine very soon.',
  fr: "Comme convenu tout à l'heure au téléphone avec votre collègue, je vous écris ce qui change dans notre commande d'hier, afin que tout soit par écrit et que rien ne se perde, car nous avions eu quelques malentendus avec la commande précédente, que nous aimerions bien éviter cette fois, puisque le moule doit vite repartir en presse.",
}
const list = '1) 8 Auswerferstifte nitriert 6x160\n2) 4 Kernstifte gehärtet 5x200'

test.each([
  [story.de, 'Position 2 bitte streichen.', '4 ? × Kernstifte gehärtet 5x200 bitte streichen'],
  [story.de, 'Die zweite Position bitte weglassen.', '4 ? × Kernstifte gehärtet 5x200 bitte weglassen'],
  [story.de, 'Bitte Position 2 auf 6 Stück erhöhen.', '6 × Kernstifte gehärtet 5x200'],
  [story.en, 'Please cancel item 2.', '4 ? × Kernstifte gehärtet 5x200 Please cancel'],
  [story.fr, 'Position 2 : 6 pièces seulement.', '6 × Kernstifte gehärtet 5x200'],
])('a sentence about a position is read in a long paragraph: %s%s', (before, sentence, changed) => {
  expect(readMailParts(`${list}\n\n${before} ${sentence}`)).toEqual(['8 × Auswerferstifte nitriert 6x160', changed])
})

test('the other sentences of a paragraph stay together', () => {
  expect(splitParagraph(`${story.de} Bitte 4 Stifte. ${story.en} Position 2 entfällt. Danke!`)).toEqual([
    `${story.de} Bitte 4 Stifte. ${story.en}`,
    'Position 2 entfällt.',
    'Danke!',
  ])
  expect(splitParagraph('Bitte 4 Stifte. Position 2 entfällt.')).toEqual(['Bitte 4 Stifte. Position 2 entfällt.'])
})

test('the parts of a long paragraph are read', () => {
  const parts = [
    'Wir brauchen acht Auswerferstifte nitriert 4x250.',
    'Außerdem bitte vier Säulen 24x56x75.',
    'Die Kernstifte sind 5,2x160 gehärtet, davon bitte sechs.',
  ]
  expect(readMailParts(`${story.de} ${parts.join(' ')}`)).toEqual([
    '8 × Auswerferstifte nitriert 4x250',
    '4 × Säulen 24x56x75',
    '6 × Kernstifte sind 5,2x160 gehärtet',
  ])
})

test('a part at the end of a paragraph that is too long for one line is read', () => {
  const before = `${story.de} ${story.en} ${story.fr} ${story.de}`
  expect(readMailParts(`${before} Bitte 4 Kernstifte gehärtet 6x160. Danke!`)).toEqual([
    '4 × Kernstifte gehärtet 6x160',
  ])
})

test('a hostile paragraph is split fast', () => {
  expect(splitParagraph('Ab. Cd! '.repeat(20_000)).length).toBeGreaterThan(100)
})

test.each([', ', '; '])('a list of parts that is too long for one line is read, divided by "%s"', (divider) => {
  const parts = Array.from({ length: 60 }, (_, at) => `${at + 2} Kernstifte gehärtet 6x${at + 100}`)
  expect(readMailParts(`Bitte: ${parts.join(divider)}.`)).toEqual(parts.map((part) => part.replace(' ', ' × ')))
})
