import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['10 Auswerferstifte gehärtet 5x200 Komma', '6 Kühlnippel NW 13 mit G 1/4 Punkt'],
  ['10 ejector pins hardened 5x200 comma', '6 cooling nipples 13 with G1/4 full stop'],
  ['10 éjecteurs trempés 5x200 virgule', '6 raccords 13 en G1/4 point'],
  ['10 expulsores templados 5x200 coma', '6 boquillas 13 G1/4 punto'],
  ['10 estrattori temprati 5x200 virgola', '6 raccordi 13 G1/4 punto'],
  ['10 uitwerpers gehard 5x200 komma', '6 koelnippels 13 G1/4 punt'],
  ['10 vyhazovačů kalených 5x200 čárka', '6 vsuvek 13 G1/4 tečka'],
  ['10 wypychaczy hartowanych 5x200 przecinek', '6 złączek 13 G1/4 kropka'],
  ['10 kilökőcsap edzett 5x200 vessző', '6 hűtőcsonk 13 G1/4 pont'],
  ['10 extratores temperados 5x200 vírgula', '6 bicos 13 G1/4 ponto'],
  ['10 aruncătoare călite 5x200 virgulă', '6 nipluri 13 G1/4 punct'],
  ['10 utstötare härdade 5x200 komma', '6 kylnipplar 13 G1/4 punkt'],
  ['10 izmetačev kaljenih 5x200 vejica', '6 nastavkov 13 G1/4 pika'],
])('dictated signs at the ends of lines belong to no part: %s', (first, second) => {
  expect(readMailParts(`${first}\n${second}`)).toEqual([
    first.replace(/^10 (.*) \S+$/u, '10 × $1'),
    second.replace(/^6 (.*G ?1\/4) .*$/u, '6 × $1'),
  ])
})

test('a dictated comma between the lines is none of a size', () => {
  const [first, second] = readMailParts(
    'zehn Auswerferstifte gehärtet fünf mal zweihundert Komma\nsechs Kühlnippel NW 13 mit G 1/4 Punkt',
  )
  expect(first).toBe('10 × Auswerferstifte gehärtet 5x200')
  expect(second).toBe('6 × Kühlnippel NW 13 mit G 1/4')
})

test('a dictated comma stays where the next line may go on with a size', () => {
  const [first] = readMailParts('zehn Auswerferstifte gehärtet fünf Komma\nzwei mal zweihundert')
  expect(first).toContain('Komma')
})
