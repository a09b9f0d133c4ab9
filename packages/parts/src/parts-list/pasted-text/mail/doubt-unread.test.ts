import { expect, it, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readMail } from './read-mail.ts'

const quantitiesOf = (mail: string) => readMail(mail).map(({ quantity }) => quantity)
const isCertain = (quantity: string) => /^\d+$/.test(quantity)

it.each([
  'Del pedido de ayer (20 expulsores templados 6x200 y 4 anillos 120x36x12) cambiamos los expulsores: necesitamos 25.',
  'Please send 12 ejector pins nitrided 6x160 for the lid tool. The base tool will want seven of them.',
  'ejector pins nitrided 6x160, 12 pcs\n\nThe pins, we will want seven.',
])('leaves a quantity open beside a number that no rule reads: %s', (mail) => {
  expect(quantitiesOf(mail)[0]).not.toSatisfy(isCertain)
})

it.each([
  ['Please send 10 ejector pins 6x200 nitrided for tool 7, needed in 3 weeks.', ['10']],
  ['Wir brauchen 12 Auswerferstifte nitriert 6x200 (4 je Form), Halle 3.', ['12']],
  ["4 noyaux 3x100\n\nMerci de livrer à l'adresse habituelle (quai n° 3).", ['4']],
  ['Praskly dva vyhazovače, pošlete prosím čtyři vyhazovače nitridované 6x200.', ['4']],
  ['10 expulsores 6x160.\n\nLo necesitamos para las pruebas en la inyectora de 200 t.', ['10']],
  ['nitrided ejector pins 6x200: it was 8 but make it 10', ['10']],
  ['We need eighteen ejector pins nitrided 3.5x250 and two hardened sleeves 4x6x150.', ['18', '2']],
  ['Bitte zehn Führungssäulen 22 x 46 x 75 und drei Hülsen gehärtet 4x6x150 senden.', ['10', '3']],
  ['12 ejector pins nitrided 6x160\nDelivery to our unit 7 please.', ['12']],
  ['12 ejector pins nitrided 6x160\nLieferung bitte per Spedition, Rampe 3.', ['12']],
  ['1 pc locating ring 110x36x12\n\nDeliver to Unit 14 please, not the head office.', ['1']],
  ['12 ejector pins nitrided 6x160\n\nGate 7 please, not gate 4.', ['12']],
  ['12 ejector pins nitrided 6x160\nPlease send 20 litres of oil, too.', ['12', '20']],
  ['12 aruncătoare nitrurate 6x160\n\nComanda nr. 445, plata în avans pe baza proformei.', ['12']],
  ['12 extratores nitretados 6x160\n\nLocal de entrega: Rua da Indústria, lote 7', ['12']],
  ['12 expulsores nitrurados 6x160\n\nDirección de entrega: Polígono Norte, lote 4', ['12']],
  ['12 vyhazovače nitridované 6x160\n\nObjednávka č. 445, platba na fakturu.', ['12']],
])('keeps a quantity where the other numbers belong to something else: %s', (mail, quantities) => {
  expect(quantitiesOf(mail)).toEqual(quantities)
})

it.each([
  ['Pour les moules 31, 32 et 33, pour chacun :\n6 éjecteurs 4x125\nUniquement pour le moule 33, 1 buse 18x4x40x56', 1],
  ["en zo'n 100 inbusbouten M6x16 12.9", 0],
])('leaves a quantity open that other words change: %s', (mail, row) => {
  expect(quantitiesOf(mail)[row]).not.toSatisfy(isCertain)
})

test.each([
  ['dos casquillos guía FBE-32x76', 'Dígame si lo tienen en stock; si no, llámeme al 972 555 031 y lo hablamos.', 2],
  ['Poste 5 : ressort 40x102, 4 pièces', 'Le poste 6 reste en suspens, nous attendons la réponse.', 4],
  ['sprężyny czerwone 20x64, 4 szt.', 'kurier może być na nasz koszt byle jutro przed 10', 4],
  ['20 viti M5x16 8.8', 'Se spedisci entro le 16 mandami il tracking.', 20],
  ['6 sleeves 6x10x175 nitrided', 'Please send them before 10, as we are only then open.', 6],
])('a number of another thing leaves the pieces: %s / %s', (part, sentence, count) => {
  expect(readMailParts(`${part}\n\n${sentence}`)).toEqual([expect.stringMatching(new RegExp(`^${count} × `))])
})

test.each([
  ['Pos 2 utstötarstift 5x315, 8 st (ni hade 16 i offerten)', 8],
  ['vyhazovač válcový 3x200 ... 30 ks (bylo omylem 13)', 30],
  ['16 extratores 10x250 (tínhamos escrito só 6)', 16],
  ['12 ejector pins 6x160 (it was 8 before)', 12],
  ['12 Auswerferstifte 6x160 (waren vorher 8)', 12],
])('a number in brackets that stood there before is no other one: %s', (part, count) => {
  expect(readMailParts(part)).toEqual([expect.stringMatching(new RegExp(`^${count} × [^(]*$`))])
})
