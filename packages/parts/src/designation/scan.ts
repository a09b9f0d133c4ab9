import type { Assortment } from '../assortment.ts'
import type { Synonyms } from '../synonyms/synonyms.ts'
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
} from './recognisers/harmless.ts'
import { hardnessRecogniser, steelRecogniser } from './recognisers/material.ts'
import { recogniseCertificate, recogniseCut, recogniseQuantity, recogniseTolerance } from './recognisers/options.ts'
import { recogniseProduct } from './recognisers/product-number.ts'
import {
  recogniseBare,
  recogniseChain,
  recogniseDashed,
  recogniseDiameters,
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
import { findPieces, joinRewritten } from './written-pieces.ts'

/** The first recogniser with a result is used, so recognisers of longer phrases come before those of shorter ones. */
function listRecognisers(assortment: Assortment): Recogniser[] {
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
    wordRecogniser(assortment),
    recogniseThread,
    recogniseFamilyCode,
    recogniseLooseForm,
    recogniseBare,
  ]
}

// An arrow is no dash: "3,2x160 -> 147,25". A plus in front of a word means "and", one in front of a figure a limit.
const separator = /(?:[\s,;:.!|/()[\]{}"'_&]|-(?!>)|\+(?=\s*[a-z]))+/iy
// "EX6x160" is a word and its sizes, "Z41/6x160" a type and its sizes.
const piece = /[a-z]+\d+(?=\s*\/)|[^\s\d,;:!|()[\]{}"']+|[^\s,;:!|()[\]{}"']+/iy
const digit = /\d/

/** Returns the facts of a text, each with the piece that says it. `plain` is the normalised text. */
type Scanner = (written: string, plain: string) => SaidFact[]

/** Creates a scanner. It reads a text in English from left to right and rejects a piece that no recogniser knows. */
export function createScanner(assortment: Assortment, synonyms: Synonyms): Scanner {
  const recognisers = listRecognisers(assortment)
  return (written, plain) => {
    const meant = synonyms.rewrite(plain)
    const translated = meant === null ? translate(plain) : joinRewritten(meant, translate(meant.text))
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
  if (isFillerWord(unknown)) return { length: unknown.length, facts: [] }
  return { length: unknown.length, facts: [{ kind: 'rejection', reason: 'unknownWord', detail: unknown }] }
}

function gapAt(text: string, position: number): number {
  separator.lastIndex = position
  return separator.exec(text)?.[0].length ?? 0
}

/** Whether the point at this place belongs to a number: ".5" is no separator followed by a number. */
function continues(text: string, position: number): boolean {
  return text.charAt(position) === '.' && digit.test(text.charAt(position + 1))
}
