import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { findPositions } from '../references/find-positions.ts'
import { sayPositions } from '../references/say-positions.ts'
import { readOrderLine } from './read-order-line.ts'

/** What a longer line says of positions is not read, as it is hardly one sentence. */
const maxSentence = 300
/** The end of a longer line is not read. */
const maxPiece = 900
const sentenceBegin = /(?<=(?:[\p{L}\d)]{2}|\d[.,]\d)\s?[.!?;])\s+(?=[¿¡]?\p{Lu})/u

/**
 * Splits a long paragraph around each sentence that names positions or leaves something out, and before it gets too long to
 * be read: `… again. Please cancel pos. 2.`
 */
export function splitParagraph(line: string): string[] {
  if (line.length <= maxSentence) return [line]
  const pieces: string[] = []
  let wasApart = true
  for (const sentence of line.split(sentenceBegin)) {
    const isApart = standsApart(sentence)
    const last = pieces.at(-1) ?? ''
    const isFull = last.length + sentence.length > maxPiece
    if (isApart || wasApart || isFull) pieces.push(...splitList(sentence))
    else pieces[pieces.length - 1] = `${last} ${sentence}`
    wasApart = isApart
  }
  return pieces
}

function standsApart(sentence: string): boolean {
  if (sentence.length > maxSentence || hasSizes(sentence)) return false
  return isCancelled(sentence) || findPositions(foldLetters(sayPositions(sentence))).length > 0
}

/** Splits a list of parts that is too long to be read between two of them: `…, 4 pins 6x160, 2 sleeves 5x8x150, …` */
function splitList(sentence: string): string[] {
  if (sentence.length <= maxPiece) return [sentence]
  const pieces: string[] = []
  let wasPart = false
  for (const item of sentence.split(/(?<=[,;])\s+/)) {
    const isPart = hasSizes(item) && readOrderLine(item.replace(/[,;]$/, '')).quantity !== ''
    const last = pieces.at(-1) ?? ''
    if (last === '' || (isPart && wasPart && last.length + item.length > maxPiece)) pieces.push(item)
    else pieces[pieces.length - 1] = `${last} ${item}`
    wasPart = isPart
  }
  return pieces.map((piece) => piece.replace(/[,;]$/, ''))
}
