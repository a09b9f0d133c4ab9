import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const lists = {
  de: [
    '10 Auswerferstifte nitriert 5x125',
    '2 Auswerferhülsen nitriert 4x6x100',
    '6 Zylinderstifte 10x50',
    '8 Federn rot 20x64',
  ],
  en: [
    '10 ejector pins nitrided 5x125',
    '2 ejector sleeves nitrided 4x6x100',
    '6 dowel pins 10x50',
    '8 springs red 20x64',
  ],
  fr: [
    '10 éjecteurs nitrurés 5x125',
    '2 éjecteurs tubulaires nitrurés 4x6x100',
    '6 goupilles 10x50',
    '8 ressorts rouges 20x64',
  ],
  it: [
    '10 estrattori nitrurati 5x125',
    '2 estrattori tubolari nitrurati 4x6x100',
    '6 spine cilindriche 10x50',
    '8 molle rosse 20x64',
  ],
  es: [
    '10 expulsores nitrurados 5x125',
    '2 expulsores tubulares nitrurados 4x6x100',
    '6 pasadores 10x50',
    '8 muelles rojos 20x64',
  ],
  pt: [
    '10 extratores nitretados 5x125',
    '2 extratores tubulares nitretados 4x6x100',
    '6 cavilhas 10x50',
    '8 molas vermelhas 20x64',
  ],
  nl: [
    '10 uitwerpers genitreerd 5x125',
    '2 uitwerphulzen genitreerd 4x6x100',
    '6 paspennen 10x50',
    '8 veren rood 20x64',
  ],
  pl: [
    '10 wypychaczy azotowanych 5x125',
    '2 wypychacze tulejowe azotowane 4x6x100',
    '6 kołków 10x50',
    '8 sprężyn czerwonych 20x64',
  ],
  cs: [
    '10 vyhazovačů nitridovaných 5x125',
    '2 trubkové vyhazovače nitridované 4x6x100',
    '6 kolíků 10x50',
    '8 pružin červených 20x64',
  ],
  sl: [
    '10 izmetačev nitriranih 5x125',
    '2 cevasta izmetača nitrirana 4x6x100',
    '6 zatičev 10x50',
    '8 vzmeti rdečih 20x64',
  ],
  hu: ['10 kidobó nitridált 5x125', '2 csőkidobó nitridált 4x6x100', '6 csap 10x50', '8 piros rugó 20x64'],
  ro: [
    '10 aruncătoare nitrurate 5x125',
    '2 aruncătoare tubulare nitrurate 4x6x100',
    '6 știfturi 10x50',
    '8 arcuri roșii 20x64',
  ],
  se: [
    '10 utstötarstift nitrerade 5x125',
    '2 utstötarhylsor nitrerade 4x6x100',
    '6 styrpinnar 10x50',
    '8 fjädrar röda 20x64',
  ],
} as const

function read(language: keyof typeof lists, answer: string): string[] {
  return readMailParts(`${answer}\n\n${lists[language].map((line) => `> ${line}`).join('\n')}`)
}

/** Returns a list with another text in one of its lines, as the reader writes it. */
function changed(language: keyof typeof lists, line: number, now: string): string[] {
  return lists[language].map((part, at) => (at === line - 1 ? now : part).replace(' ', ' × '))
}

test.each([
  ['de', 'Die 5er Auswerferstifte sind 20, nicht 10.'],
  ['en', 'Sorry, the ejector pins dia. 5 are 20, not 10.'],
  ['fr', 'Les éjecteurs de 5 sont 20, pas 10.'],
  ['it', 'Gli estrattori da 5 sono 20, non 10.'],
  ['es', 'Los expulsores de 5 son 20, no 10.'],
  ['pt', 'Os extratores de 5 são 20, não 10.'],
  ['nl', 'De uitwerpers van 5 zijn er 20, niet 10.'],
  ['pl', 'Wypychaczy fi 5 ma być 20, nie 10.'],
  ['cs', 'Vyhazovačů průměr 5 má být 20, ne 10.'],
  ['sl', 'Izmetačev premera 5 naj bo 20, ne 10.'],
  ['hu', 'Az 5-ös kidobóból 20 kell, nem 10.'],
  ['ro', 'Aruncătoarele de 5 sunt 20, nu 10.'],
  ['se', 'Utstötarna på 5 ska vara 20, inte 10.'],
  ['en', 'The ejectors go from 10 to 20.'],
  ['it', 'Gli estrattori passano da 10 a 20.'],
  ['pt', 'Os extratores passam de 10 para 20.'],
  ['pl', 'Wypychacze z 10 na 20 szt.'],
  ['es', 'Donde puse 10 expulsores quería poner 20.'],
] as const)('%s: a kind has another number: %s', (language, answer) => {
  expect(read(language, answer)).toEqual(changed(language, 1, lists[language][0].replace('10', '20')))
})

test.each([
  ['de', 'Die Zylinderstifte bitte 60 lang statt 50.'],
  ['en', 'The dowel pins: make them 60 long please, I wrote 50.'],
  ['fr', 'Les goupilles, je les veux de 60 de long au lieu de 50.'],
  ['it', 'Le spine le vorrei lunghe 60 invece di 50.'],
  ['es', 'Los pasadores los quiero de 60 de largo en vez de 50.'],
  ['pt', 'As cavilhas quero-as com 60 de comprimento em vez de 50.'],
  ['nl', 'De paspennen graag 60 lang in plaats van 50.'],
  ['pl', 'Kołki poproszę o długości 60 zamiast 50.'],
  ['cs', 'Kolíky chci dlouhé 60 místo 50.'],
  ['sl', 'Zatiče bi rad dolge 60 namesto 50.'],
  ['hu', 'A csapok 60 hosszúak legyenek 50 helyett.'],
  ['ro', 'Știfturile le vreau de 60 lungime în loc de 50.'],
  ['se', 'Styrpinnarna vill jag ha 60 långa istället för 50.'],
] as const)('%s: a kind has another length: %s', (language, answer) => {
  expect(read(language, answer)).toEqual(changed(language, 3, lists[language][2].replace('10x50', '10x60')))
})

test.each([
  ['de', 'Die Auswerferhülsen bitte gehärtet statt nitriert.', 'nitriert', 'gehärtet'],
  ['fr', 'Les éjecteurs tubulaires plutôt trempés que nitrurés.', 'nitrurés', 'trempés'],
  ['se', 'Utstötarhylsorna ska vara härdade, inte nitrerade.', 'nitrerade', 'härdade'],
  ['hu', 'A csőkidobók edzettek legyenek nitridált helyett.', 'nitridált', 'edzettek'],
] as const)('%s: a kind has another material: %s', (language, answer, former, now) => {
  expect(read(language, answer)).toEqual(changed(language, 2, lists[language][1].replace(former, now)))
})

test.each([
  ['en', 'Correction: the springs should be blue, not red. Everything else stays.', 'red', 'blue'],
  ['pt', 'As molas passam de vermelhas para azuis.', 'vermelhas', 'azuis'],
  ['fr', 'Petite correction : les ressorts en bleu au lieu de rouge.', 'rouges', 'bleu'],
  ['hu', 'A rugók kékek legyenek, ne pirosak.', 'piros', 'kékek'],
] as const)('%s: a kind has another colour: %s', (language, answer, former, now) => {
  expect(read(language, answer)).toEqual(changed(language, 4, lists[language][3].replace(former, now)))
})

test.each([
  ['de', 'ich habe mich in Pos. 1 bei der Länge vertan: es muss 200 heißen, nicht 125. Menge bleibt.'],
  ['en', 'I got the length wrong in item 1: it should be 200, not 125. Quantity unchanged.'],
  ['it', 'ho sbagliato la lunghezza alla pos. 1: deve essere 200, non 125. Quantità invariata.'],
  ['pl', 'pomyliłem długość w poz. 1: ma być 200, a nie 125. Ilość bez zmian.'],
  ['cs', 'spletl jsem délku u pol. 1: má být 200, ne 125. Počet beze změny.'],
] as const)('%s: a position has another length: %s', (language, answer) => {
  expect(read(language, answer)).toEqual(changed(language, 1, lists[language][0].replace('5x125', '5x200')))
})

test.each([
  ['de', 'ach nein, 30 für die Federn, wir machen die feste Seite gleich mit'],
  ['en', 'oh wait, 30 for the springs'],
  ['fr', 'ah non attends, 30 pour les ressorts, on refait aussi la partie fixe'],
  ['pt', 'ah não espera, 30 para as molas'],
] as const)('%s: a message below the list has the number of a kind: %s', (language, message) => {
  const list = lists[language].join('\n')
  expect(readMailParts(`${list}\n${message}`)).toEqual(changed(language, 4, lists[language][3].replace('8', '30')))
})

test.each([
  // The former number is that of no part.
  ['en', 'The ejector pins dia. 5 are 20, not 12.', 1],
  // It may be a diameter.
  ['en', 'The dowel pins are 12, not 10.', 3],
  ['es', 'Los pasadores los quiero de 40 de largo en vez de 30.', 3],
  ['de', 'Die Federn sollen grün sein, nicht blau.', 4],
] as const)('%s: a change that does not fit its part leaves it open: %s', (language, answer, line) => {
  expect(read(language, answer)[line - 1]).toMatch(/^\d+ \? ×/)
})

test.each([
  ['en', 'Perhaps the ejector pins 20 instead of 10.'],
  ['de', 'Eventuell die Auswerferstifte 20 statt 10.'],
  ['it', 'Forse gli estrattori da 5 sono 20, non 10.'],
] as const)('%s: a change that is not decided is not made: %s', (language, answer) => {
  expect(read(language, answer)[0]).toBe(lists[language][0].replace(' ', ' ? × '))
})

test.each([
  [
    'de',
    'Bitte streichen Sie die Federn und nehmen Sie 4 Auswerferstifte nitriert 6x160 dazu.',
    'Auswerferstifte nitriert',
  ],
  ['fr', 'Retirez les ressorts et ajoutez 4 éjecteurs nitrurés 6x160.', 'éjecteurs nitrurés'],
  ['es', 'Quitad los muelles y añadid 4 expulsores nitrurados 6x160.', 'expulsores nitrurados'],
  ['pl', 'Proszę skreślić sprężyny i dodać 4 wypychacze azotowane 6x160.', 'wypychacze azotowane'],
  ['cs', 'Škrtněte pružiny a přidejte 4 vyhazovače nitridované 6x160.', 'vyhazovače nitridované'],
] as const)('%s: a kind is taken out beside a further part: %s', (language, answer, further) => {
  const [added, ...list] = read(language, answer)
  expect(added).toBe(`4 × ${further} 6x160`)
  expect(list.slice(0, 3)).toEqual(changed(language, 0, '').slice(0, 3))
  expect(list[3]).toMatch(/^8 \? ×/)
})

test.each([
  ['en', 'Ejector pins: 12 instead of 10, length 160 instead of 125.', '12 × ejector pins nitrided 5x160'],
  ['it', 'Estrattori: 12 invece di 10, lunghezza 160 invece di 125.', '12 × estrattori nitrurati 5x160'],
] as const)('%s: two clauses change the same part: %s', (language, answer, part) => {
  expect(read(language, answer)).toContain(part)
})

test.each([
  ['en', 'We have 12 of the ejector pins, not 10.'],
  ['de', 'Die Auswerferstifte haben wir 20, nicht 10.'],
  ['en', 'We received 8 of the ejector pins instead of 10.'],
  ['en', 'The ejector pins cost 12 instead of 10.'],
] as const)('%s: what tells of parts changes none for sure: %s', (language, answer) => {
  expect(read(language, answer)[0]).toBe(lists[language][0].replace(' ', ' ? × '))
})
