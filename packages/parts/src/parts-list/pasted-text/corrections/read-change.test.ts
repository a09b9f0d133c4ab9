import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const two = '10 Auswerfer nitriert 6x160\n4 Hülsen gehärtet 5x8x125\n'

test.each([
  [
    'a part by its sizes',
    `[09:12] Kevin: ${two}[09:14] Kevin: ach nein, von den 6x160 doch 12`,
    ['12 × Auswerfer nitriert 6x160', '4 × Hülsen gehärtet 5x8x125'],
  ],
  [
    'a part by its kind, in the same line or below',
    'weź zamów 10 wypychaczy 6x250 i 4 tuleje 24x46. Albo nie, wypychaczy daj 12\nperdona, las tuleje que sean 6',
    ['12 × wypychaczy 6x250', '6 × tuleje 24x46'],
  ],
  [
    'the part above',
    '10 estrattori 4x125\nanzi fai 15\n8 pennen 4x160\noh wacht, toch 10',
    ['15 × estrattori 4x125', '10 × pennen 4x160'],
  ],
  [
    'one of two parts of a kind',
    '10 pins 4x125\n6 pins 6x160\nactually make the pins 8',
    ['10 ? × pins 4x125', '6 ? × pins 6x160'],
  ],
  ['a part that stands far above', '10 pins 4x125\nThanks\n\nRob\nno wait, 12', ['12 ? × pins 4x125']],
  ['a kind alone, although no word says so', '10 pins 4x125\n12 pins', ['10 ? × pins 4x125', '12 × pins']],
  ['more than the pieces', '10 pins 4x125\nno, 12 with flats', ['12 ? × pins 4x125']],
  [
    'a part by its material or shape',
    '10 Auswerfer nitriert 6x160\n8 Auswerfer gehärtet 6x160\n4 Säulen 24x46x75\nach, von den nitrierten doch 12',
    ['12 × Auswerfer nitriert 6x160', '8 × Auswerfer gehärtet 6x160', '4 × Säulen 24x46x75'],
  ],
  [
    'several parts that its words may mean',
    '10 pinos temperados 6x160\n8 pinos temperados 8x160\n4 colunas 24x46x75\nos temperados sobe pra 12',
    ['10 ? × pinos temperados 6x160', '8 ? × pinos temperados 8x160', '4 × colunas 24x46x75'],
  ],
  [
    'the kind that the line above names',
    'Jo: 10 pins 6x160\nJo: 4 sleeves 5x8x125\nJo: 2 rings 100x36x12\nSam: the sleeves are in stock\nJo: ok make it 6',
    ['10 × pins 6x160', '6 × sleeves 5x8x125', '2 × rings 100x36x12'],
  ],
  [
    'a part of a sentence with its former number',
    '10 expulsores nitrurados 8x160\n4 machos 5x160\nPerdona:\nde los expulsores 8x160 son 14, no 10.',
    ['14 × expulsores nitrurados 8x160', '4 × machos 5x160'],
  ],
  [
    'by what is enough or what a verb leads to',
    'vodicí pouzdro bronz 20x36, stačí 2\nSäulen 24x46x75, da reichen 4\ndegli estrattori 5x160 facciamone 10\nknock the M8x30 12.9 cap screws down to 20',
    ['2 × vodicí pouzdro bronz 20x36', '4 × Säulen 24x46x75', '10 × estrattori 5x160', '20 × M8x30 12.9 cap screws'],
  ],
  ['nothing where a head is turned down', 'pins 6x160, reduce the head down to 8', ['pins 6x160, the head down to 8']],
  [
    'a kind with its former number, far below',
    '10 Auswerfer 4x125\n4 Hülsen 5x8x150\n2 Ringe 100x36x12\n6 Säulen 24x46x75\nHülsen sind 6, nicht 4',
    ['10 × Auswerfer 4x125', '6 × Hülsen 5x8x150', '2 × Ringe 100x36x12', '6 × Säulen 24x46x75'],
  ],
  [
    'a kind with a number that it never had',
    '10 pins 4x125\n4 sleeves 5x8x150\nsorry, the pins are 12, not 4',
    ['12 ? × pins 4x125', '4 × sleeves 5x8x150'],
  ],
  ['another part', '10 pins 4x125\nsorry, also 4 pins 6x160 please', ['10 ? × pins 4x125', '4 × pins 6x160']],
  [
    'by both numbers, but not where a head is turned',
    'pins 4x160: up from 6 to 9\ntornillos M8x25 pasan de 30 a 40\ngeleidezuil 24x46x75: 4 wordt 6\nStifte 6x160, Kopf von 12 auf 9 abgedreht',
    ['9 × pins 4x160', '40 × tornillos M8x25', '6 × geleidezuil 24x46x75', 'Stifte 6x160, Kopf von 12 auf 9 abgedreht'],
  ],
  [
    'one of several parts of a sentence, which it cancels',
    'pins 5x200 - 20 pcs, screws M8x40 12.9 - 60 pcs no change, and cancel the pillar 24x46x75',
    ['20 × pins 5x200', '60 × screws M8x40 12.9', 'cancel the pillar 24x46x75'],
  ],
])('a sentence changes %s', (_, text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test.each([
  'Mi mandi una ventina di viti M6x20? Anzi facciamo 25. E due anelli 100x36x12.',
  'Bitte 20 Schrauben M6x20. Nein, lieber 25. Und zwei Ringe 100x36x12.',
  'Can I have 20 screws M6x20? No, make it 25, and two rings 100x36x12.',
  'Envoie-moi 20 vis M6x20. Finalement 25. Et deux bagues 100x36x12.',
  'Mándame 20 tornillos M6x20. Mejor 25. Y dos anillos 100x36x12.',
  'Manda 20 parafusos M6x20. Aliás, melhor 25. E dois anéis 100x36x12.',
  'Stuur 20 bouten M6x20. Nee, doe maar 25. En twee ringen 100x36x12.',
  'Proszę 20 śrub M6x20. Nie, raczej 25. I dwa pierścienie 100x36x12.',
  'Pošlete 20 šroubů M6x20. Ne, raději 25. A dva kroužky 100x36x12.',
  'Skicka 20 skruvar M6x20. Nej, ta hellre 25. Och två ringar 100x36x12.',
  'Pošljite 20 vijakov M6x20. Ne, raje 25. In dva obroča 100x36x12.',
  'Küldjön 20 csavart M6x20. Nem, inkább 25. És két gyűrű 100x36x12.',
  'Trimite 20 șuruburi M6x20. Nu, mai bine 25. Și două inele 100x36x12.',
])('a further part behind a new number keeps its own: %s', (text) => {
  expect(readMailParts(text)).toEqual([
    expect.stringMatching(/^25 × \p{L}+ M6x20$/u),
    expect.stringMatching(/^2 × \p{L}+ 100x36x12$/u),
  ])
})

test.each([
  "Hier j'ai commandé 10 éjecteurs 6x160 ; pouvez-vous passer à 14 ?",
  'Gestern habe ich 10 Auswerfer 6x160 bestellt. Könnt ihr daraus 14 machen?',
  'Yesterday I ordered 10 pins 6x160. Could you make that 14?',
  'Ontem pedi 10 extratores 6x160. Podem passar para 14?',
  'Gisteren heb ik 10 uitwerppennen 6x160 besteld. Kun je daar 14 van maken?',
  'Igår beställde jag 10 utstötare 6x160. Kan ni ändra det till 14?',
  'Ieri am comandat 10 aruncătoare 6x160. Puteți să le faceți 14?',
  'Wczoraj zamówiłem 10 wypychaczy 6x160. Możecie zmienić na 14?',
  'Včera jsem objednal 10 vyhazovačů 6x160. Můžete to změnit na 14?',
  'Ieri ho ordinato 10 estrattori 6x160. Me li porti a 14?',
])('the next sentence changes a part that was ordered: %s', (text) => {
  expect(readMailParts(text)).toEqual([expect.stringMatching(/^14 × \p{L}+ 6x160$/u)])
})

test('a verb that nobody knows leaves the new number of its kind open', () => {
  const text = 'Ayer pedí 10 expulsores 6x160 y 4 casquillos 24x46. Súbeme los expulsores a 14.'
  expect(readMailParts(text)).toEqual(['14 ? × expulsores 6x160', '4 × casquillos 24x46'])
})

test.each([
  "pour les éjecteurs 4x125 c'est 30 et pas 20. Pour les vis M8x30, tu peux descendre à 25. Merci, Inès",
  'die Auswerfer 4x125 bitte auf 30 erhöhen. Die Schrauben M8x30, da reichen 25. Danke, Ines',
  'the pins 4x125, make them 30. The screws M8x30, bring them down to 25. Thanks, Ines',
])('each sentence of a line changes its own part: %s', (text) => {
  expect(readMailParts(text)).toEqual([
    expect.stringMatching(/^30 × .*4x125$/u),
    expect.stringMatching(/^25 × .*M8x30$/u),
  ])
})

test('what a sentence says of a changed part stays with it', () => {
  const [first, second] = [
    'Nein, 12 Stifte 6x160 bitte. Gehärtet. Und 4 Säulen 24x46x75.',
    'Des éjecteurs 4x125, finalement 30. Coupés à 110.',
  ]
  expect(readMailParts(first ?? '')[0]).toBe('12 × Stifte 6x160, Gehärtet')
  expect(readMailParts(second ?? '').join()).toContain('Coupés à 110')
})
