import { parseArticleNumber } from '../article-number/parse-article-number.ts'
import { chooseLine, readForm } from './choose-line.ts'
import { chooseMaterial } from './choose-material.ts'
import type { Fact } from './fact.ts'
import { normalise } from './normalise.ts'
import { placeSizes } from './place-sizes.ts'
import { readOptions } from './read-options.ts'
import { scan } from './scan.ts'
import { type Assumption, isRefusal, type Refusal, refuse, type Wish } from './wish.ts'

const longestText = 200

/**
 * Reads what stands on a drawing or in a parts list, German or English, in any order: standard and form, words of the
 * trade, sizes, material, cut length, tolerance, certificate, pieces; or an article number of ours.
 * Every word and number has to make sense: what is unknown, contradictory or missing is refused, never guessed.
 * What the text leaves open and a shop may fill in is listed in `assumed`.
 */
export function readDesignation(text: string): Wish | Refusal {
  if (text.length > longestText) return refuse('textTooLong', String(longestText))
  const plain = normalise(text)
  if (plain === '') return refuse('textEmpty')
  // One sign may stand for a whole sentence.
  if (plain.length > longestText * 2) return refuse('textTooLong', String(longestText))
  const facts = markQuantity(markCertificate(factsOf(plain)))
  const refusal = facts.find((fact) => fact.kind === 'refusal')
  if (refusal !== undefined) return refuse(refusal.reason, refusal.detail)

  const form = readForm(facts)
  if (form !== null && isRefusal(form)) return form
  const line = chooseLine(facts, form)
  if (isRefusal(line)) return line
  const choice = chooseMaterial(facts, line, form)
  if (isRefusal(choice)) return choice
  const sizes = placeSizes(facts, line)
  if (isRefusal(sizes)) return sizes
  const options = readOptions(facts, line, sizes)
  if (isRefusal(options)) return options

  const assumed: Assumption[] = choice.assumed ? ['material'] : []
  if (options.changedLength !== null && options.toleranceClass === null) assumed.push('toleranceClass')
  const { material, materials, coating } = choice
  return { family: line.family, plateType: line.plateType, material, materials, coating, ...options, assumed }
}

function factsOf(plain: string): Fact[] {
  const number = parseArticleNumber(plain)
  if (number === null) return scan(plain)
  // flats on the head are no option of an order yet; dropping them would send the wrong part
  if (number.antiRotation !== null) {
    return [{ kind: 'refusal', reason: 'unknownNumber', detail: number.antiRotation.flats }]
  }
  return [{ kind: 'number', number }]
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
  return others[0]?.kind === 'family' ? [{ kind: 'refusal', reason: 'unclearNumber', detail: first.text }] : facts
}
