import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { firstMentions } from '../lines/split-mentions.ts'
import { formatMark } from '../moulds/count-marks.ts'

/**
 * Returns a part with the number that takes the place of its former one. It stays open if the part has another number, or the
 * former one also in its sizes. Null for a text with several parts.
 */
export function putCount(part: string, former: number, now: number): string | null {
  if (firstMentions(part).length !== 1) return null
  const { quantity, requested } = readOrderLine(part)
  const isSize = requested.match(/\d+/g)?.some((figures) => figures === String(former)) === true
  const own = new RegExp(String.raw`^${former}(?!\d)(?:\s*(?:${units.pieces})\.?)?\s*(?:[x×]\s+)?(?=\p{L})`, 'u')
  const [stated = ''] = own.exec(foldLetters(part)) ?? []
  const isSure = quantity === '' ? !isSize : quantity === String(former) && !isSize && stated !== ''
  if (isSure) return `${part.slice(stated.length)}, ${now} pcs`
  return `${part} ${formatMark('now', former)} ${formatMark('now', now)}`
}
