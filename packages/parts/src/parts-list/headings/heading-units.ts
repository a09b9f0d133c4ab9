import { foldLetters } from '../fold-letters.ts'
import { anyOf } from '../quantities/read-pieces.ts'

/** A longer text is no heading. */
const maxLength = 80
const inches =
  /(?<!\p{L})(?:inch(?:es)?|zoll|pouces?|pollici|pulgadas?|palce|cale|coll|duim|polegadas?|tum|toli|in(?=\.?\s*[)\]]|\.?\s*$))(?!\p{L})|["″]/u

/** Whether a heading names inches: `Dia (in)`, `Länge [Zoll]`. */
export function isInInches(heading: string): boolean {
  return inches.test(foldLetters(heading.slice(0, maxLength)))
}

/** Removes the first word for inches. */
export function withoutInches(heading: string): string {
  const found = inches.exec(foldLetters(heading))
  if (found === null) return heading
  return `${heading.slice(0, found.index)} ${heading.slice(found.index + found[0].length)}`
}

const price =
  /\b(?:\w*preise?|prices?|rate|prix|precio|prezzo|\w*prijs|cena|preco|pret|\w*pris|egysegar|ar|kosten|costs?|ep|pu|eur|euro|importe|importo|montant|wartosc|bedrag|belopp|znesek)\b|[€$£]/
const per = String.raw`(?:(?<!\p{L})(?:${anyOf('per')}|each|p)\s+|/\s*)`
const perMould = new RegExp(`${per}${anyOf('moulds')}(?!\\p{L})`, 'u')
const perPack = new RegExp(`${per}${anyOf('packs')}(?!\\p{L})`, 'u')
const ofPacks = new RegExp(`(?<!\\p{L})${anyOf('packs')}(?!\\p{L})`, 'u')

/** Whether a heading names the quantity of one of several moulds or cavities: `Anzahl je Form`. */
export function isPerMould(heading: string): boolean {
  return perMould.test(foldLetters(heading.slice(0, maxLength)))
}

/** Whether a heading names the size of a pack: `Stück je VE`. */
export function isPerPack(heading: string): boolean {
  return perPack.test(foldLetters(heading.slice(0, maxLength)))
}

/** Whether the quantity below a heading counts packs: `Qty (boxes)`. */
export function isOfPacks(heading: string): boolean {
  return ofPacks.test(foldLetters(heading.slice(0, maxLength)))
}

/** Whether a heading names money. */
export function isPriceHeading(heading: string): boolean {
  return price.test(foldLetters(heading.slice(0, maxLength)))
}
