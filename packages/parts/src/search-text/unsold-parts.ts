import type { Fact } from '../designation/fact.ts'
import type { Piece } from './pieces.ts'

/** The parts in a text that the shop knows but does not sell. */
export interface UnsoldParts {
  /** Their names, in English or German. */
  names: readonly string[]
  /** The figures of the only chain of sizes: `32 x 64`; a thread `M10x1` is none. */
  figures: readonly number[]
  /** The sizes as they are written, that chain first. */
  sizes: readonly string[]
  /** The text without all these, its words translated as far as they are known. */
  otherWords: string
}

/**
 * Finds the parts in a text that the shop knows but does not sell.
 * @param figures those of its only chain of sizes
 * @param without returns the text without some of its pieces
 */
export function findUnsoldParts(
  text: string,
  pieces: readonly Piece[],
  figures: readonly number[],
  without: (left: readonly Piece[]) => string,
): UnsoldParts {
  const textOf = ({ start, length }: Piece) => text.slice(start, start + length)
  // Behind a name, another one says what the part is for: a spring for an ejector pin. What is said of a head names none.
  const first = pieces.find((piece) => isUnsoldPart(piece) || (isFamily(piece) && !shapeOfHead.test(textOf(piece))))
  const unsold = first === undefined || !isUnsoldPart(first) ? [] : pieces.filter(isUnsoldPart)
  if (unsold.length === 0) return { names: [], figures: [], sizes: [], otherWords: text }
  const isChain = ({ facts: [fact] }: Piece) => fact?.kind === 'chain'
  const sizes = pieces.filter(isSize).toSorted((a, b) => Number(isChain(b)) - Number(isChain(a)))
  return {
    names: unsold.map(textOf),
    figures: sizes.some((piece) => isChain(piece) && /^m/i.test(textOf(piece))) ? [] : figures,
    sizes: sizes.map(textOf),
    otherWords: without([...unsold, ...sizes]),
  }
}

/** `Kegelig` and `conical head` stand before a plug, too. */
const shapeOfHead = /^(?:conical(?:[ -]head)?|kegel(?:ig\w*|kopf)?)$/i

function isFamily({ facts }: Piece): boolean {
  return facts.some(({ kind }) => kind === 'family')
}

export function isSize({ facts: [fact] }: Piece): boolean {
  return fact?.kind === 'chain' || fact?.kind === 'measure'
}

export function isUnsoldStandard({ reason, detail }: Extract<Fact, { kind: 'rejection' }>): boolean {
  return reason === 'familyNotStocked' && /\d/.test(detail)
}

function isUnsoldPart({ facts: [fact] }: Piece): boolean {
  return fact?.kind === 'rejection' && fact.reason === 'familyNotStocked' && !isUnsoldStandard(fact)
}
