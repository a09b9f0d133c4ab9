import { type Measure, type Recogniser, recognise } from '../designation/fact.ts'

/** `8x250 212,4`: behind the sizes of a blank, a figure with decimals is the length after a cut. */
export const recogniseLengthBeside = recognise(/(\d{2,3}\.\d{1,2})(?:\s*mm)?(?![\w.]|\s*x)/, ([, length], before) =>
  before.some(({ kind }) => kind === 'chain') ? [{ kind: 'cut', length: Number(length) }] : null,
)

/** `P 246 396 27`: the sizes of a plate without signs between them, which are some only if a plate has them. */
export const recogniseRow = recognise(/(\d{2,3})\s+(\d{2,3})\s+(\d{2,3})(?!\s*[\w.])/, ([row = '']) => [
  { kind: 'chain', measures: measuresIn(row), slashed: false },
])

// A figure with another unit is no size: `250 °C`, `5 kN`, `3 Stk`.
const otherUnit = '[°%€]|(?:k?n|kg|g|t|bar|mpa|hrc|hv|grad|stk|st|stueck|pcs?|off)\\b'
const figure = `\\d+(?:\\.\\d+)?(?:\\s*mm)?(?!\\.?\\d|\\s*(?:${otherUnit}|x))`

/** Three or four figures in a row belong together, `296 346 36`; of two figures one may be a quantity. */
export const recogniseFigures = recognise(new RegExp(`${figure}(?:(?:\\s+${figure}){2,3})?`), ([row = '']) => [
  { kind: 'chain', measures: measuresIn(row), slashed: false },
])

/** `Zentrierring 100`: behind the name of a part figures are sizes, in front of it a quantity. */
export const recogniseFiguresBehind: Recogniser = (text, position, before) =>
  before.some(({ kind }) => kind === 'family') ? recogniseFigures(text, position, before) : null

function measuresIn(row: string): Measure[] {
  return Array.from(row.matchAll(/\d+(?:\.\d+)?/g), ([value]) => ({ label: '', value: Number(value) }))
}
