import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['6 Auswerferstifte nitriert 8x315', 'Falls 8x315 nicht lagernd ist, bitte kurz anrufen.'],
  ['6 Auswerferstifte nitriert 8x315', 'Sollten die 8x315 nicht vorrätig sein, bitte Bescheid geben.'],
  ['6 nitrided pins 8x315', 'If the 8x315 are not in stock, please let me know.'],
  ['6 nitrided pins 8x315', 'If you are out of stock of the 8x315, give me a call.'],
  ['6 éjecteurs nitrurés 8x315', "Si vous n'avez pas de 8x315 en stock, prévenez-moi."],
  ['6 estrattori nitrurati 8x315', 'Se le 8x315 non sono a magazzino, avvisatemi.'],
  ['6 expulsores nitrurados 8x315', 'Si no hay de 8x315, me avisas.'],
  ['6 wypychaczy azotowanych 8x315', 'Jeśli nie ma 8x315 na stanie, proszę dać znać.'],
  ['6 ks vyhazovač nitridovaný 8x315', 'Pokud 8x315 nemáte skladem, dejte vědět.'],
  ['6 uitwerppennen genitreerd 8x315', 'Als 8x315 niet op voorraad is, bel me even.'],
  ['6 extratores nitretados 8x315', 'Se não houver 8x315 em stock, avisem por favor.'],
  ['6 db nitridált kilökő 8x315', 'Ha nincs 8x315 raktáron, kérem szóljanak.'],
  ['6 buc aruncătoare nitrurate 8x315', 'Dacă nu aveți 8x315 pe stoc, vă rog să mă anunțați.'],
  ['6 st utstötarstift nitrerade 8x315', 'Om 8x315 inte finns i lager, hör av er.'],
  ['6 kos izmetač nitriran 8x315', 'Če 8x315 ni na zalogi, prosim javite.'],
])('who wants to hear of a missing part has ordered it: %s. %s', (part, sentence) => {
  const [, name] = /^6 (?:ks |db |buc |st |kos )?(.*)$/.exec(part) ?? []
  for (const mail of [`${part}\n${sentence}`, `${part}. ${sentence}`, `${sentence}\n\n${part}`])
    expect(readMailParts(mail)).toEqual([`6 × ${name}`])
})

test.each([
  'Wenn 8x315 nicht da ist, nehmen wir 8x400.',
  'If the 8x315 are out of stock, let me know and send 8x400.',
  'Falls 8x315 nicht lagernd, bitte Bescheid geben und auf 300 kürzen.',
])('what is wanted instead stays a question: %s', (sentence) => {
  expect(readMailParts(`6 pins nitrided 8x315\n${sentence}`)).not.toEqual(['6 × pins nitrided 8x315'])
})

test.each([
  'Se qualche articolo non è disponibile avvisatemi prima di spedire il resto.',
  'If an item is not available, let me know before you ship the rest.',
  'Falls ein Artikel nicht lieferbar ist, bitte vor dem Versand des Rests Bescheid geben.',
  'Pokud něco není skladem, dejte prosím vědět před odesláním zbytku.',
  'Jeśli czegoś nie ma na stanie, proszę dać znać przed wysłaniem reszty.',
  "Si un article n'est pas disponible, prévenez-moi avant d'envoyer le reste.",
  'Als een artikel niet leverbaar is, laat het me weten voor u de rest verstuurt.',
  'Si algún artículo no está disponible, avisadme antes de enviar el resto.',
])('who wants to hear of any missing article has ordered all that are quoted: %s', (sentence) => {
  expect(readMailParts(`> - 20 pcs AZH-4x160\n> - 4 pcs AZH-6x200\n\n${sentence}`)).toEqual([
    '20 × AZH-4x160',
    '4 × AZH-6x200',
  ])
})

test.each([
  'If an item is not available, let me know and cancel the rest.',
  'If the hardened pins are not available, send nitrided ones and let me know.',
])('a condition that cancels or asks for something else stays a question: %s', (sentence) => {
  expect(readMailParts(`> - 20 pcs ejector pins AZH-4x160\n> - 4 pcs AZH-6x200\n\n${sentence}`)).not.toEqual([
    '20 × ejector pins AZH-4x160',
    '4 × AZH-6x200',
  ])
})

test.each([
  ['8 pcs AZN-6x160', 'Falls die Stifte nicht lagernd sind, bitte kurz anrufen unter 0171 555 1234.'],
  ['8 Auswerferstifte 6x160', 'Wenn die Auswerferstifte nicht da sind, sag Bescheid.'],
  ['8 ejector pins 6x160', 'If the ejector pins take longer than two weeks, let me know, we will make them ourselves.'],
  ['8 ejector pins 6x160', 'The machine stands, so if the ejector pins are late, call me.'],
  ['8 estrattori 6x160', 'Se qualcosa non è a magazzino chiami direttamente lui al 335 555 2174.'],
  ['8 estrattori 6x160', 'Se gli estrattori non arrivano entro giovedì avvisatemi, li prendo altrove.'],
  ['8 expulsores 6x160', 'Si los expulsores no los tenéis para el jueves decídmelo y los compro en otro sitio.'],
  ['8 éjecteurs 6x160', 'Si les éjecteurs ne sont pas là jeudi, prévenez-moi.'],
  ['8 kilökő 6x160', 'Áll a szerszám, úgyhogy ha a kilökők két hétnél később jönnek, akkor szólj.'],
])('who wants to hear of a part that comes late has ordered it: %s. %s', (part, sentence) => {
  expect(readMailParts(`${part}\n\n${sentence}`)).toEqual([part.replace(/^8 (?:pcs )?/, '8 × ')])
})

test.each([
  ['Auswerferstifte 6x160', 'Wenn die Auswerferstifte nicht da sind, sag Bescheid, dann nehme ich Hülsen.'],
  ['ejector pins 6x160', 'If the ejector pins are late, let me know and send 4 only.'],
  ['estrattori 6x160', 'Se gli estrattori non arrivano entro giovedì avvisatemi e annullate.'],
])('a late part for which something else is wanted stays a question: %s. %s', (part, sentence) => {
  expect(readMailParts(`8 ${part}\n${sentence}`)[0]).toMatch(new RegExp(`^8 \\? × ${part}`))
})

test.each([
  ['2 locating rings 100x36x12', 'If anything is not ex stock please ring me before you book it, 01633 555 0148.'],
  ['2 Zentrierringe 100x36x12', 'Falls etwas nicht lieferbar ist, bitte kurz anrufen, 07151 555 0148.'],
  ['2 locating rings 100x36x12', 'Give me a ring before you ship.'],
])('a call is no ring, and a telephone number no pieces: %s. %s', (part, sentence) => {
  expect(readMailParts(`${part}\n${sentence}`)).toEqual([part.replace(' ', ' × ')])
})
