import type { Assortment } from '../assortment.ts'
import { noSynonyms, type Synonyms } from '../synonyms/synonyms.ts'
import { addArranged } from './arrange-sizes.ts'
import type { SaidFact } from './fact.ts'
import { normalise } from './normalise.ts'
import { isRejection, type PartRequest, type Rejection, reject } from './part-request.ts'
import { proposeRequests } from './propose-requests.ts'
import { readConfiguredNumber } from './read-configured-number.ts'
import { readFacts } from './read-facts.ts'
import { createScanner } from './scan.ts'

/** Characters. The shop's own parts with every kind of machining take up to 420 behind their number. */
const maxTextLength = 600

/** The Italian, Spanish and Dutch "or". */
const either = /(?<!\p{L})(\p{L}{4,})\s+of?\s+(\p{L}{4,})(?!\p{L})/giu

/** Reads the request in a text. */
export type DesignationReader = (text: string) => PartRequest | Rejection

export interface DesignationReaders {
  /** A rejection has the requests that the text may mean with its sizes in another order. */
  readDesignation: DesignationReader
  /** Reads the same, and adds to a rejection all requests that the text may mean. Then it takes twice as long. */
  readOrPropose: DesignationReader
  /** Whether words beside the name of a part change nothing about it: `new`, `for mould 5`. */
  saysNothing: (words: string) => boolean
}

/**
 * Creates readers of designations for the assortment of a catalogue. Their patterns are compiled once.
 *
 * The readers understand texts of drawings and parts lists in all languages of the shop, in any order: standard and
 * form, words of the trade, sizes, material, cut length, tolerance, certificate, pieces; or an article number of ours.
 * Every word and number must have a meaning: a text with an unknown, contradictory or missing piece is rejected, as a
 * guess could order the wrong part. They do not check which sizes exist.
 */
export function createDesignationReaders(assortment: Assortment, synonyms: Synonyms = noSynonyms): DesignationReaders {
  const scan = createScanner(assortment, synonyms)

  const isMaterial = (word: string) => scan(word, normalise(word)).some(({ kind }) => kind === 'material')

  /** Says an "or" that is a preposition in other languages, where it stands between materials: `bronzo o acciaio` */
  function sayEither(text: string): string {
    return text.replace(either, (said, first: string, second: string) =>
      isMaterial(first) && isMaterial(second) ? `${first} or ${second}` : said,
    )
  }

  function readFactsOf(said: string): readonly SaidFact[] | Rejection {
    if (said.length > maxTextLength) return reject('textTooLong', String(maxTextLength))
    const text = sayEither(said)
    const plain = normalise(text)
    if (plain === '') return reject('textEmpty')
    // Normalisation can turn one character into a whole sentence.
    if (plain.length > maxTextLength * 2) return reject('textTooLong', String(maxTextLength))
    const number = readConfiguredNumber(plain, assortment)
    const scanned: readonly SaidFact[] =
      number === null ? scan(text, plain) : [{ kind: 'number', ...number, source: plain }]
    const cased = plain === plain.toUpperCase() ? markCapitals(scanned) : scanned
    return markQuantity(markCertificate(doubtEngraving(cased, text)))
  }

  function readWith(
    text: string,
    propose: (rejection: Rejection, facts: readonly SaidFact[]) => Rejection,
  ): PartRequest | Rejection {
    const facts = readFactsOf(text)
    if (isRejection(facts)) return facts
    const reading = readFacts(facts, assortment)
    return isRejection(reading) ? addArranged(propose(reading, facts), facts, assortment) : reading
  }

  return {
    readDesignation: (text) => readWith(text, (rejection) => rejection),
    readOrPropose: (text) => readWith(text, (rejection, facts) => proposeRequests(rejection, facts, assortment)),
    saysNothing: (words) => scan(words, normalise(words)).length === 0,
  }
}

function markCapitals(facts: readonly SaidFact[]): SaidFact[] {
  return facts.map((fact) => (fact.kind === 'fit' ? { ...fact, anyCase: true } : fact))
}

/**
 * An engraving beside our number, or in the typographic quotes of our descriptions, is ours. That of other people may
 * also be on the head, or read from the front.
 */
function doubtEngraving(facts: readonly SaidFact[], written: string): readonly SaidFact[] {
  if (!written.includes('"') || facts.some(({ kind }) => kind === 'number')) return facts
  return facts.map((fact) =>
    fact.kind === 'special' && fact.key === 'engraving'
      ? { kind: 'rejection', reason: 'unknownWord', detail: fact.source, source: fact.source }
      : fact,
  )
}

/** Marks a single "3.1" beside the sizes as the certificate; without sizes it could also be a diameter. */
function markCertificate(facts: readonly SaidFact[]): SaidFact[] {
  const hasSizes = facts.some(
    (fact) => fact.kind === 'chain' || fact.kind === 'number' || (fact.kind === 'measure' && fact.measure.label !== ''),
  )
  return facts.map((fact) => {
    // "3.10" is a price.
    const isCode = fact.kind === 'measure' && fact.measure.label === '' && fact.text === '3.1'
    return isCode && hasSizes ? { kind: 'certificate', code: '3.1', source: fact.source } : fact
  })
}

/**
 * Marks a whole number at the beginning as the quantity if sizes follow it: "4 Kernstifte 5x200". Without sizes it
 * could also be a diameter.
 */
function markQuantity(facts: readonly SaidFact[]): readonly SaidFact[] {
  const [first, ...others] = facts
  const isBare = first?.kind === 'measure' && first.measure.label === '' && /^\d{1,4}$/.test(first.text)
  if (!isBare || others[0]?.kind === 'measure' || others.some(({ kind }) => kind === 'quantity')) return facts
  const round = ['ø', 'd', 'd1']
  const hasSizes = others.some(
    (fact) => fact.kind === 'chain' || (fact.kind === 'measure' && round.includes(fact.measure.label)),
  )
  if (hasSizes) return [{ kind: 'quantity', pieces: first.measure.value, source: first.source }, ...others]
  return others[0]?.kind === 'family'
    ? [{ kind: 'rejection', reason: 'unclearNumber', detail: first.text, source: first.source }]
    : facts
}
