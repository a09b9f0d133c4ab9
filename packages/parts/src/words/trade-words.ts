import { readTable } from '../data/read-table.ts'
import type { RejectionReason } from '../designation/part-request.ts'

/** Words that mean the same in every catalogue: lower case, umlauts spelt out, German and English. */
const rows = readTable('trade.csv', import.meta.url).map((row) => {
  const [kind = '', like = null] = row.text('kind').split(':')
  return { kind, like, words: row.list('words') }
})

/** A blade for ejector pins, a flat seat for sprue bushings. */
export const bladeWords = wordsOf('blade')
/** Words for a flat seat, without a word for the bushing. */
export const seatWords = wordsOf('seat')
export const cutWords = wordsOf('cut')
/** Words for a coating that do not say which. */
export const coatedWords = wordsOf('coated')
/** Words without a meaning for the part. */
export const harmlessWords = wordsOf('harmless')

const reasons: Readonly<Record<string, RejectionReason>> = {
  notSold: 'familyNotStocked',
  materialNotSold: 'materialNotStocked',
  coatingNotOffered: 'coatingNotOffered',
}

/**
 * Words of parts, materials and coatings that must not be read as another one, unless a catalogue sells them. `like`:
 * a word for the offered materials that come nearest, so that they are proposed.
 */
export const rejectedWords = rows.flatMap(({ kind, like, words }) => {
  const reason = reasons[kind]
  return reason === undefined ? [] : [{ reason, like, words }]
})

function wordsOf(kind: string): readonly string[] {
  return rows.flatMap((row) => (row.kind === kind ? row.words : []))
}
