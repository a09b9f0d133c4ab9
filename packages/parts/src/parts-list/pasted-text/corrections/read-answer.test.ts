import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const pin = 'ejector pin 6x160 nitrided'

test.each([
  ['an agreement', 'fine, thanks', `6 × ${pin}`],
  ['a number', '-> serían 12', `12 × ${pin}`],
  ['a number in a sentence', 'raise to 10 pcs please', `10 × ${pin}`],
  ['a number behind words of a negation in another language', 'ok, ma ne prendiamo solo 4', `4 × ${pin}`],
  ['one piece', 'OK pour une pièce', `1 × ${pin}`],
  ['one piece in German', 'passt, aber nur ein Stück', `1 × ${pin}`],
  ['words that change it', 'but with a flat on the head', `6 ? × ${pin} but with a flat on the head`],
  ['other sizes', 'cámbialo por 6x200', '6 × ejector pin 6x200 nitrided'],
  ['sizes of another kind', 'cámbialo por 6x10x200', `6 ? × ${pin} cámbialo por 6x10x200`],
  ['another material', 'samma antal men i HSS tack', '6 × ejector pin 6x160 HSS'],
  ['a further material', 'also in HSS please', `6 ? × ${pin} also in HSS please`],
  ['half of the pieces', 'half of that will do', `3 × ${pin}`],
  ['words that decline it', 'no, gracias', `6 ? × ${pin} no, gracias`],
])('below a quoted part stands %s', (_, answer, row) => {
  expect(readMailParts(`> 6 pcs ${pin}\n${answer}`)).toEqual([row])
})

test('an answer above forwarded parts leaves their kind open', () => {
  const forwarded = `Von: Werkstatt\nBetreff: Bedarf\n\n6 pcs ${pin}\n2 pcs locating ring 120x36x12`
  const rows = readMailParts(`The ring should be 18 thick.\n\n${forwarded}`)
  expect(rows).toContain(`6 × ${pin}`)
  expect(rows).toContain('2 ? × locating ring 120x36x12')
})

test('an answer may stand behind its part', () => {
  const offer = `> 1 ${pin}, 6 pcs  <<< fine\n> 2 ejector pin 8x200 nitrided, 6 pcs <<< only 4\n> 3 core pin 5x200, 8 pcs <-- not needed`
  expect(readMailParts(offer)).toEqual([
    `6 × ${pin}`,
    '4 × ejector pin 8x200 nitrided',
    expect.stringMatching(/^8 \? .*not needed$/),
  ])
})

test('answers may stand in square brackets behind quoted parts', () => {
  const offer = [
    `> ${pin}, 6 Stück, 2,10 EUR [passt, aber 9 Stück]`,
    '> Kernstift gehärtet 5x200, 8 Stück [ok]',
    '> Hülse gehärtet 5x8x150, 2 Stück [entfällt]',
  ]
  expect(readMailParts(offer.join('\n'))).toEqual([
    `9 × ${pin}`,
    '8 × Kernstift gehärtet 5x200',
    expect.stringMatching(/^2 \? .*entfällt$/),
  ])
})

test('words in square brackets are no answers where nobody agrees or nothing is quoted', () => {
  expect(readMailParts(`> ${pin}, 6 pcs [box of 20]`)).not.toContain(`20 × ${pin}`)
  expect(readMailParts(`${pin}, 6 pcs [ok, box of 20]`)).not.toContain(`20 × ${pin}`)
})

test.each([
  ['Make that 2, the moving side is already finished.', '2 × Guide bush bronze 30x66'],
  ['Better 6, one always gets lost.', '6 × Guide bush bronze 30x66'],
  ['6, hardened', '6 × Guide bush 30x66 hardened'],
  ['Hardened. 6 off.', '6 × Guide bush 30x66 Hardened'],
  ['Lieber 6, man verliert ja immer welche.', '6 × Guide bush bronze 30x66'],
  ['Plutôt 6, on en perd toujours.', '6 × Guide bush bronze 30x66'],
  ['Lepiej 6, zawsze się gubią.', '6 × Guide bush bronze 30x66'],
])('an answer may say pieces, a material and a reason: %s', (answer, part) => {
  expect(readMailParts(`> 3) Guide bush bronze 30x66, 4 pcs\n${answer}`)).toEqual([part])
})

test.each([
  '6, if the price is ok',
  '6 - with certificate',
  'Yes, with certificate 3.1',
  '6, but with a flat',
  '6, two of them for stock',
])('an answer that says more is asked about: %s', (answer) => {
  expect(readMailParts(`> 3) Guide bush bronze 30x66, 4 pcs\n${answer}`)).toEqual([
    expect.stringMatching(/^4 \? × .* with|^4 \? × .*(?:if the price|two of them)/),
  ])
})

test.each([
  ['Core pin 4.2x160 - hardened or nitrided?', 'Nitrided. 6 off.', '6 × Core pin 4.2x160 Nitrided'],
  ['Kernstift 4,2x160 - gehärtet oder nitriert?', 'Nitriert, 6 Stück.', '6 × Kernstift 4,2x160 Nitriert'],
  ['broche 4,2x160 - trempée ou nitrurée ?', 'Nitrurée, 6 pièces.', '6 × broche 4,2x160 Nitrurée'],
])('an answer decides between the materials of a question: %s %s', (question, answer, part) => {
  expect(readMailParts(`> 2) ${question}\n${answer}`)).toEqual([part])
})

test.each([
  ['Rondelle de centrage', 'plutôt en 110x36x12'],
  ['Zentrierflansch', 'besser 110x36x12'],
  ['Locating ring', 'better in 110x36x12'],
  ['Rondella di centraggio', 'meglio 110x36x12'],
  ['Rondella di centraggio', 'ok, ma piuttosto in 110x36x12'],
  ['Anillo centrador', 'mejor en 110x36x12, por favor'],
  ['Anel de centragem', 'melhor em 110x36x12'],
  ['Centreerring', 'liever in 110x36x12'],
  ['Pierścień centrujący', 'raczej 110x36x12'],
  ['Středicí kroužek', 'raději 110x36x12'],
  ['Központosító gyűrű', 'inkább 110x36x12'],
  ['Inel de centrare', 'mai bine 110x36x12'],
  ['Centrirni obroč', 'raje 110x36x12'],
  ['Styrring', 'helst 110x36x12'],
])('the sizes that are better take the place of the quoted ones: %s, %s', (kind, answer) => {
  expect(readMailParts(`> 3. 1 ${kind} 100x36x12\n${answer}`)).toEqual([`1 × ${kind} 110x36x12`])
})

test.each(['mai trebuie 110x36x12', 'better also 110x36x12', 'besser 110x36x12?', 'mejor 110x36'])(
  'what may be a further part is asked: %s',
  (answer) => {
    expect(readMailParts(`> 3. 1 Locating ring 100x36x12\n${answer}`)).not.toContain('1 × Locating ring 110x36x12')
    expect(readMailParts(`> 3. 1 Locating ring 100x36x12\n${answer}`)[0]).toContain('1 ? × Locating ring 100x36x12')
  },
)

test.each([
  'make these 200 long please',
  'macht die bitte 200 lang',
  'bitte 200 lang liefern',
  'que sean de 200 de largo',
  'maak ze 200 lang',
  'proszę o 200 długie',
  'gör dem 200 långa',
  'legyen 200 hosszú',
  'să fie 200 lungi',
])('a larger length takes the place of the quoted one: %s', (answer) => {
  expect(readMailParts(`> 12 pcs ejector pin 6x160\n${answer}`)).toEqual(['12 × ejector pin 6x200'])
})

test.each([
  'make these 120 long please',
  'fateli lunghi 200',
  'naj bodo dolgi 200',
  'in 200 please',
  '200 please',
  'yes, but first 2 for a trial',
  'ok, 2 davon vorab',
  'sì, ma prima 2 di prova',
  'yes, 6 per mould',
  '8 na każdą formę',
  'anular, o molde está parado',
  'törölni, a szerszám már nem megy',
])('a number that may be a length or only some of the pieces is asked: %s', (answer) => {
  expect(readMailParts(`> 12 pcs ejector pin 6x160\n${answer}`)[0]).toMatch(/^12 \? × ejector pin 6x160 /)
})

test.each(['120 pcs please', 'make it 40', '60 please'])('a larger number of pieces is read: %s', (answer) => {
  expect(readMailParts(`> 12 pcs ejector pin 6x160\n${answer}`)).toEqual([`${/\d+/.exec(answer)} × ejector pin 6x160`])
})

test.each(['bitte nur 4 davon', 'we need four of these', 'ebből 4 db kellene', 'di questi solo 4'])(
  'pieces "of these" are those of the part: %s',
  (answer) => {
    expect(readMailParts(`> 12 pcs ejector pin 6x160\n${answer}`)).toEqual(['4 × ejector pin 6x160'])
  },
)
