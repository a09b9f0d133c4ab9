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

/** Reads what a text asks for. */
export type DesignationReader = (text: string) => PartRequest | Rejection

/**
 * Makes a reader of designations for what a catalogue sells; its patterns are compiled once.
 *
 * It reads what stands on a drawing or in a parts list, German or English, in any order: standard and form, words of
 * the trade, sizes, material, cut length, tolerance, certificate, pieces; or an article number of ours.
 * Every word and number has to make sense: what is unknown, contradictory or missing is refused, never guessed.
 * What the text leaves open and a shop may fill in is listed in `assumed`. Which sizes exist is not asked here.
 */
export function createDesignationReader(assortment: Assortment): DesignationReader {
  const scan = createScanner(assortment)
  return (text) => {
    if (text.length > maxTextLength) return reject('textTooLong', String(maxTextLength))
    const plain = normalise(text)
    if (plain === '') return reject('textEmpty')
    // One sign may stand for a whole sentence.
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

/** A lone "3.1" beside the sizes is the certificate; without sizes it could as well be a diameter. */
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
 * "4 Kernstifte 5x200": a whole number before everything else counts, where the sizes stand behind it. Without them
 * nobody can say whether it is a diameter.
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
