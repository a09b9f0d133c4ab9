import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const offer = '> 1) 20 AZN-6x200\n> 2) 10 AHH-5x8x150\n> 3) 4 ZRU-100x36x12'

test.each([
  'Go ahead with items 1 and 3 please, leave item 2 for now.',
  'Please leave item 2 for now.',
  'Item 2 can wait.',
  'Hold item 2 please.',
  'Positionen 1 und 3 bitte liefern, Position 2 erstmal zurückstellen.',
  'Mettez le poste 2 en attente.',
  'La posición 2 la dejamos para más adelante.',
  'La posizione 2 resta in sospeso.',
  'A posição 2 fica pendente.',
  'Regel 2 kan wachten.',
  'Pozycję 2 proszę wstrzymać.',
  'Položka 2 počká.',
  'A 2. tétel várhat.',
  'Poziția 2 rămâne în așteptare.',
  'Pos 2 får vänta.',
  'Postavka 2 lahko počaka.',
])('a position that waits is asked about, whatever is said of the others: %s', (answer) => {
  const [first, second, third] = readMailParts(`${answer}\n\n${offer}`)
  expect(first).toBe('20 × AZN-6x200')
  expect(second).not.toBe('10 × AHH-5x8x150')
  expect(third).toBe('4 × ZRU-100x36x12')
})

test.each(['Leave the sleeves for now.', 'Die Hülsen können noch warten.', 'Laissez les douilles de côté.'])(
  'so is a kind that waits: %s',
  (answer) => {
    const mail = `${answer}\n\n> 20 ejector pins 6x200\n> 10 sleeves Hülsen douilles 5x8x150`
    expect(readMailParts(mail)).not.toContain('10 × sleeves Hülsen douilles 5x8x150')
  },
)

test('a position of another list that waits changes nothing', () => {
  expect(readMailParts(`${offer.replaceAll('> ', '')}\nItem 14 can wait.`)).toEqual([
    '20 × AZN-6x200',
    '10 × AHH-5x8x150',
    '4 × ZRU-100x36x12',
  ])
})

test.each([
  'Annulez le poste 2.',
  'Supprimez le repère 2.',
  'Streichen Sie Posten 2.',
  'Cancel position 2.',
  'Annullate la posizione 2.',
  'Anulen la posición 2.',
  'Anulem a posição 2.',
  'Schrap positie 2.',
  'Pozycję 2 proszę anulować.',
  'Položku 2 zrušte.',
  'Pozici 2 prosím zrušit.',
  'A 2. tételt töröljük.',
  'Anulați poziția 2.',
  'Stryk post 2.',
  'Postavko 2 črtajte.',
  'Pozicijo 2 prosim črtajte.',
])('a position that is cancelled is not ordered, by any noun: %s', (answer) => {
  const [first, second] = readMailParts(`${answer}\n\n${offer}`)
  expect(first).toBe('20 × AZN-6x200')
  expect(second).not.toBe('10 × AHH-5x8x150')
})

test.each([
  'Position 2 nehmen wir beim nächsten Mal.',
  'Position 2 ist uns zu teuer.',
  "Item 2 is too dear, we'll leave that.",
  'Position 2 trop chère, on laisse tomber.',
  'La posizione 2 è troppo cara.',
  'Pos. 2 är för dyr.',
])('a position that is too dear or ordered another time is not ordered: %s', (answer) => {
  const [first, second] = readMailParts(`${answer}\n\n${offer}`)
  expect(first).toBe('20 × AZN-6x200')
  expect(second).not.toBe('10 × AHH-5x8x150')
})
