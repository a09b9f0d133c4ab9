import type { Assortment } from '../assortment.ts'
import { belongsToPart } from '../parts-list/cell-content.ts'
import { remember } from '../parts-list/remember.ts'
import type { Synonyms } from '../synonyms/synonyms.ts'
import { findMouldPurposes } from '../words/mould-purposes.ts'
import { isFillerWord } from '../words/order-words.ts'
import { translate } from '../words/translate.ts'
import type { Fact, Found, Recogniser, SaidFact } from './fact.ts'
import { articleNumberRecogniser } from './recognisers/article-number.ts'
import {
  recogniseDate,
  recogniseDrawing,
  recogniseFileEnding,
  recognisePlace,
  recognisePrice,
  recogniseThreadLength,
} from './recognisers/harmless.ts'
import { hardnessRecogniser, steelRecogniser } from './recognisers/material.ts'
import {
  recogniseCertificate,
  recogniseCut,
  recogniseOpenLength,
  recogniseQuantity,
  recogniseTolerance,
} from './recognisers/options.ts'
import { recogniseProduct } from './recognisers/product-number.ts'
import { purposeRecogniser } from './recognisers/purpose.ts'
import {
  recogniseBare,
  recogniseChain,
  recogniseDashed,
  recogniseDiameters,
  recogniseFit,
  recogniseForeignNumber,
  recogniseHeadAngle,
  recogniseInches,
  recogniseLabelBehind,
  recogniseLabelled,
  recogniseLengthC,
  recognisePair,
  recogniseSlashed,
  recogniseThread,
} from './recognisers/sizes.ts'
import { specialRecognisers } from './recognisers/special.ts'
import {
  recogniseBareStandard,
  recogniseFamilyCode,
  recogniseForm,
  recogniseFormBehindStandard,
  recogniseLetterOfHead,
  recogniseLooseForm,
  standardRecogniser,
} from './recognisers/standards.ts'
import { wordRecogniser } from './recognisers/words.ts'
import { createSpeller } from './right-spelling.ts'
import { appendPiece, findPieces, joinRewritten, type Rewritten } from './written-pieces.ts'

/** The first recogniser with a result is used, so recognisers of longer phrases come before those of shorter ones. */
function listRecognisers(assortment: Assortment): Recogniser[] {
  const recogniseWord = wordRecogniser(assortment)
  return [
    recogniseProduct,
    articleNumberRecogniser(assortment),
    recogniseInches,
    ...specialRecognisers,
    recogniseDate,
    recogniseCertificate,
    recogniseDrawing,
    recognisePlace,
    recognisePrice,
    recogniseFileEnding,
    recogniseThreadLength,
    recogniseQuantity,
    recogniseCut,
    recogniseTolerance,
    standardRecogniser(assortment),
    recogniseBareStandard,
    recogniseForeignNumber,
    recogniseFormBehindStandard,
    recogniseForm,
    recogniseLetterOfHead,
    steelRecogniser(assortment),
    hardnessRecogniser(assortment),
    recogniseHeadAngle,
    recogniseDiameters,
    recogniseDashed,
    recogniseChain,
    recogniseSlashed,
    recognisePair,
    recogniseLabelBehind,
    recogniseLabelled,
    recogniseLengthC,
    recogniseOpenLength,
    purposeRecogniser(recogniseWord),
    recogniseWord,
    recogniseThread,
    recogniseFit,
    recogniseFamilyCode,
    recogniseLooseForm,
    recogniseBare,
  ]
}

// An arrow is no dash: "3,2x160 -> 147,25". A plus in front of a word means "and", one in front of a figure a limit. A
// point between a blank and a figure belongs to the figure: "pin .250".
const separator = /(?:[\s,;:!|/()[\]{}"'_&]|\.(?!\d)|(?<!\s)\.|-(?!>)|\+(?=\s*[a-z]))+/iy
// "EX6x160" is a word and its sizes, "Z41/6x160" a type and its sizes.
const piece = /[a-z]+\d+(?=\s*\/)|[^\s\d,;:!|()[\]{}"']+|[^\s,;:!|()[\]{}"']+/iy
const digit = /\d/

/** Returns the facts of a text, each with the piece that says it. `plain` is the normalised text. */
type Scanner = (written: string, plain: string) => SaidFact[]

/** Creates a scanner. It reads a text in English from left to right and rejects a piece that no recogniser knows. */
export function createScanner(assortment: Assortment, synonyms: Synonyms): Scanner {
  const recognisers = listRecognisers(assortment)
  let spell: ReturnType<typeof createSpeller> | undefined
  // The rows of a list have the same unknown words.
  const rightSpelling = remember((word: string): string | null => {
    spell ??= createSpeller(assortment)
    const { targets, others } = spell(word)
    if (targets.length === 0 || (others.length > 0 && (word.length < minLongWord || others.some(isRead)))) return null
    const [only = null, ...further] = alikeOf(targets)
    return further.length > 0 ? null : only
  })
  return (written, plain) => {
    const meant = withoutMoulds(synonyms.rewrite(plain) ?? asItIs(plain))
    const facts = scanRewritten(written, plain, meant)
    const unknown = new Set(facts.flatMap((fact) => (isUnknown(fact) ? [fact.detail] : [])))
    if (unknown.size === 0 || unknown.size > maxCorrected) return facts
    const corrected = correct(meant, [...unknown])
    return corrected === null ? facts : scanRewritten(written, plain, corrected)
  }

  function scanRewritten(written: string, plain: string, meant: Rewritten): SaidFact[] {
    const translated = joinRewritten(meant, translate(meant.text))
    const { text } = translated
    const pieceAt = findPieces(written, plain, translated)
    const facts: SaidFact[] = []
    for (let position = 0; position < text.length; ) {
      const found = recogniseAt(recognisers, text, position, facts)
      const source = pieceAt(position, position + found.length)
      facts.push(...found.facts.map((fact) => ({ ...fact, source })))
      position += found.length
    }
    return facts
  }

  /** Puts the only word that a word with a slip may mean in its place; null if no word has one. */
  function correct(meant: Rewritten, unknown: readonly string[]): Rewritten | null {
    const right = new Map(
      unknown.flatMap((word) => {
        const spelled = rightSpelling(word)
        return spelled === null ? [] : [[word, spelled] as const]
      }),
    )
    if (right.size === 0) return null
    const corrected: Rewritten = { text: '', from: [], to: [] }
    for (const { 0: piece, index } of meant.text.matchAll(/[a-z]+|[^a-z]+/gi)) {
      const word = right.get(piece)
      appendPiece(corrected, word ?? piece, index, word === undefined ? undefined : piece.length)
    }
    return joinRewritten(meant, corrected)
  }

  function isRead(word: string): boolean {
    return !scanRewritten(word, word, asItIs(word)).some(isUnknown)
  }

  /** Returns one of the words with each meaning; a form that no language has means nothing. */
  function alikeOf(words: readonly string[]): string[] {
    const meanings = new Map(
      words.flatMap((word) => {
        const said = scanRewritten(word, word, asItIs(word)).map(({ source: _, ...fact }) => fact)
        return said.length === 0 || said.some(isUnknown) ? [] : [[JSON.stringify(said), word] as const]
      }),
    )
    return [...meanings.values()]
  }
}

/** Shorter words come near to forms that no language has by chance. */
const minLongWord = 7
/** A text with more unknown words is no designation with slips. */
const maxCorrected = 4

function isUnknown(fact: Fact): fact is Fact & { kind: 'rejection' } {
  return fact.kind === 'rejection' && fact.reason === 'unknownWord'
}

function asItIs(text: string): Rewritten {
  const as: Rewritten = { text: '', from: [], to: [] }
  appendPiece(as, text, 0)
  return as
}

const figureBehind = /^\s?\p{L}{0,3}-?\d/u

/** Blanks out for which mould a part is, as what the mould makes may be the noun of a part: `pour le moule des bouchons` */
function withoutMoulds(meant: Rewritten): Rewritten {
  const found = findMouldPurposes(meant.text).filter(
    ({ start, end, isNamed }) =>
      isNamed &&
      !figureBehind.test(meant.text.slice(end)) &&
      !meant.text.slice(start, end).split(' ').some(belongsToPart),
  )
  const text = found.reduce(
    (said, { start, end }) => said.slice(0, start) + ' '.repeat(end - start) + said.slice(end),
    meant.text,
  )
  return { ...meant, text }
}

function recogniseAt(
  recognisers: readonly Recogniser[],
  text: string,
  position: number,
  before: readonly Fact[],
): Found {
  // No recogniser begins with a blank.
  if (text.charAt(position) === ' ') return { length: gapAt(text, position), facts: [] }
  for (const recogniser of recognisers) {
    const found = recogniser(text, position, before)
    if (found !== null) return found
  }
  const gap = gapAt(text, position)
  if (gap > 0 && !continues(text, position)) return { length: gap, facts: [] }
  piece.lastIndex = position
  const unknown = piece.exec(text)?.[0] ?? text.slice(position)
  if (isFillerWord(unknown) || isLink(text, position, unknown)) return { length: unknown.length, facts: [] }
  return { length: unknown.length, facts: [{ kind: 'rejection', reason: 'unknownWord', detail: unknown }] }
}

const wordBefore = /[a-z]{3}[.,;:)]? $/
/** A word or the number of a steel: `z brązu`, `z 1.2767` */
const wordBehind = /^ (?:[a-z]{3}|1\.\d{4})/i

/** Whether a single small letter between words is a word: a Slavic preposition or conjunction, a French article. */
function isLink(text: string, position: number, piece: string): boolean {
  if (/^'[a-z]{2}/i.test(text.slice(position + 1, position + 4))) return /^[cdjlmnst]$/.test(piece)
  const isBetween = wordBehind.test(text.slice(position + 1, position + 8))
  const before = text.slice(Math.max(0, position - 5), position)
  return isBetween && (/^[iosuvwz]$/.test(piece) || (piece === 'a' && (position === 0 || wordBefore.test(before))))
}

function gapAt(text: string, position: number): number {
  separator.lastIndex = position
  return separator.exec(text)?.[0].length ?? 0
}

/** Whether the point at this place belongs to a number: ".5" is no separator followed by a number. */
function continues(text: string, position: number): boolean {
  return text.charAt(position) === '.' && digit.test(text.charAt(position + 1))
}
