import type { Tolerance } from '../article.ts'
import { readTable } from '../data/read-table.ts'

const steps = Map.groupBy(
  readTable('iso286.csv').map((row) => ({
    name: row.text('class'),
    over: row.number('over'),
    upTo: row.number('upTo'),
    upper: row.number('upper'),
    lower: row.number('lower'),
  })),
  (step) => step.name,
)

const perLength = /^(.+) per 100 mm$/
const plain = /^([+-]?\d+(?:\.\d+)?)\/([+-]?\d+(?:\.\d+)?)$/
const symmetric = /^±(\d+(?:\.\d+)?)$/

/**
 * Returns the limits, mm, of a tolerance on a drawing at a nominal size.
 * Understands ISO 286 classes (`g6`, table `iso286.csv`, checked against the formulas of ISO 286-1), limits (`+2/0`,
 * the higher one first; `±0.5`) and limits that grow with the length (`0/-0.015 per 100 mm`), for which the returned
 * text has the limits of this part in whole µm.
 * @param hundreds length in units of 100 mm for the last kind; shorter parts have the limits of 100 mm.
 * @returns both limits null for a class that the table lacks at this size
 */
export function limitsOf(text: string, nominal: number, hundreds = 1): Tolerance {
  const growing = perLength.exec(text)?.[1]
  const [, upper, lower] = plain.exec(growing ?? text) ?? []
  if (upper !== undefined && lower !== undefined) {
    if (growing === undefined) return { text, upper: Number(upper), lower: Number(lower) }
    const factor = Math.max(1, hundreds)
    const limits = { upper: wholeMicrometres(Number(upper) * factor), lower: wholeMicrometres(Number(lower) * factor) }
    return { text: `${limits.upper}/${limits.lower}`, ...limits }
  }
  const [, half] = symmetric.exec(text) ?? []
  if (half !== undefined) return { text, upper: Number(half), lower: -Number(half) }
  const found = steps.get(text)?.find((step) => nominal > step.over && nominal <= step.upTo)
  if (found === undefined) return { text, upper: null, lower: null }
  return { text, upper: wholeMicrometres(found.upper / 1000), lower: wholeMicrometres(found.lower / 1000) }
}

function wholeMicrometres(millimetres: number): number {
  // + 0 turns the -0 of "0/-0.2" times a factor into 0.
  return Math.round(millimetres * 1000) / 1000 + 0
}
