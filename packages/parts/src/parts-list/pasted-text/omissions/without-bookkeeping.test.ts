import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutBookkeeping } from './without-bookkeeping.ts'

test.each([
  '8 Auswerferstifte nitriert 6x250, Preis laut Angebot 4471',
  '8 Auswerferstifte nitriert 6x250 (Best.-Nr. 4471, Pos. 20)',
  '8 Auswerferstifte nitriert 6x250 (Mindestbestand 10)',
  '8 Auswerferstifte nitriert 6x250 (Budget 2026)',
  '8 ejector pins nitrided 6x250, price as per quote 4471',
  '8 ejector pins nitrided 6x250 (PO 4471, line 20)',
  '8 ejector pins nitrided 6x250 (min. stock 10)',
  '8 ejector pins nitrided 6x250 (budget 2026)',
  '8 éjecteurs nitrurés 6x250, prix selon devis 4471',
  '8 éjecteurs nitrurés 6x250 (cde 4471, poste 20)',
  '8 éjecteurs nitrurés 6x250 (stock mini 10)',
  '8 éjecteurs nitrurés 6x250 (budget 2026)',
  '8 estrattori nitrurati 6x250, prezzo come da offerta 4471',
  '8 estrattori nitrurati 6x250 (ord. 4471, riga 20)',
  '8 estrattori nitrurati 6x250 (scorta minima 10)',
  '8 estrattori nitrurati 6x250 (budget 2026)',
  '8 expulsores nitrurados 6x250, precio según oferta 4471',
  '8 expulsores nitrurados 6x250 (ped. 4471, línea 20)',
  '8 expulsores nitrurados 6x250 (presupuesto 2026)',
  '8 extratores nitretados 6x250, preço conforme proposta 4471',
  '8 extratores nitretados 6x250 (enc. 4471, linha 20)',
  '8 extratores nitretados 6x250 (orçamento 2026)',
  '8 uitwerpers genitreerd 6x250, prijs volgens offerte 4471',
  '8 uitwerpers genitreerd 6x250 (best.nr. 4471, regel 20)',
  '8 uitwerpers genitreerd 6x250 (min. voorraad 10)',
  '8 uitwerpers genitreerd 6x250 (budget 2026)',
  '8 wypychaczy azotowanych 6x250, cena wg oferty 4471',
  '8 wypychaczy azotowanych 6x250 (zam. 4471, poz. 20)',
  '8 wypychaczy azotowanych 6x250 (min. stan 10)',
  '8 wypychaczy azotowanych 6x250 (budżet 2026)',
  '8 vyhazovačů nitridovaných 6x250, cena dle nabídky 4471',
  '8 vyhazovačů nitridovaných 6x250 (obj. 4471, pol. 20)',
  '8 vyhazovačů nitridovaných 6x250 (min. zásoba 10)',
  '8 vyhazovačů nitridovaných 6x250 (rozpočet 2026)',
  '8 izmetačev nitriranih 6x250, cena po ponudbi 4471',
  '8 izmetačev nitriranih 6x250 (nar. 4471, poz. 20)',
  '8 izmetačev nitriranih 6x250 (min. zaloga 10)',
  '8 izmetačev nitriranih 6x250 (proračun 2026)',
  '8 db nitridált kilökőcsap 6x250, ár a 4471 ajánlat szerint',
  '8 db nitridált kilökőcsap 6x250 (rend. 4471, 20. tétel)',
  '8 db nitridált kilökőcsap 6x250 (min. készlet 10)',
  '8 db nitridált kilökőcsap 6x250 (2026-os keret)',
  '8 aruncătoare nitrurate 6x250, preț conform ofertei 4471',
  '8 aruncătoare nitrurate 6x250 (cda 4471, poz. 20)',
  '8 aruncătoare nitrurate 6x250 (buget 2026)',
  '8 utstötarstift nitrerade 6x250, pris enligt offert 4471',
  '8 utstötarstift nitrerade 6x250 (best.nr 4471, rad 20)',
  '8 utstötarstift nitrerade 6x250 (min. lager 10)',
  '8 utstötarstift nitrerade 6x250 (budget 2026)',
])('what the books of a buyer say is left out: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^8 × .*6x250$/)])
})

test.each(['8 pins 6x160, min. 10', 'pins 6x160, order 1000', '8 pins 6x160 (drawing 4471, rev 2)'])(
  'other numbers stay: %s',
  (line) => {
    expect(withoutBookkeeping(line)).toBe(line)
  },
)
