import type { Assortment } from '../assortment.ts'
import { families } from '../families/families.ts'
import { isMaker } from '../words/makers.ts'
import type { Fact, Measure, SaidFact } from './fact.ts'
import { isRejection, type PartRequest, type Rejection, type RejectionReason } from './part-request.ts'
import { readFacts } from './read-facts.ts'

/** Nothing of ours is meant, or the figures mean something else: no part comes near. */
const final: ReadonlySet<RejectionReason> = new Set(['familyNotStocked', 'unknownStandard', 'unknownNumber', 'inches'])

const plainWord = /^\p{L}{5,}$/u

/** Pieces are left out in at most this many steps. */
const maxSteps = 6

/** Facts that remain, and the pieces of the text that were left out. */
interface Rest {
  facts: readonly SaidFact[]
  unread: readonly string[]
}

/**
 * Adds to a rejection the requests that the text may mean without the pieces that prevent its reading: an unknown word
 * and the figures that belong to it, one of two contradictory materials, an option that is not offered, the family.
 */
export function proposeRequests(rejection: Rejection, facts: readonly SaidFact[], assortment: Assortment): Rejection {
  const found = withoutCause(rejection, { facts, unread: [] }).flatMap((rest) => collect(rest, maxSteps - 1))
  if (found.length === 0) return rejection
  return namesFamily(facts) ? { ...rejection, proposals: found } : { ...rejection, bySizes: found }

  function collect(rest: Rest, steps: number): PartRequest[] {
    const reading = readFacts(rest.facts, assortment)
    if (!isRejection(reading)) return [{ ...reading, unread: rest.unread }]
    return steps === 0 ? [] : withoutCause(reading, rest).flatMap((next) => collect(next, steps - 1))
  }
}

function namesFamily(facts: readonly SaidFact[]): boolean {
  return facts.some(({ kind }) => kind === 'family' || kind === 'standard' || kind === 'number' || kind === 'form')
}

/** Returns what remains of the facts without the cause of a rejection; several ways if one of several facts is wrong. */
function withoutCause({ rejected, detail }: Rejection, rest: Rest): Rest[] {
  if (final.has(rejected)) return []
  const { facts } = rest
  const without = (isOut: (fact: SaidFact) => boolean): Rest[] => (facts.some(isOut) ? [leaveOut(rest, isOut)] : [])
  const isOf = (...kinds: Fact['kind'][]) => without(({ kind }) => kinds.includes(kind))
  if (facts.some(({ kind }) => kind === 'rejection')) {
    if (facts.some((fact) => fact.kind === 'rejection' && final.has(fact.reason))) return []
    return without((fact) => fact.kind === 'rejection' || (hasSizes(facts) && isBare(fact)))
  }
  switch (rejected) {
    case 'materialContradictory':
      return [...isOf('material'), ...isOf('form')]
    case 'materialNotStocked':
      return isOf('material')
    case 'coatingNotOffered':
      return isOf('coating', 'coated')
    case 'toleranceUnknown':
    case 'toleranceNotHeld':
      return isOf('tolerance')
    case 'certificateNotOffered':
      return isOf('certificate')
    case 'fitNotOffered':
      return isOf('fit')
    case 'unknownForm':
      return isOf('form')
    case 'unknownWord':
      return isOf('flat')
    case 'familyMissing':
      // An unknown word names something else: a heater has a diameter and a length, too.
      if (!namesFamily(facts) && rest.unread.some((piece) => plainWord.test(piece) && !isMaker(piece))) return []
      return namesFamily(facts) || hasSizes(facts) ? eachFamily(detail, rest) : joinMeasures(rest)
    case 'familyContradictory':
      if (facts.some(({ kind }) => kind === 'form')) return isOf('form')
      return eachFamily(detail, rest)
    case 'unclearNumber':
      if (!hasSizes(facts)) return joinMeasures(rest)
      return without((fact) => isBare(fact) || (fact.kind === 'measure' && fact.text === detail))
    case 'sizesContradictory':
      return without((fact) => fact.kind === 'cut' || fact.kind === 'measure' || isLaterChain(fact, facts))
    default:
      return []
  }
}

function leaveOut({ facts, unread }: Rest, isOut: (fact: SaidFact) => boolean): Rest {
  return {
    facts: facts.flatMap((fact): readonly SaidFact[] => (isOut(fact) ? nearestOf(fact) : [fact])),
    unread: [...unread, ...facts.filter(isOut).map(({ source }) => source)],
  }
}

function nearestOf(fact: SaidFact): readonly SaidFact[] {
  return fact.kind === 'rejection' && fact.nearest !== undefined ? [{ ...fact.nearest, source: '' }] : []
}

function hasSizes(facts: readonly SaidFact[]): boolean {
  return facts.some(({ kind }) => kind === 'chain' || kind === 'number')
}

function isBare(fact: Fact): boolean {
  return fact.kind === 'measure' && fact.measure.label === ''
}

function isLaterChain(fact: SaidFact, facts: readonly SaidFact[]): boolean {
  return fact.kind === 'chain' && fact !== facts.find(({ kind }) => kind === 'chain' || kind === 'number')
}

/** Returns the facts with each family that the text may mean; all families for a text that names none, but sizes. */
function eachFamily(detail: string, { facts, unread }: Rest): Rest[] {
  const named = facts.flatMap((fact) => ('families' in fact ? fact.families : []))
  const meant = detail === '' ? new Set(named) : new Set(detail.split(' '))
  const familyFacts = facts.filter((fact) => 'families' in fact)
  const others = facts.filter((fact) => !('families' in fact))
  const all = namesFamily(facts) || !facts.some(({ kind }) => kind === 'chain') ? [] : families.map(({ code }) => code)
  return (meant.size > 0 ? [...meant] : all).map((code) => ({
    facts: [{ kind: 'family', families: [code], meant: code, source: joinSources(familyFacts) }, ...others],
    unread,
  }))
}

function joinSources(facts: readonly SaidFact[]): string {
  return [...new Set(facts.map(({ source }) => source))].join(' ')
}

const maxJoined = 4
const jointLabels = ['', 'ø', 'd', 'l']

/** Joins the single numbers of a text to one chain: "4–125", "Ø8 / 250", "20-36-75". */
function joinMeasures({ facts, unread }: Rest): Rest[] {
  const measures = facts.flatMap((fact): Measure[] => (fact.kind === 'measure' ? [fact.measure] : []))
  const isPlain = measures.every(({ label }) => jointLabels.includes(label))
  if (measures.length < 2 || measures.length > maxJoined || !isPlain) return []
  const single = facts.filter(({ kind }) => kind === 'measure')
  const others = facts.filter(({ kind }) => kind !== 'measure')
  return [{ facts: [...others, { kind: 'chain', measures, slashed: false, source: joinSources(single) }], unread }]
}
