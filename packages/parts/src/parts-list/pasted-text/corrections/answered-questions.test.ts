import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['12 Stk Auswerferstift 8x315 - nitriert oder gehärtet?', 'Nitriert bitte.', '12 × Auswerferstift 8x315 Nitriert'],
  ['12 pcs ejector pin 8x315 (nitrided or hardened?)', 'Nitrided please.', '12 × ejector pin 8x315 Nitrided'],
  ['12 db kilökőcsap 8x315 - nitridált vagy edzett legyen?', 'Nitridált.', '12 × kilökőcsap 8x315 Nitridált'],
  ['12 szt. wypychacz 8x315, azotowany czy hartowany?', 'Azotowany.', '12 × wypychacz 8x315 Azotowany'],
  ['12 uds expulsor 8x315 - ¿nitrurado o templado?', 'Nitrurado.', '12 × expulsor 8x315 Nitrurado'],
])('the answer to a question for the material leaves its words out: %s %s', (asked, answer, part) => {
  expect(readMailParts(`> ${asked}\n${answer}`)).toEqual([part])
})

test.each([
  ['leider nur 3 Stück auf Lager, reicht das?', 'Ja, 3 reichen, den Rest brauchen wir nicht.'],
  ['only 3 in stock, is that enough?', '3 will do, no need for the rest.'],
  ["il n'en reste que 3 en stock, cela suffit ?", 'Oui, 3 suffisent.'],
  ['ne abbiamo solo 3 a magazzino, bastano?', 'Sì, bastano 3.'],
  ['mamy tylko 3 szt. na stanie, wystarczy?', 'Tak, 3 szt. wystarczą.'],
  ['skladem jen 3 ks, stačí?', 'Ano, stačí 3 ks.'],
  ['sajnos csak 3 db van raktáron, annyi elég?', 'Elég a 3 db, a többit nem kérjük.'],
  ['bara 3 i lager, räcker det?', 'Ja, 3 räcker.'],
  ['er zijn er maar 3 op voorraad, is dat genoeg?', 'Ja, 3 is genoeg.'],
  ['solo hay 3 en stock, ¿es suficiente?', 'Sí, con 3 basta.'],
  ['só temos 3 em stock, chega?', 'Sim, 3 chegam.'],
  ['avem doar 3 pe stoc, ajunge?', 'Da, 3 ajung.'],
  ['na zalogi samo 3, je dovolj?', 'Da, 3 je dovolj.'],
])('the pieces of an answer are those that were asked about: %s %s', (asked, answer) => {
  expect(readMailParts(`> 6 pcs KSH-4x125 - ${asked}\n${answer}`)).toEqual(['3 × KSH-4x125'])
})

test.each([
  ['wie viele Stück?', 'zwei Stück'],
  ['how many pieces?', 'two'],
  ['quelle quantité ?', '2 pièces'],
  ['quante ne servono?', '2'],
  ['¿cuántas unidades?', 'dos unidades'],
  ['hoeveel stuks?', 'twee stuks'],
  ['ile sztuk?', 'dwie sztuki'],
  ['kolik kusů?', '2 ks'],
  ['hány darab?', 'kettő'],
  ['quantas unidades?', 'duas'],
  ['câte bucăți?', '2 buc'],
  ['hur många?', 'två stycken'],
  ['koliko kosov?', '2 kosa'],
])('an answer is the number that was asked for: %s %s', (asked, answer) => {
  expect(readMailParts(`> KSH-4x125: ${asked}\n${answer}`)).toEqual(['2 × KSH-4x125'])
})

test.each([
  ['Radius 15,5 oder 40?', 'R 40 bitte', 'radius 40'],
  ['(radius 15.5 or 40?)', '40 please', 'radius 40'],
  ['rayon 15,5 ou 40 ?', '15,5', 'rayon 15,5'],
])('an answer chooses one of two sizes: %s %s', (asked, answer, size) => {
  expect(readMailParts(`> 2 Stk Angussbuchse 18x4x56 - ${asked}\n${answer}`)).toEqual([
    `2 × Angussbuchse 18x4x56, ${size}`,
  ])
})

test.each([
  ['only 3 in stock, is that enough?', 'Yes.'],
  ['only 3 in stock, is that enough?', 'Then 4.'],
  ['nitrided or hardened?', 'Yes.'],
  ['radius 40?', 'Yes, 40.'],
])('a question stays with its part if the answer leaves it open: %s %s', (asked, answer) => {
  expect(readMailParts(`> 6 pcs pin 4x125 - ${asked}\n${answer}`)[0]).not.toMatch(/^\d+ × pin 4x125$/)
})

test.each([
  ['Petr: vyhazovače 6x125, 8 ks', 'kalené nebo nitridované?', 'kalené', '8 × vyhazovače 6x125 kalené'],
  ['Tom: 8 ejector pins 6x125', 'hardened or nitrided?', 'hardened please', '8 × ejector pins 6x125 hardened'],
  ['Tom: 8 Auswerferstifte 6x125', 'gehärtet oder nitriert?', 'nitriert', '8 × Auswerferstifte 6x125 nitriert'],
  ['Tom: 8 éjecteurs 6x125', 'trempés ou nitrurés ?', 'nitrurés', '8 × éjecteurs 6x125 nitrurés'],
  ['Tom: 8 estrattori 6x125', 'temprati o nitrurati?', 'temprati, grazie', '8 × estrattori 6x125 temprati'],
])('a chat asks for the material of a part: %s / %s / %s', (part, question, answer, read) => {
  const [name = ''] = part.split(':')
  expect(readMailParts(`${part}\nAnn: ${question}\n${name}: ${answer}`)).toEqual([read])
})

test.each([
  ['hardened or nitrided?', 'both'],
  ['hardened or nitrided?', 'not hardened'],
  ['hardened or nitrided?', 'hardened\nTom: no, nitrided'],
  ['hardened or nitrided?', 'bronze'],
  ['in stock?', 'hardened'],
])('another answer in a chat leaves the material open: %s / %s', (question, answer) => {
  expect(readMailParts(`Tom: 8 ejector pins 6x125\nAnn: ${question}\nTom: ${answer}`)[0]).not.toMatch(
    /^8 × ejector pins 6x125 (?:hardened|nitrided|bronze)$/,
  )
})

test.each([
  ['8.8 eller 12.9?', '12.9 tack'],
  ['8.8 oder 12.9?', '12.9 bitte'],
  ['8,8 oder 12,9?', '12,9'],
  ['8.8, 10.9 or 12.9?', 'strength class 12.9, thanks'],
  ['8.8 ou 12.9 ?', '12.9 svp'],
  ['8.8 o 12.9?', '12.9 grazie'],
  ['¿8.8 o 12.9?', '12.9 gracias'],
  ['8.8 of 12.9?', '12.9 graag'],
  ['8.8 czy 12.9?', '12.9 proszę'],
  ['8.8 nebo 12.9?', '12.9 prosím'],
])('the strength of a screw that an answer chooses is taken: %s %s', (asked, answer) => {
  expect(readMailParts(`> cap screw M12x80, 16 pcs: ${asked}\n${answer}`)).toEqual(['16 × cap screw M12x80 , 12.9'])
})

test.each(['not 12.9', '10.9', 'Yes.', '8.8 or 12.9, whatever you have', '12.9?'])(
  'another answer leaves the strength open: %s',
  (answer) => {
    const [row] = readMailParts(`> cap screw M12x80, 16 pcs: 8.8 or 12.9?\n${answer}`)
    expect(row).not.toMatch(/^16 × cap screw M12x80 , /)
  },
)
