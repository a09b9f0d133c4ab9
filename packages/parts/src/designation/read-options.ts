import { isWholeStep } from '../check-options.ts'
import { joinOptions, noOptions, type PartOptions, parseOption } from '../configured-part.ts'
import type { Family } from '../families/families.ts'
import { readTolerance } from '../trimming/read-tolerance.ts'
import { toleranceClassData } from '../trimming/tolerance-classes.ts'
import type { Fact, SaidFact } from './fact.ts'
import { isRejection, type PartRequest, type Rejection, reject } from './part-request.ts'
import type { PlacedSizes } from './place-sizes.ts'

type Options = PartOptions & Pick<PartRequest, 'quantity' | 'sizes' | 'cutWord'>

const offeredCertificate = '3.1'

/**
 * Reads cut length, its tolerance, certificate, special machining and pieces. If "gekürzt" has no length, or a length
 * tolerance has no "gekürzt", the length of the text is the cut length.
 */
export function readOptions(
  facts: readonly SaidFact[],
  family: Family,
  { sizes, lengthBeside }: PlacedSizes,
): Options | Rejection {
  const own = facts.find((fact) => fact.kind === 'number')?.options
  const toleranceClass = classOf(facts, family)
  if (toleranceClass !== null && typeof toleranceClass === 'object') return toleranceClass
  const cut = facts.filter((fact) => fact.kind === 'cut')
  const lengths = new Set(cut.flatMap((fact) => (fact.length === null ? [] : [fact.length])))
  if (own?.changedLength != null) lengths.add(own.changedLength)
  if (lengthBeside !== null) lengths.add(lengthBeside)
  const [named = null, second] = lengths
  if (second !== undefined) return reject('sizesContradictory', [...lengths].join(' '))

  const { length, ...others } = sizes
  const isCut = cut.length > 0 || toleranceClass !== null
  const changedLength = named ?? (isCut ? (length ?? null) : null)
  if (changedLength !== null && !isWholeStep(changedLength)) return reject('lengthStep', String(changedLength))
  if (named !== null && length !== undefined && named > length) return reject('sizesContradictory', 'length')
  const finalClass = toleranceClass ?? own?.toleranceClass ?? null
  const maxLength = finalClass === null ? null : toleranceClassData[finalClass].maxLength
  if (maxLength !== null && changedLength !== null && changedLength > maxLength) {
    return reject('toleranceNotHeld', String(maxLength))
  }
  const special = readSpecial(facts, own ?? noOptions)
  if (isRejection(special)) return special
  const certificate = certificateOf(facts)
  if (typeof certificate === 'object') return certificate
  return {
    ...special,
    changedLength,
    toleranceClass: finalClass,
    certificate: certificate || own?.certificate === true,
    cutWord: named === null ? (cut[0]?.source ?? null) : null,
    quantity: facts.find((fact) => fact.kind === 'quantity')?.pieces ?? null,
    sizes: named === null && changedLength !== null ? others : sizes,
  }
}

/** Joins the special machining that the text names in words with the options of its article number. */
function readSpecial(facts: readonly Fact[], own: PartOptions): PartOptions | Rejection {
  let options = own
  for (const fact of facts) {
    if (fact.kind !== 'special') continue
    const joined = joinOptions(options, parseOption(fact.written) ?? noOptions)
    if (joined === null) return reject('sizesContradictory', fact.key)
    options = joined
  }
  return options
}

function classOf(facts: readonly Fact[], family: Family): PartRequest['toleranceClass'] | Rejection {
  const stocked = family.sizes.find(({ key }) => key === 'length')?.tolerance ?? ''
  const texts = facts.flatMap((fact) => (fact.kind === 'tolerance' ? [fact.text.replace(/\s/g, '')] : []))
  const meant = texts.filter((text) => text !== stocked && text !== stocked.split('/')[0])
  const classes = new Set(meant.map(readTolerance))
  const [toleranceClass, second] = classes
  if (toleranceClass === undefined) return null
  return toleranceClass === null || second !== undefined ? reject('toleranceUnknown', meant.join(' ')) : toleranceClass
}

function certificateOf(facts: readonly Fact[]): boolean | Rejection {
  const codes = facts.flatMap((fact) => (fact.kind === 'certificate' ? [fact.code] : []))
  const other = codes.find((code) => code !== offeredCertificate)
  return other === undefined ? codes.length > 0 : reject('certificateNotOffered', other)
}
