import type { Fact, Found, Recogniser } from './fact.ts'
import { recogniseHardness, recogniseSteel } from './recognise-material.ts'
import {
  recogniseCertificate,
  recogniseCut,
  recogniseOwnNumber,
  recogniseQuantity,
  recogniseTolerance,
} from './recognise-options.ts'
import {
  recogniseBare,
  recogniseChain,
  recogniseDiameterBehind,
  recogniseHeadAngle,
  recogniseLabelled,
  recogniseLongBehind,
  recognisePair,
} from './recognise-sizes.ts'
import {
  recogniseForm,
  recogniseFormBehindStandard,
  recogniseLooseForm,
  recogniseStandard,
} from './recognise-standards.ts'
import { recogniseWord } from './recognise-words.ts'

/** The first that finds something wins, so what is said in more words stands before what is said in fewer. */
const recognisers: readonly Recogniser[] = [
  recogniseOwnNumber,
  recogniseCertificate,
  recogniseQuantity,
  recogniseCut,
  recogniseTolerance,
  recogniseStandard,
  recogniseFormBehindStandard,
  recogniseForm,
  recogniseSteel,
  recogniseHardness,
  recogniseHeadAngle,
  recogniseChain,
  recognisePair,
  recogniseLongBehind,
  recogniseDiameterBehind,
  recogniseLabelled,
  recogniseWord,
  recogniseLooseForm,
  recogniseBare,
]

// an arrow is no dash: "3,2x160 -> 147,25"
const separator = /(?:[\s,;:.|/()[\]{}"'_]|-(?!>))+/y
const piece = /[^\s,;:|()[\]{}"']+/y
const digit = /\d/

/** Reads a normalised text from left to right; what nobody recognises becomes a refusal with the piece of text. */
export function scan(text: string): Fact[] {
  const facts: Fact[] = []
  for (let position = 0; position < text.length; ) {
    const found = recogniseAt(text, position, facts)
    facts.push(...found.facts)
    position += found.length
  }
  return facts
}

function recogniseAt(text: string, position: number, before: readonly Fact[]): Found {
  for (const recogniser of recognisers) {
    const found = recogniser(text, position, before)
    if (found !== null) return found
  }
  separator.lastIndex = position
  const gap = separator.exec(text)
  if (gap !== null && !continues(text, position)) return { length: gap[0].length, facts: [] }
  piece.lastIndex = position
  const unknown = piece.exec(text)?.[0] ?? text.slice(position)
  return { length: unknown.length, facts: [{ kind: 'refusal', reason: 'unknownWord', detail: unknown }] }
}

/** ".5" is no separator and a number. */
function continues(text: string, position: number): boolean {
  return text.charAt(position) === '.' && digit.test(text.charAt(position + 1))
}
