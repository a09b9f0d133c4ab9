import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const list = '8 AZN-6x160\n20 AZN-8x200\n\n'
const rows = ['8 × AZN-6x160', '20 × AZN-8x200']

test.each([
  ["Da giugno abbiamo cambiato banca, l'IBAN nuovo è IT60 X054 2811 1010 0000 0123 456."],
  ['Na fakturze prosimy podać kod taryfy celnej 8480 71 00 i nasz numer EORI PL525123456700000.'],
  ['Our VAT number has changed to GB 927 4412 06, the old one ends in 05.'],
  ['Naše DIČ je CZ12345678, musí být na všech 3 výtiscích.'],
  ['Plačilo v 30 dneh, naša šifra dobavitelja je 20455.'],
  ['Alles staat in uw catalogus op bladzijde 44 tot 52.'],
  ['Wszystko jest w katalogu na stronach od 60 do 68.'],
  ['All of these are on pages 34 to 41 of the 2022 catalogue.'],
  ['Finns det STEP-filer så skicka dem till cad@verktyg.example, vår Creo 6 öppnar inte nyare.'],
  ['Az egész később egy 20 lábas konténerben megy Indiába, a láda 1 méter magas lehet.'],
  ['Todo esto viaja luego en un contenedor de 40 pies a Veracruz, el cajón no puede pasar de 1 metro.'],
  ['Drivers park in bay 12 and ring the bell at gate 4.'],
  ['El camión que aparque en la plaza 5 y se presente en el muelle 3.'],
  ['Șoferul parchează pe locul 4 și se prezintă la poarta 2.'],
  ["L'outil pèse 2,6 tonnes et notre pont n'en lève que 3."],
  ['Das Werkzeug wiegt 1,8 Tonnen, der Kran hebt nur 2.'],
  ['De 5 proverna från maj var bra, alla hade 60 HRC.'],
  ['Těch 5 vzorků z května bylo v pořádku, všechny měly 60 HRC.'],
  ['A vossa proposta é válida 30 dias, ainda faltam 4.'],
  ["Votre offre est valable jusqu'au 31, je passe donc commande aujourd'hui."],
  ['Mme Lefèvre est en congé du 5 au 23, elle est remplacée.'],
  ['Pierwsza zmiana zaczyna o 6, druga o 14.'],
  ['Rachel Oduya, Six Sigma Black Belt, AS9100D approved site no. 3'],
  ['Ing. Carla Pozzi, ufficio acquisti, azienda certificata ISO 9001:2015, certificato n. 442'],
  ['Il reclamo n. 118 è chiuso, abbiamo ricevuto le 2 note di credito.'],
])('figures of other matters order nothing: %s', (sentence) => {
  expect(readMailParts(list + sentence)).toEqual(rows)
  expect(readMailParts(`${sentence}\n\n${list}`)).toEqual(rows)
})

test.each([
  ['From page 34 of the catalogue we take 3.'],
  ['Z katalogu ze strony 12 proszę dodać 5.'],
  ['2 kg grease for the crane please.'],
  ['20 Meter Schlauch für den Kran.'],
  ['Bitte noch 5 Muster mitschicken.'],
  ['M24 eye bolts for gate 4 please.'],
  ['Der Container ist voll, also von allem nur die Hälfte.'],
  ['Double the quantities, the container has room for 20 tonnes.'],
  ['Bitte alles poliert wie Muster 3 vom Juni.'],
])('but a sentence that asks for more stays: %s', (sentence) => {
  expect(readMailParts(list + sentence)).not.toEqual(rows)
})
