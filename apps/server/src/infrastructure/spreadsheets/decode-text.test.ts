import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

/** Returns the signs of a code page from 0x80 upwards. */
const signsOf = (codePage: string) =>
  Array.from(new TextDecoder(codePage).decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128)))
const centralEuropean = signsOf('windows-1250')
const western = signsOf('windows-1252')
const encode = (text: string, signs: readonly string[]) =>
  Uint8Array.from(Array.from(text, (sign) => (sign < '\u0080' ? sign.charCodeAt(0) : signs.indexOf(sign) + 128)))

test.each([
  'Množství;Název\n16;Vyhazovač válcový DIN 1530-1 A 8x200\n8;Kolík válcový ISO 8734',
  'Vyhazovač 6x160 ks 20',
  'VYHAZOVAČ VÁLCOVÝ KALENÝ',
  'Ilość;Opis\n10;Wypychacz walcowy hartowany\n4;Słup prowadzący',
  'Trzpień rdzeniowy 5x200',
  'Mennyiség;Megnevezés\n24;Kilökőcsap nitridált\n4;Vezetőpersely',
  'Vezetőoszlop 24x66x115',
  'Cantitate;Denumire\n4;Ştift aruncător\n1;Placă matriţă',
  'Količina;Naziv\n8;Izmetač kaljen\n4;Vodilna puša',
])('%j is read in the code page of Central Europe', (text) => {
  expect(decodeText(encode(text, centralEuropean))).toBe(text)
})

test.each([
  'Stück;Bezeichnung\n4;Auswerferstift Ø 3,2 x 160 für Führungssäule',
  'Qty;Description\n4;Ejector pin dø6 x 160, 60° ±0,05',
  'Quantité;Désignation\n4;Éjecteur à tête conique, modèle arrière\n2;Œillet',
  'Quantità;Descrizione\n4;Estrattore, qualità perché così è',
  'Cantidad;Descripción\n4;Expulsor pequeño\n¿Cuándo?',
  'Quantidade;Descrição\n4;Extrator às mãos, dimensões e funções, irmã',
  'Antal;Benämning\n4;Utstötarstift på låda',
  'Aantal;Omschrijving\n4;Geïntegreerd, één stuk',
  'Menge;Bezeichnung;Désignation\n4;Stößel;Éjecteur à tête, pièce',
  '10 m³ 5 µm ½ Stk',
])('%j is read in the western code page', (text) => {
  expect(decodeText(encode(text, western))).toBe(text)
})

test.each([
  'NÁZEV;POČET\nLišta (rozpěrka) 32x196x56;2\nVtoková vložka 12x2,5;1',
  'Opis;Ilość\nWypychacz płaski, część zamienna;4\nŚruba imbusowa, łeb gwiaździsty;8',
])('%j is read in the code page of Linux programs', (text) => {
  expect(decodeText(encode(text, signsOf('iso-8859-2')))).toBe(text)
})
