import { readTable } from '../data/read-table.ts'
import { type Recogniser, recognise } from './fact.ts'

const steels = new Map(readTable('steels.csv').map((row) => [row.text('steel'), row]))

/** A material number, `1.2344`; table `steels.csv`. Its finish is not said with it. */
export const recogniseSteel: Recogniser = recognise(
  /(?:w(?:erkstoff)?[.\s-]*n(?:umme)?r\.?\s*:?\s*)?(1\.\d{4})(?!\d)/,
  ([, steel = '']) => {
    const row = steels.get(steel)
    if (row === undefined) return [{ kind: 'refusal', reason: 'materialNotStocked', detail: steel }]
    return [{ kind: 'material', codes: row.text('codes').split(' '), named: false, chosen: null, steel }]
  },
)

/** Which materials have a Rockwell hardness, by its upper end; as in `material-properties.csv`. */
const rockwell = [
  { from: 58, to: 62, codes: ['H', 'X', 'S', 'E'] },
  { from: 50, to: 56, codes: ['T', 'R'] },
  { from: 40, to: 45, codes: ['N', 'O'] },
  { from: 28, to: 34, codes: ['P'] },
  { from: 26, to: 28, codes: ['CS'] },
]

const nitridedFrom = 900

/** `60 HRC`, `60 ± 2 HRC`, `58-62 HRC`, `HRC 60±2`, `≥ 950 HV 0,3`. */
export const recogniseHardness: Recogniser = recognise(
  /(?:[>≥]=?\s*|min\.?\s*|mind\.?\s*|ca\.?\s*)?(?:(\d{2})(?:\s*(?:-|bis|to)\s*(\d{2}))?(?:\s*(?:±|\+\/?-)\s*\d)?\s*hrc|hrc\s*(\d{2})(?:\s*(?:-|bis|to)\s*(\d{2}))?(?:\s*(?:±|\+\/?-)\s*\d)?|(\d{3,4})\s*hv(?:\s*\d+(?:\.\d+)?)?|hv\s*(\d{3,4}))(?![\d.])/,
  ([text = '', low1, high1, low2, high2, vickers1, vickers2]) => {
    const vickers = vickers1 ?? vickers2
    const low = Number(low1 ?? low2)
    const high = Number(high1 ?? high2 ?? low)
    const codes =
      vickers === undefined
        ? (rockwell.find(({ from, to }) => low >= from && high <= to)?.codes ?? [])
        : Number(vickers) >= nitridedFrom
          ? ['N', 'O']
          : []
    if (codes.length === 0) return [{ kind: 'refusal', reason: 'unknownHardness', detail: text }]
    return [{ kind: 'material', codes, named: true, chosen: null, steel: null }]
  },
)
