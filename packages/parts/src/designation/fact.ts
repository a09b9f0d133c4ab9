import type { SpecialKey } from '../machining/special-machining.ts'
import type { RejectionReason } from './part-request.ts'
import type { ConfiguredNumber } from './read-configured-number.ts'

/** The label of a number in a chain or alone: `ø`, `d1`, `l`, `r`, `width` …, see `labelOf`; '' for none. */
export interface Measure {
  label: string
  value: number
}

/** Codes of the families that a piece of text may mean; `meant` applies if no other fact decides. */
export interface Candidates {
  families: readonly string[]
  meant: string | null
}

/** The meaning of one piece of the text. */
export type Fact =
  | ({ kind: 'number' } & ConfiguredNumber)
  | ({ kind: 'family' } & Candidates)
  | ({ kind: 'standard'; number: string } & Candidates)
  /** `isLoose`: without the word "form" or a standard before it. */
  | { kind: 'form'; letter: string; isLoose: boolean }
  /**
   * `named`: the text means one of the codes, `chosen` is the one; null is the family's first of them.
   * `steel` is the material number in the text.
   */
  | { kind: 'material'; codes: readonly string[]; named: boolean; chosen: string | null; steel: string | null }
  | { kind: 'coating'; code: string }
  /** A coating without its name. */
  | { kind: 'coated' }
  /** `slashed`: a slash before the last number, which may be a shoulder, a second length or a length after a cut. */
  | { kind: 'chain'; measures: readonly Measure[]; slashed: boolean }
  | { kind: 'measure'; measure: Measure; text: string }
  /** `anyCase`: the text is in capitals, so that `M6` may be the `m6` of a shaft. */
  | { kind: 'fit'; text: string; anyCase: boolean }
  /** "flach", "flat": a blade or a seat; "plan" is a seat only. */
  | { kind: 'flat'; text: string; isSeat: boolean }
  /** Special machining as in an article number, `R1F3`. */
  | { kind: 'special'; key: SpecialKey; written: string }
  | { kind: 'cut'; length: number | null }
  | { kind: 'tolerance'; text: string }
  | { kind: 'certificate'; code: string }
  | { kind: 'quantity'; pieces: number }
  /** `nearest`: what is offered instead of a material that is not sold. */
  | { kind: 'rejection'; reason: RejectionReason; detail: string; nearest?: Fact }

/** A fact with the piece of text that says it. */
export type SaidFact = Fact & { source: string }

/** The result of a recogniser: the number of characters, and their meaning. */
export interface Found {
  length: number
  facts: readonly Fact[]
}

/** Reads the normalised text at one place; `before` has the facts read so far. */
export type Recogniser = (text: string, position: number, before: readonly Fact[]) => Found | null

/** Makes a recogniser of a pattern. */
export function recognise(
  pattern: RegExp,
  read: (groups: readonly (string | undefined)[], before: readonly Fact[]) => readonly Fact[] | null,
): Recogniser {
  const sticky = new RegExp(pattern.source, 'iy')
  return (text, position, before) => {
    sticky.lastIndex = position
    const match = sticky.exec(text)
    const facts = match === null ? null : read(match, before)
    return match === null || facts === null ? null : { length: match[0].length, facts }
  }
}
