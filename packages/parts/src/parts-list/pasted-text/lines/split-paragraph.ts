import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { findPositions } from '../references/find-positions.ts'
import { sayPositions } from '../references/say-positions.ts'

/** What a longer line says of positions is not read, as it is hardly one sentence. */
const maxSentence = 300
const sentenceBegin = /(?<=(?:[\p{L}\d)]{2}|\d[.,]\d)\s?[.!?;])\s+(?=[¿¡]?\p{Lu})/u

/** Splits a long paragraph around each sentence that names positions or leaves something out: `… again. Please cancel pos. 2.` */
export function splitParagraph(line: string): string[] {
  if (line.length <= maxSentence) return [line]
  const pieces: string[] = []
  let wasApart = true
  for (const sentence of line.split(sentenceBegin)) {
    const isApart = standsApart(sentence)
    if (isApart || wasApart) pieces.push(sentence)
    else pieces.push([...pieces.splice(-1), sentence].join(' '))
    wasApart = isApart
  }
  return pieces
}

function standsApart(sentence: string): boolean {
  if (sentence.length > maxSentence || hasSizes(sentence)) return false
  return isCancelled(sentence) || findPositions(foldLetters(sayPositions(sentence))).length > 0
}
