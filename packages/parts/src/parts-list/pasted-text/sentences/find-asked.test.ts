import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const part = '16 × Auswerferstifte 4x125'

test.each([
  'nach Rücksprache mit unserer Konstruktion benötigen wir für Projekt 2288:',
  'nach Freigabe durch die Konstruktion brauchen wir für Anlage 3:',
  'As discussed with Paul, here is what we need for machine 14:',
  'following our phone call we need for job 26118:',
  'Comme convenu avec Paul, il nous faut pour la machine 14 :',
  "suite à notre entretien, il nous faut pour l'affaire 4587 :",
  'según nuestra conversación de ayer pedimos para la máquina 14:',
  'a seguito del colloquio con Paolo ordiniamo per la commessa 4711:',
  'após conversa com o Rui encomendamos para a máquina 14:',
  'naar aanleiding van ons telefoongesprek bestellen wij voor machine 14:',
  'po rozmowie z konstrukcją zamawiamy do zlecenia 4711:',
  'po konzultaci s naší konstrukcí potřebujeme pro projekt 2288:',
  'egyeztetve a konstrukcióval kérünk a projekt 2288:',
  'conform discuției telefonice comandăm pentru mașina 14:',
  'po posvetu z našo konstrukcijo potrebujemo za projekt 2288:',
  'efter samråd med vår konstruktion behöver vi för projekt 2288:',
  'nach Rücksprache mit der Konstruktion brauchen wir für Projekt 2288',
])('the number of a project or a machine that parts are for is no quantity: %s', (line) => {
  expect(readMailParts(`${line}\n- 16 Auswerferstifte 4x125`)).toEqual([part])
})

test.each([
  ['Federn? Wir brauchen 4.', '4 × Federn'],
  ['Finecorsa elettrici? Ce ne vorrebbero 2, altrimenti li prendiamo altrove.', '2 × Finecorsa elettrici'],
  ['für Projekt 2288 brauchen wir noch 4 Federn', '4 × Federn'],
])('a number that a sentence asks for counts its noun: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each([
  [
    'dos docenas de muelles rojos 25x64 y cuatro expulsores 6x160',
    ['24 × muelles rojos 25x64', '4 × expulsores 6x160'],
  ],
  ['Federn? Wir brauchen zwei Dutzend.', ['24 × Federn']],
])('a number of dozens counts twelve each: %s', (line, rows) => {
  expect(readMailParts(line)).toEqual(rows)
})

test('the first word of a sentence counts nothing without a request: part delivery', () => {
  expect(readMailParts('4 plates PLAP-246x296x46\n\nPart delivery is fine, the plates can follow.')).toEqual([
    '4 × plates PLAP-246x296x46',
  ])
})
