import type { Assortment } from '../assortment.ts'
import { chooseFamily, readForm } from './choose-family.ts'
import { chooseMaterial } from './choose-material.ts'
import type { Fact } from './fact.ts'
import { normalise } from './normalise.ts'
import { type Assumption, isRejection, type PartRequest, type Rejection, reject } from './part-request.ts'
import { placeSizes } from './place-sizes.ts'
import { readConfiguredNumber } from './read-configured-number.ts'
import { readOptions } from './read-options.ts'
import { createScanner } from './scan.ts'

const maxTextLength = 200

/** Reads the request in a text. */
export type DesignationReader = (text: string) => PartRequest | Rejection

/**
 * Creates a reader of designations for the assortment of a catalogue. Its patterns are compiled once.
 *
 * The reader understands texts of drawings and parts lists, German or English, in any order: standard and form, words
 * of the trade, sizes, material, cut length, tolerance, certificate, pieces; or an article number of ours.
 * Every word and number must have a meaning: a text with an unknown, contradictory or missing piece is rejected, as a
 * guess could order the wrong part. It does not check which sizes exist.
 */
export function createDesignationReader(assortment: Assortment): DesignationReader {
  const scan = createScanner(assortment)
  return (text) => {
    if (text.length > maxTextLength) return reject('textTooLong', String(maxTextLength))
    const plain = normalise(text)
    if (plain === '') return reject('textEmpty')
    // Normalisation can turn one character into a whole sentence.
    if (plain.length > maxTextLength * 2) return reject('textTooLong', String(maxTextLength))
    const number = readConfiguredNumber(plain, assortment)
    const facts: readonly Fact[] = number === null ? scan(plain) : [{ kind: 'number', ...number }]
    return readFacts(plain === plain.toUpperCase() ? markCapitals(facts) : facts, assortment)
  }
}

function readFacts(scanned: readonly Fact[], assortment: Assortment): PartRequest | Rejection {
  const facts = markQuantity(markCertificate(scanned))
  const rejection = facts.find((fact) => fact.kind === 'rejection')
  if (rejection !== undefined) return reject(rejection.reason, rejection.detail)

  const form = readForm(facts, assortment)
  if (form !== null && isRejection(form)) return form
  const family = chooseFamily(facts, form)
  if (isRejection(family)) return family
  const choice = chooseMaterial(facts, family, form, assortment)
  if (isRejection(choice)) return choice
  const sizes = placeSizes(facts, family)
  if (isRejection(sizes)) return sizes
  const options = readOptions(facts, family, sizes)
  if (isRejection(options)) return options

  const assumed: Assumption[] = choice.assumed ? ['material'] : []
  if (options.changedLength !== null && options.toleranceClass === null) assumed.push('toleranceClass')
  const { material, materials, coating } = choice
  return { family: family.code, material, materials, coating, ...options, assumed }
}

function markCapitals(facts: readonly Fact[]): Fact[] {
  return facts.map((fact) => (fact.kind === 'fit' ? { ...fact, anyCase: true } : fact))
}

/** Marks a single "3.1" beside the sizes as the certificate; without sizes it could also be a diameter. */
function markCertificate(facts: readonly Fact[]): Fact[] {
  const hasSizes = facts.some(
    (fact) => fact.kind === 'chain' || fact.kind === 'number' || (fact.kind === 'measure' && fact.measure.label !== ''),
  )
  return facts.map((fact) => {
    const isCode = fact.kind === 'measure' && fact.measure.label === '' && fact.measure.value === 3.1
    return isCode && hasSizes ? { kind: 'certificate', code: '3.1' } : fact
  })
}

/**
 * Marks a whole number at the beginning as the quantity if sizes follow it: "4 Kernstifte 5x200". Without sizes it
 * could also be a diameter.
 */
function markQuantity(facts: readonly Fact[]): readonly Fact[] {
  const [first, ...others] = facts
  const isBare = first?.kind === 'measure' && first.measure.label === '' && /^\d{1,4}$/.test(first.text)
  if (!isBare || others[0]?.kind === 'measure' || others.some(({ kind }) => kind === 'quantity')) return facts
  const round = ['ø', 'd', 'd1', 'dia', 'diameter', 'durchmesser']
  const hasSizes = others.some(
    (fact) => fact.kind === 'chain' || (fact.kind === 'measure' && round.includes(fact.measure.label)),
  )
  if (hasSizes) return [{ kind: 'quantity', pieces: first.measure.value }, ...others]
  return others[0]?.kind === 'family' ? [{ kind: 'rejection', reason: 'unclearNumber', detail: first.text }] : facts
}
