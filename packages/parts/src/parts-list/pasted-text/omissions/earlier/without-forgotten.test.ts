import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'

test.each([
  ['Bitte noch 2 Führungssäulen 20x46x75, die ich vergessen habe.', 'Führungssäulen'],
  ['Bitte noch 2 Führungssäulen 20x46x75, die hatte ich vergessen.', 'Führungssäulen'],
  ['Leider habe ich 2 Führungssäulen 20x46x75 vergessen.', 'Führungssäulen'],
  ['Please add 2 guide pillars 20x46x75, which I forgot.', 'guide pillars'],
  ['Please add 2 guide pillars 20x46x75 that we had forgotten to order.', 'guide pillars'],
  ["Ajoutez 2 colonnes de guidage 20x46x75 que j'ai oubliées.", 'colonnes de guidage'],
  ['Aggiungete 2 colonne di guida 20x46x75, che ho dimenticato.', 'colonne di guida'],
  ['Añade 2 columnas guía 20x46x75, que se me olvidaron.', 'columnas guía'],
  ['E junta por favor 2 colunas-guia 20x46x75, que me esqueci.', 'colunas-guia'],
  ['Proszę dodać 2 słupy prowadzące 20x46x75, o których zapomniałem.', 'słupy prowadzące'],
  ['Přidejte 2 vodicí sloupky 20x46x75, na které jsem zapomněl.', 'vodicí sloupky'],
  ['Lägg till 2 styrpelare 20x46x75, som jag glömde.', 'styrpelare'],
  ['Graag nog 2 geleidezuilen 20x46x75, die ik vergeten was.', 'geleidezuilen'],
  ['Dodajte 2 vodilna stebra 20x46x75, ki sem ju pozabil.', 'vodilna stebra'],
  ['Vă rog adăugați 2 coloane de ghidare 20x46x75, pe care le-am uitat.', 'coloane de ghidare'],
  ['Kérek még 2 vezetőoszlopot 20x46x75, amit elfelejtettem.', 'vezetőoszlopot'],
])('that a part was forgotten says nothing about it: %s', (mail, kind) => {
  expect(readMailParts(mail).map((part) => part.replace(/[.\s]+$/, ''))).toEqual([`2 × ${kind} 20x46x75`])
})

test.each([
  'Die 2 Führungssäulen 20x46x75 können Sie vergessen.',
  'Please forget the 2 guide pillars 20x46x75.',
  'Oubliez les 2 colonnes de guidage 20x46x75.',
  '2 guide pillars 20x46x75, which I forgot to cancel',
  'Wir haben 2 Führungssäulen 20x46x75 zu stornieren vergessen.',
])('a part that is left out stays a question: %s', (mail) => {
  const parts = readMailParts(mail)
  expect(parts.every((part) => /\?|vergessen|forg[eo]t|oublie/i.test(part))).toBe(true)
})
