import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Partiram-se dois extratores nitretados 6x200, mandem seis.', '6 × extratores nitretados 6x200'],
  ['Eltört két kilökő 5x160 nitridált, küldjetek négyet.', '4 × kilökő 5x160 nitridált'],
  ['S-au rupt două aruncătoare nitrurate 5x200, trimiteți patru.', '4 × aruncătoare nitrurate 5x200'],
  ['Včera se zlomily dva vyhazovače kalené 4x160, pošlete prosím rovnou osm.', '8 × vyhazovače kalené 4x160'],
  ['Two sleeves 5x8x150 hardened have cracked, please send four.', '4 × sleeves 5x8x150 hardened'],
  ['We snapped two sleeves 5x8x150 hardened last night. Can you send three?', '3 × sleeves 5x8x150 hardened'],
  ['Uns sind drei Kernstifte 6x200 abgebrochen; bitte senden Sie uns vier Stück als Ersatz.', '4 × Kernstifte 6x200'],
  ['Nous avons cassé deux éjecteurs 5x200 cette nuit, envoyez-nous-en quatre.', '4 × éjecteurs 5x200'],
  ['Gisteren zijn er twee uitwerppennen 5x200 gebroken, stuur er vier voor de zekerheid.', '4 × uitwerppennen 5x200'],
  ['Due estrattori 5x200 si sono spezzati, mandatecene quattro di scorta.', '4 × estrattori 5x200'],
  ['Three pins 6x160 snapped, so please send six to be safe.', '6 × pins 6x160'],
  ['Three pins 6x160 snapped, please send half a dozen.', '6 × pins 6x160'],
  [
    "On a vu que six éjecteurs 5x160 étaient pliés, peux-tu m'en envoyer huit pour avoir de la marge ?",
    '8 × éjecteurs 5x160',
  ],
  ['Si sono rotti tre estrattori 4x160, ce ne servono cinque.', '5 × estrattori 4x160'],
  ['Si sono grippati due estrattori 4x160, potete mandarne sei?', '6 × estrattori 4x160'],
  ['Partiram-se dois extratores 4x160. Envia quatro, assim ficamos com dois de reserva.', '4 × extratores 4x160'],
  ['Se nos han partido tres expulsores 6x160, ¿nos podéis enviar seis?', '6 × expulsores 6x160'],
  ['Se han gripado dos expulsores 6x160; mandadnos cuatro para tener repuesto.', '4 × expulsores 6x160'],
  ['S-au îndoit trei aruncătoare 5x200, ne trimiteți șase ca să avem de rezervă?', '6 × aruncătoare 5x200'],
  ['Drei Auswerfer 5x160 gebrochen, könnt ihr uns sechs schicken, damit wir Reserve haben?', '6 × Auswerfer 5x160'],
  ['We found that six pins 5x160 were bent, could you send eight so we have a margin?', '8 × pins 5x160'],
  ['Pękły trzy wypychacze 5x160, proszę wysłać sześć, żeby mieć zapas.', '6 × wypychacze 5x160'],
  ['Tre utstötare 4x160 har gått av, skicka sex så har vi några i reserv.', '6 × utstötare 4x160'],
  ['Počili so trije izmetači 5x160, pošljite jih šest, da imamo rezervo.', '6 × izmetači 5x160'],
  ['Zlomily se tři vyhazovače 5x160, pošlete jich šest, ať máme rezervu.', '6 × vyhazovače 5x160'],
])('pieces that are asked for behind lost ones: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each([
  ['We settled on nitrided pins 6x160, of which we will need ten.', '10 × nitrided pins 6x160'],
  ['Estrattori temprati 4x160, me ne servono dodici.', '12 × Estrattori temprati 4x160'],
  ['Kernstifte 5x160 gehärtet, davon nehmen wir zehn. Der Fahrer kommt am Freitag.', '10 × Kernstifte 5x160 gehärtet'],
  ['Sleeve 5x8x175 hardened, 2 please, but trim both to 162.5', '2 × Sleeve 5x8x175 hardened, but trim both to 162.5'],
])('pieces in a clause behind a part: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test('a part that goes along with another one', () => {
  expect(readMailParts('two pillars 22x46x75 along with two bushes 22x46')).toEqual([
    '2 × pillars 22x46x75',
    '2 × bushes 22x46',
  ])
})

test.each([
  ['Twelve pins 6x160 nitrided, please send four.', '12 × pins 6x160 nitrided, please send four.'],
  ['Bitte zwölf Auswerfer 6x160, schicken Sie vier.', '12 × Auswerfer 6x160, schicken Sie vier.'],
])('another number stays with the part, so that it is asked: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each([
  'Zwei Auswerfer 4x160 sind gebrochen. Schickt vier. Dazu noch 1 Ring 100x36x12.',
  'Two pins 4x160 broke. Send four. Also 1 ring 100x36x12.',
  'Deux éjecteurs 4x160 sont cassés. Envoyez-en quatre. Ajoutez 1 bague 100x36x12.',
  'Si sono rotti due estrattori 4x160. Mandatene quattro. Aggiungete 1 anello 100x36x12.',
  'Se han roto dos expulsores 4x160. Mandad cuatro. Añadid 1 anillo 100x36x12.',
  'Partiram-se dois extratores 4x160. Envia quatro. Junta ainda 1 anel 100x36x12.',
  'Er zijn twee uitwerppennen 4x160 gebroken. Stuur er vier. Ook nog 1 ring 100x36x12.',
])('a sentence that asks for pieces belongs to the part before it: %s', (text) => {
  expect(readMailParts(text)).toEqual([
    expect.stringMatching(/^4 × \p{L}+ 4x160$/u),
    expect.stringMatching(/^1 × \p{L}+ 100x36x12$/u),
  ])
})

test('"please" behind a number is no "percent"', () => {
  expect(readMailParts('Expulsores 6x160, mándame seis por favor')).toEqual(['6 × Expulsores 6x160'])
})

test.each(['Die Auswerfer 6x160 sind gebrochen, bitte ca. vier senden.', 'Pins 6x160, please send over four.'])(
  'a rough number is open: %s',
  (line) => {
    expect(readMailParts(line).join()).not.toMatch(/^\d+ ×/)
  },
)

test.each([
  ['Gli estrattori nitrurati 5x200, di quelli mandamene dodici, grazie', '12 × estrattori nitrurati 5x200'],
  ['Os extratores nitretados 5x200, desses manda doze, está bem?', '12 × extratores nitretados 5x200'],
  ['Jedrni zatiči kaljeni 5x160, teh rabimo osem.', '8 × Jedrni zatiči kaljeni 5x160'],
])('a clause that asks for pieces "of those": %s', (text, part) => {
  expect(readMailParts(text)).toEqual([part])
})

test.each([
  ['De geleidebussen brons 24x46, daarvan hebben we er vier nodig.', '4 × geleidebussen brons 24x46'],
  ['gli estrattori nitrurati 6x160 falli 50', '50 × estrattori nitrurati 6x160'],
])('what is needed of a part counts it: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  'estrattori temprati 2,2x160, prendine 5 che così stiamo tranquilli',
  'ejector pins hardened 2.2x160, get 5 so we’re on the safe side',
  'éjecteurs trempés 2,2x160, prends-en 5 comme ça on est tranquilles',
  'expulsores templados 2,2x160, coge 5 y así estamos tranquilos',
  'extratores temperados 2,2x160, leva 5 que assim ficamos descansados',
  'uitwerpers gehard 2,2x160, neem er 5 dan zitten we goed',
  'vyhazovače kalené 2,2x160, vezmi jich 5, ať máme klid',
  'utstötarstift härdade 2,2x160, ta 5 så är vi på säkra sidan',
  'izmetači kaljeni 2,2x160, vzemi jih 5, da bomo mirni',
])('why so many are taken counts nothing: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^5 × .*2[.,]2x160$/)])
})

test('an Italian verb with "them" or "there" asks for pieces', () => {
  const mail = '4 estrattori nitrurati 6x160. Mettici anche due golfari M12, che quelli vecchi sono da buttare.'
  expect(readMailParts(mail)).toEqual(['4 × estrattori nitrurati 6x160', expect.stringMatching(/^2 × golfari M12/)])
})

test.each([
  ['cooling nipple 9 M10x1 leaks, send 2', '2 × cooling nipple 9 M10x1'],
  ['raccord de refroidissement 13 G1/4 fuit, mets-en 2', '2 × raccord de refroidissement 13 G1/4'],
  ['Kühlnippel 9 M10x1 undicht, 2 neue', '2 × Kühlnippel 9 M10x1'],
  ['koelnippel 9 M10x1 lekt, 1 nieuwe', '1 × koelnippel 9 M10x1'],
])('a part that leaks is replaced, and its bore counts nothing: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})
