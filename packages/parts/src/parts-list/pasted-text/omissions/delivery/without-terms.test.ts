import { expect, test } from 'vitest'
import { withoutTerms } from './without-terms.ts'

const part = '10 ejector pins nitrided 6x200'

test.each([
  'auf den Rahmenvertrag',
  ', Preis wie gehabt, Lieferung frei Haus',
  'zum bekannten Preis',
  ', price as per last order',
  'at the usual price',
  ', au même tarif que la dernière fois',
  'al precio de siempre',
  'al solito prezzo, spedizione con il solito corriere',
  'tegen de bekende prijs, graag met de gewone bode',
  'w cenie jak ostatnio, wysyłka kurierem na nasz koszt',
  'za stejnou cenu jako minule, poslat dopravcem',
  'ao preço habitual, entregar na portaria',
  ', a szokásos áron',
  'la prețul obișnuit, livrare prin curier',
  'till samma pris som sist, skicka med vanlig bud',
  'po isti ceni kot zadnjič, dostava s kurirjem',
  'che passo venerdì a ritirarli',
  ', pridem v petek po njih',
  ', Selbstabholung durch unseren Fahrer',
  ', free delivery please',
  'ab Lager',
  'ex stock',
  'ex works',
  'ze skladu',
  'de almacén',
  'du stock',
  'raktárról',
  'pronta consegna',
  'uit voorraad',
  'z magazynu',
  'din stoc',
  'från lager',
  'iz zaloge',
])('terms of price and delivery change no part: %s', (terms) => {
  const said = terms.startsWith(',') ? `${part}${terms}` : `${part} ${terms}`
  expect(withoutTerms(said)).toBe(part)
})

test.each([
  `${part}, Lieferung in HSS`,
  `${part}, Preis mit Beschichtung`,
  `${part} verchromt`,
  `${part}, price for hardened ones too`,
  `${part}, gekürzt geliefert`,
  `${part}, Lieferung 20 Stück`,
  `${part}, delivery of 6 sleeves 5x8x150`,
  'Lieferung: 10 ejector pins nitrided 6x200',
  'at the usual price please',
])('what may change a part stays: %s', (said) => {
  expect(withoutTerms(said)).toBe(said)
})

test('work before the terms stays', () => {
  expect(withoutTerms(`${part} mit polierter Spitze zum bekannten Preis`)).toBe(`${part} mit polierter Spitze`)
})

test.each([
  '4 dowel pins 8x32, ex stock',
  '4 Zylinderstifte 8x32 - ab Lager',
  '4 goupilles 8x32, de stock',
  '4 spine 8x32, da magazzino',
  '4 pasadores 8x32, de almacén',
  '4 cavilhas 8x32 - de stock',
  '4 paspennen 8x32, uit voorraad',
  '4 kołki 8x32, z magazynu',
  '4 kolíky 8x32, ze skladu',
  '4 illesztőszeg 8x32, raktárról',
  '4 știfturi 8x32, din stoc',
  '4 styrpinnar 8x32, från lager',
  '4 zatiči 8x32, iz zaloge',
])('that a part is sent from the stock of the shop changes nothing: %s', (line) => {
  expect(withoutTerms(line)).toBe(line.replace(/8x32.*$/, '8x32'))
})
