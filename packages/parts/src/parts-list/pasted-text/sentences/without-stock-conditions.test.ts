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
