import { describe, expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readMail } from './read-mail.ts'

describe('a material that is said of all parts', () => {
  test.each([
    ['Auswerfer', 'alle nitriert', 'nitriert'],
    ['Auswerfer', '\nbitte alles nitriert', 'nitriert'],
    ['Auswerfer', '(beide nitriert)', 'nitriert'],
    ['ejector pins', 'All nitrided please.', 'nitrided'],
    ['éjecteurs', 'tous nitrurés', 'nitrurés'],
    ['estrattori', 'tutti nitrurati', 'nitrurati'],
    ['expulsores', 'todos nitrurados', 'nitrurados'],
    ['wypychaczy', 'Wszystkie azotowane.', 'azotowane'],
    ['ks vyhazovač', 'vše nitridované', 'nitridované'],
    ['uitwerppennen', 'allemaal genitreerd graag', 'genitreerd'],
    ['extratores', 'todos nitretados', 'nitretados'],
    ['db kilökő', 'mindegyik nitridált', 'nitridált'],
    ['buc aruncătoare', 'toate nitrurate', 'nitrurate'],
    ['st utstötarstift', 'alla nitrerade', 'nitrerade'],
    ['kos izmetač', 'vsi nitrirani', 'nitrirani'],
  ])('is that of each part above: %s, %s', (kind, said, material) => {
    const name = kind.replace(/^(?:ks|db|buc|st|kos) /, '')
    expect(readMailParts(`10 ${kind} 5x160\n4 ${kind} 5x200\n${said}`)).toEqual([
      `10 × ${name} 5x160 ${material}`,
      `4 × ${name} 5x200 ${material}`,
    ])
  })

  test.each(['Alles nitriert:', 'Bitte alle Auswerfer nitriert:', 'Auswerfer, nitriert:'])(
    'is that of each part below: %s',
    (said) => {
      expect(readMailParts(`${said}\n10 Auswerfer 5x160\n4 Auswerfer 5x200`)).toEqual([
        '10 × Auswerfer 5x160 nitriert',
        '4 × Auswerfer 5x200 nitriert',
      ])
    },
  )

  test('may stand behind the last part of a line', () => {
    expect(readMailParts('10 Stifte 5x160 und 4 Stifte 5x200, beide nitriert, und 2 Hülsen 5x8x150 gehärtet')).toEqual([
      '10 × Stifte 5x160 nitriert',
      '4 × Stifte 5x200, beide nitriert',
      '2 × Hülsen 5x8x150 gehärtet',
    ])
  })

  test('may differ for each kind', () => {
    const parts = '10 Auswerfer 5x160\n4 Kernstifte 6x200'
    expect(readMailParts(`${parts}\nAuswerfer alle nitriert, Kernstifte alle gehärtet`)).toEqual([
      '10 × Auswerfer 5x160 nitriert',
      '4 × Kernstifte 6x200 gehärtet',
    ])
    expect(
      readMailParts('Auswerfer nitriert:\nAuswerfer 5x160, 10 Stück\n\nKernstifte gehärtet:\nKernstift 6x200, 4 Stück'),
    ).toEqual(['10 × Auswerfer 5x160 nitriert', '4 × Kernstift 6x200 gehärtet'])
  })
})

test('goods of one material have no other', () => {
  const others = '4 Zylinderschrauben M6x20 12.9\n1 Zentrierring 100x36x12\n8 Zylinderstifte 8x40'
  expect(readMailParts(`10 Auswerfer 5x160\n${others}\nalles nitriert`)).toEqual([
    '10 × Auswerfer 5x160 nitriert',
    '4 × Zylinderschrauben M6x20 12.9',
    '1 × Zentrierring 100x36x12',
    '8 × Zylinderstifte 8x40',
  ])
})

test('a part with another material stays, and is asked', () => {
  expect(readMailParts('10 Auswerfer 5x160 gehärtet\n4 Auswerfer 5x200\nalle nitriert')).toEqual([
    '10 ? × Auswerfer 5x160 gehärtet',
    '4 × Auswerfer 5x200 nitriert',
  ])
})

test.each(['alle nicht nitriert', 'alle 20 nitriert?', 'alle wie gehabt', 'alle Auswerfer nach Zeichnung'])(
  'other words about all parts add no material: %s',
  (said) => {
    const [first = ''] = readMailParts(`10 Auswerfer 5x160\n4 Auswerfer 5x200\n${said}`)
    expect(first).not.toMatch(/5x160 nitriert$/)
  },
)

test.each([
  'Die Hülsen lieber nitriert.',
  'Hülsen in nitriert, bitte.',
  'Make the Hülsen nitrided.',
  'Hülsen to be nitrided please.',
  'Les Hülsen plutôt nitrurés.',
])('what changes the material of a kind leaves its parts open: %s', (sentence) => {
  const list = ['Stift 10x250 gehärtet, 20 Stück', 'Hülse 8x12x175 gehärtet, 4 Stück']
  const open = ['20 × Stift 10x250 gehärtet', '4 ? × Hülse 8x12x175 gehärtet']
  expect(readMailParts(`${sentence}\n\n${list.join('\n')}`)).toEqual(open)
  expect(readMailParts(`${sentence}\n\n${list.map((line) => `> ${line}`).join('\n')}`)).toEqual(open)
  expect(readMailParts(`${list.join('\n')}\n\n${sentence}`)).toEqual(open)
})

test.each([
  ['Die Auswerfer müssen gehärtet sein.', 'Am 20.11.2026 schrieb Max:', 'Auswerfer nitriert 6x160'],
  ['The ejector pins should be hardened.', 'On 20 Nov Max wrote:', 'ejector pins nitrided 6x160'],
  ['Les éjecteurs doivent être trempés svp.', 'Le 20/11/2026 Max a écrit :', 'éjecteurs nitrurés 6x160'],
  ['Gli estrattori devono essere temprati.', 'Il 20/11/2026 Max ha scritto:', 'estrattori nitrurati 6x160'],
  ['Wypychacze mają być hartowane.', '20.11.2026 Jan napisał:', 'wypychaczy azotowanych 6x160'],
  ['A kilökők legyenek edzettek.', '2026. nov. 20. Jan ezt írta:', 'db kilökő nitridált 6x160'],
])('a quoted part that shall be of another material is asked: %s', (answer, heading, part) => {
  const [first, second] = readMail(`${answer}\n\n${heading}\n> 8 ${part}\n> 4 Säulen 24x56x75`)
  expect([first?.quantity, second?.quantity]).toEqual(['8 ?', '4'])
})

test.each([
  ['Die nitrierten Auswerfer nehmen wir.', 'Auswerfer nitriert 6x160'],
  ['We take the nitrided pins, thanks.', 'ejector pins nitrided 6x160'],
])('a quoted part keeps the material that it has: %s', (answer, part) => {
  expect(readMailParts(`${answer}\n\nAm 20.11.2026 schrieb Max:\n> 8 ${part}`)).toEqual([`8 × ${part}`])
})
