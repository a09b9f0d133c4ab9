import { readTable } from '../data/read-table.ts'
import type { Line } from '../families/line.ts'
import { findLine } from '../families/lines.ts'
import type { Fact } from './fact.ts'
import { type Refusal, refuse } from './wish.ts'

/** What a form letter says: `AH` of DIN 1530 is a cylindrical head, through-hardened. */
export interface Form {
  lines: readonly string[]
  fallback: string | null
  material: string | null
}

interface Candidate {
  lines: readonly string[]
  fallback: string | null
}

const forms = readTable('forms.csv').map((row) => ({
  standard: row.text('standard'),
  letter: row.text('letter'),
  lines: row.text('lines').split(' '),
  fallback: row.text('fallback') === '' ? null : row.text('fallback'),
  material: row.text('material') === '' ? null : row.text('material'),
}))

const pinStandard = '1530'
const pins = ['AZ', 'AK', 'AS', 'AF']

/**
 * The form letter of a text by the table of its standard; beside the word for an ejector pin it is DIN 1530's.
 * @returns null where the text has none.
 */
export function readForm(facts: readonly Fact[]): Form | Refusal | null {
  const letters = new Set(facts.flatMap((fact) => (fact.kind === 'form' ? [fact.letter] : [])))
  const [letter, second] = letters
  if (letter === undefined) return null
  const standards = facts.flatMap((fact) => (fact.kind === 'standard' ? [fact.number] : []))
  const isPin = facts.some((fact) => 'lines' in fact && fact.lines.every((key) => pins.includes(key)))
  const tables = isPin ? [...standards, pinStandard] : standards
  const form = tables.map((table) => forms.find((row) => row.standard === table && row.letter === letter))
  const found = form.find((row) => row !== undefined)
  return found === undefined || second !== undefined ? refuse('unknownForm', [...letters].join(' ')) : found
}

/** The one line that everything in the text agrees on. */
export function chooseLine(facts: readonly Fact[], form: Form | null): Line | Refusal {
  const candidates = facts.flatMap(candidatesOf)
  if (form !== null) candidates.push(form)
  if (candidates.length === 0) return refuse('familyMissing')
  const shared = narrow(candidates, facts)
  if (shared.length === 0) return refuse('familyContradictory')
  if (form !== null && form.fallback === null && shared.length > 1) return refuse('unknownForm', form.lines.join(' '))
  const key = shared.length === 1 ? shared[0] : fallbackOf(candidates, shared)
  const line = key === undefined ? undefined : findLine(key)
  return line ?? refuse('familyMissing', shared.join(' '))
}

function candidatesOf(fact: Fact): Candidate[] {
  if (fact.kind === 'family' || fact.kind === 'standard') return [fact]
  if (fact.kind !== 'number') return []
  const { family, plateType } = fact.number
  return [{ lines: [`${family}${plateType ?? ''}`], fallback: null }]
}

function narrow(candidates: readonly Candidate[], facts: readonly Fact[]): string[] {
  const [first, ...others] = candidates.map(({ lines }) => lines)
  const shared = (first ?? []).filter((key) => others.every((lines) => lines.includes(key)))
  // "flach" is a blade among ejector pins, a flat seat on a sprue bushing
  const isBlade = facts.some((fact) => fact.kind === 'flat' && !fact.isSeat) && shared.includes('AF')
  return isBlade ? ['AF'] : shared
}

/** The fallback of whoever narrows most. */
function fallbackOf(candidates: readonly Candidate[], shared: readonly string[]): string | undefined {
  return candidates
    .toSorted((a, b) => a.lines.length - b.lines.length)
    .map(({ fallback }) => fallback)
    .find((fallback): fallback is string => fallback !== null && shared.includes(fallback))
}
