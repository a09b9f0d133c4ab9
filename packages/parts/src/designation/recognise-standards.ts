import { readTable } from '../data/read-table.ts'
import { type Fact, type Recogniser, recognise } from './fact.ts'

const table = readTable('standards.csv').map((row) => ({
  number: row.text('number'),
  part: row.text('part'),
  lines: row.text('lines') === '' ? [] : row.text('lines').split(' '),
  fallback: row.text('fallback') === '' ? null : row.text('fallback'),
}))

const body = /(?:din[\s/]*en[\s/]*iso|din[\s/]*iso|en[\s/]*iso|din[\s/]*en|din|iso)/.source
const year = /(?::\s?\d{4}(?:-\d\d)?)?/.source
// not the diameter of "DIN 1530-3x160"
const part = /(?:\s*-\s*(\d{1,2})(?![\d.]|\s*x|\s*mm)|\s*(?:teil|part|blatt|bl|t)\.?\s*(\d)(?!\d))?/.source

/** `DIN 1530-1`, `DIN ISO 6751`, `DIN 1530 Teil 3:2017-11`. */
export const recogniseStandard: Recogniser = recognise(
  new RegExp(`${body}[\\s-]*(\\d{3,5})(?!\\d)${year}${part}${year}`),
  ([text = '', number = '', dashed, spelled]) => {
    const known = table.filter((row) => row.number === number)
    const wanted = dashed ?? spelled ?? ''
    const found = known.find((row) => row.part === wanted)
    if (found === undefined) return [{ kind: 'refusal', reason: 'unknownStandard', detail: text }]
    if (found.lines.length === 0) return [{ kind: 'refusal', reason: 'familyNotStocked', detail: text }]
    return [{ kind: 'standard', number, lines: found.lines, fallback: found.fallback }]
  },
)

/** `Form AH`, `Typ C`. */
export const recogniseForm: Recogniser = recognise(
  /(?:form|type|typ|ausfuehrung|ausf)(?![a-z])\.?\s*[:=]?\s*([a-z]{1,3})(?![a-z=:]|\s*[=:])/,
  ([, letter = '']) => [{ kind: 'form', letter: letter.toUpperCase() }],
)

/** A letter right behind a standard: `DIN 1530 A`, `DIN 1530 AH3,2x160`; `D3` would be a diameter. */
export const recogniseFormBehindStandard: Recogniser = recognise(
  /((?:fah|ah|ch|dh|fh|a|c|f)(?=\d)|[a-z]{1,3}(?![a-z0-9=:]|\s*[=:]))/,
  ([, letter = ''], before) => {
    const isForm = before.at(-1)?.kind === 'standard' && /^(?:f?ah|[cdf]h|[a-g])$/i.test(letter)
    return isForm ? [{ kind: 'form', letter: letter.toUpperCase() }] : null
  },
)

/** A letter alone elsewhere: `Auswerferstift AH 3,2x160`; `d` and `b` are labels of sizes there. */
export const recogniseLooseForm: Recogniser = recognise(
  /(fah|ah|ch|dh|fh|a|c|f)(?![a-z0-9=:.]|\s*[=:])/,
  ([, letter = '']) => [{ kind: 'form', letter: letter.toUpperCase() }] satisfies Fact[],
)
