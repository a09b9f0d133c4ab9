import { isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, hasMaterial, hasSizes, isArticleNumber, namesKind, namesStandard } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { namesAll } from '../lines/all-words.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { countSizes, endOfSizes, splitSizes } from '../lines/split-mentions.ts'
import { kindAlone } from '../omissions/without-materials.ts'

/** What a line says about the parts below it that are only sizes. */
export interface Heading {
  kind: string
  material: string
  /** Words for a cut: of a part that does not name its own. */
  cut: string
  /** How many sizes the parts have; null if any. */
  sizes: number | null
  /** Whether the parts have a thread, as screws have; null if any. */
  isThread: boolean | null
}

/** `DIN 1530-1 A` */
export const standard =
  /\b(?:DIN|ISO|EN)(?:[\s-]*(?:DIN|ISO|EN))*[\s-]*\d{3,5}(?:-\d{1,2})?(?:\s+[A-H]{1,2}(?![\p{L}\d]))?/iu

export const thread = /^\s*m\s?\d/i

/** Of screws. */
export const propertyClass = /(?<![\d.,])(?:8\.8|10\.9|12\.9)(?![\d.,])/

/** Reads a line without sizes as the heading of those below it: `Auswerfer, alle nitriert, je 8 Stück:` */
export function readHeadingOfParts(line: string): Heading | null {
  const said = standard.exec(line)?.[0] ?? ''
  const standardless = said === '' ? line : line.replace(said, ', ')
  const cut = cutToLength.exec(standardless)?.[0] ?? ''
  const plain = standardless.replace(cut, ', ')
  const phrases = phrasesOf(plain)
  const words = phrases.filter(isOfPart)
  const [kind = said === '' ? undefined : '', ...others] = words.filter(namesKind)
  const introduces = /:\s*$/.test(line)
  const isHeading = others.length === 0 && (introduces || !/\d/.test(plain.replace(propertyClass, '')))
  if (kind === undefined || !isHeading) return null
  // Without a colon the line is the name of a part, so that words that are not understood may change it.
  const isName = !introduces && !namesAll(line)
  const unread = isName ? phrases.filter((phrase) => /\p{L}{3}/u.test(phrase) && !isOfPart(phrase)) : []
  const named = [kind, said, ...unread].filter((part) => part !== '').join(' ')
  return { kind: named, material: materialAmong(words, kind), cut, sizes: null, isThread: null }
}

/** A cut whose length stands beside each part. */
const cutToLength =
  /(?<!\p{L})(?:cut to (?:length|size)|auf länge (?:gekürzt|geschnitten)|abgelängt|gekürzt|coupés? à longueur|cortad[oa]s a (?:longitud|medida)|tagliat[ie] a misura|op lengte (?:gezaagd|ingekort)|przycięte na wymiar|zkrácené na délku)(?!\p{L})/iu

/** Reads a line that says what all parts above it are: `(alles Auswerferstifte, nitriert)` */
export function readHeadingBelow(line: string): Heading | null {
  return namesAll(line) && !line.trimEnd().endsWith(':') ? readHeadingOfParts(line) : null
}

/** Reads a part as the heading of those below it that are only sizes; null if it is worked on, as they may be plain. */
export function headingFrom(requested: string): Heading | null {
  const parts = splitSizes(requested)
  if (parts === null || namesCut(requested) || namesWork(requested)) return null
  const [before, sizes, behind] = parts
  const words = [...phrasesOf(before), ...phrasesOf(behind)].filter(isOfPart)
  const kind = words.find(namesKind)
  if (kind === undefined || isArticleNumber(sizes)) return null
  return { kind, material: materialAmong(words, kind), cut: '', sizes: countSizes(sizes), isThread: thread.test(sizes) }
}

function materialAmong(words: readonly string[], kind: string): string {
  return words.filter((said) => said !== kind && belongsToPart(said)).join(' ')
}

/** Keeps only the kind of a heading. */
export function withoutMaterialOf(heading: Heading): Heading {
  return { ...heading, kind: kindAlone(heading.kind), material: '' }
}

/** `hardened ones 4x200` */
export const onesAtEnd = /\s*(?<!\p{L})ones\s*$/u

/** `Ø6 L=160`, `D = 6, L = 160` */
const namedSizes =
  /^(?:[oø⌀∅]|d1?|dia\.?|fi)\s*=?\s*\d{1,3}(?:[.,]\d)?(?:\s*mm)?[\s,;]+(?:l1?|lg)\.?\s*=?\s*\d{2,4}(?:\s*mm)?$/u

/** Adds the kind and the material of a heading to a part that is only sizes, or its sizes and a material. */
export function shareHeading(requested: string, heading: Heading | null): string {
  if (heading === null || namesKind(requested) || namesStandard(requested)) return requested
  if (namedSizes.test(foldLetters(requested.trim()))) return `${heading.kind} ${requested} ${heading.material}`.trim()
  if (!hasSizes(requested)) return requested
  const [before = '', sizes = '', behind = ''] = splitSizes(requested) ?? []
  const ahead = before.replace(/[øØ⌀]/g, '').trim()
  const isMaterial = ahead !== '' && belongsToPart(ahead.replace(onesAtEnd, ''))
  const isBare = (ahead === '' || isMaterial) && (heading.sizes === null || countSizes(sizes) === heading.sizes)
  if (heading.isThread !== null && heading.isThread !== thread.test(sizes)) return requested
  if (!isBare || sizes === '' || isArticleNumber(sizes) || endOfSizes(requested) === 0) return requested
  const own = isMaterial || phrasesOf(behind).some(belongsToPart) || hasMaterial(behind)
  const cut = namesCut(requested) ? '' : heading.cut
  const kind = own ? kindAlone(heading.kind) : heading.kind
  return `${kind} ${isMaterial ? `${sizes} ${ahead.replace(onesAtEnd, '')} ${behind}` : requested} ${own ? '' : heading.material} ${cut}`.trim()
}

function isOfPart(said: string): boolean {
  return namesKind(said) || belongsToPart(said)
}

/** Between the nouns of one kind: `bagues de guidage`, `boccole di guida` */
const linksNouns = /^(?:d[aei]|do)$/i
const noun = /^\p{Ll}{4}/u

/** Returns the phrases between words of an order, signs and numbers. */
export function phrasesOf(text: string): string[] {
  const runs: string[][] = [[]]
  const words = text.split(/\s+/)
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/^\(|[,;:()–]+$/g, '')
    const next = words[at + 1] ?? ''
    if (bare === word && linksNouns.test(bare) && namesKind(runs.at(-1)?.join(' ') ?? '') && noun.test(next)) {
      runs.at(-1)?.push(bare)
      continue
    }
    if (bare !== '' && !isOrdering(bare) && sayPieces(bare) === '' && (!/^\d/.test(bare) || propertyClass.test(bare)))
      runs.at(-1)?.push(bare)
    if (bare !== word || isOrdering(bare)) runs.push([])
  }
  return runs.map((run) => run.join(' ')).filter((said) => said !== '')
}
