import { families } from '../families/families.ts'
import type { Size } from '../families/family.ts'
import { type Fact, type Found, type Measure, type Recogniser, recognise } from './fact.ts'

const number = String.raw`(\d+(?:\.\d+)?)(?![\d.]*\d)`
// H13 and M2 are steels, h13 a fit; -0.006/-0.017 are the limits of g6.
const fit = '(?:\\s*(?!(?-i:H13|M2(?![\\d.])))([fghjkm]s?\\d{1,2}(?![\\d.])|-\\d*\\.\\d+\\s*\\/\\s*-\\d*\\.\\d+))?'
const unit = '(?:\\s*mm(?![a-z]))?'
// "D12" is a diameter of 12; "d1 2" and "d1=2" are the first of several diameters.
const symbol = '(?:d[1-4]|l[12])(?=\\s*[=:]|\\s+\\d)|d|l'
const behind = '(?:\\s*(dia(?:meter)?|long|lang|lg|id|od)(?![a-z])\\.?)?'

// "m6" is a thread only if a size follows, else a fit.
const thread = 'm\\s?(?=\\d+(?:\\.\\d+)?\\s*x)'

const link = new RegExp(
  `(?:(ø|${thread}|${symbol}|sr|r|dia|diameter|durchmesser)\\.?\\s*[=:]?\\s*)?${number}${unit}${fit}${unit}${behind}`,
  'iy',
)
const times = /\s*x\s*/iy
// A slash elsewhere does not mean "by": only behind "0.8x3.8x125/63",
const lastSlash = /\s*\/\s*(?=ø?\s*\d+(?:\.\d+)?(?![\d.]*\d|\s*(?:mm\s*)?[x/]))/iy
// and in "4/6x100".
const slash = /\s*\/\s*(?=ø?\s*\d+(?:\.\d+)?\s*x)/iy

/**
 * Numbers joined by `x`: `3.2x160`, `ø3.2 g6 x 160 mm`, `4/6x100`, `18x3.5xR15.5x56`, `8 mm dia x 250 mm long`, `4 ID x
 * 6 OD x 100 LG`.
 */
export const recogniseChain: Recogniser = (text, position) => {
  const measures: Measure[] = []
  let slashed = false
  const fits: Fact[] = []
  let end = position
  for (let start = position; ; ) {
    const match = matchAt(link, text, start)
    if (match === null) break
    measures.push({ label: (match[1] ?? symbolOf(match[4]) ?? '').toLowerCase(), value: Number(match[2]) })
    if (match[3] !== undefined) fits.push(fitOf(match[3]))
    end = start + match[0].length
    if (slashed) break
    const plain = matchAt(times, text, end) ?? (measures.length === 1 ? matchAt(slash, text, end) : null)
    const joint = plain ?? (measures.length > 1 ? matchAt(lastSlash, text, end) : null)
    if (joint === null) break
    slashed = plain === null
    start = end + joint[0].length
  }
  if (measures.length < 2) return null
  return { length: end - position, facts: [{ kind: 'chain', measures, slashed }, ...fits] } satisfies Found
}

/** `L36/55`, `46/75`: two sizes in the order of the family's number. */
export const recognisePair: Recogniser = recognise(
  new RegExp(`(l\\s*=?\\s*)?${number}\\s*/\\s*${number}${unit}(?!\\s*[x/])`),
  ([, label, ...sizes]) => {
    const measures = sizes.map((value) => ({ label: label === undefined ? '' : 'l', value: Number(value) }))
    return [{ kind: 'chain', measures, slashed: false }]
  },
)

const worded =
  'laenge|length|lang|long|lg|durchmesser|durchm|diameter|dia|dm|dicke|thickness|staerke|breite|width|hoehe|height|radius|absatz(?:\\s*bei)?|step(?:\\s*at)?|bohrung|bore|orifice|hole|id|od|cs'

/** A labelled size: `L=160`, `ø 3.2`, `d1 = 4`, `Länge 160 mm`, `R15.5`; a single letter except ø, d, l needs `=`. */
export const recogniseLabelled: Recogniser = recognise(
  new RegExp(
    `(?:(ø|${symbol}|${worded})\\.?\\s*[=:]?\\s*|([abhtwks])\\s*[=:]\\s*|(sr|r)\\s*[=:]?)${number}${unit}${fit}(?!\\s*x\\s*\\d)`,
  ),
  ([text = '', free, strict, radius, value, fitText]) => {
    const measure = { label: (free ?? strict ?? radius ?? '').toLowerCase(), value: Number(value) }
    return [{ kind: 'measure', measure, text }, ...(fitText === undefined ? [] : [fitOf(fitText)])]
  },
)

/** `M8`: a metric thread, unless a material has this name. */
export const recogniseThread: Recogniser = recognise(new RegExp(`(?-i:M)${number}`), ([text = '', value]) => [
  { kind: 'measure', measure: { label: 'm', value: Number(value) }, text },
])

/** `160 lang`, `160 mm long`. */
export const recogniseLongBehind: Recogniser = recognise(
  new RegExp(`${number}${unit}\\s*(?:lang|long|lg)(?![a-z])(?!\\s*[=:]?\\s*\\d)`),
  ([text = '', value]) => [{ kind: 'measure', measure: { label: 'length', value: Number(value) }, text }],
)

/** `8 mm dia`. */
export const recogniseDiameterBehind: Recogniser = recognise(
  new RegExp(`${number}${unit}\\s*(?:dia(?:meter)?|durchmesser)(?![a-z])\\.?(?!\\s*[=:]?\\s*\\d)`),
  ([text = '', value]) => [{ kind: 'measure', measure: { label: 'ø', value: Number(value) }, text }],
)

/** `60°`: the usual head of a conical pin; no other angle identifies a part. */
export const recogniseHeadAngle: Recogniser = recognise(/(\d+)\s*(?:°|grad(?![a-z]))/, ([text = '', angle]) => {
  const codes = families.filter(({ sizes }) => sizes.some(isHeadAngle(Number(angle)))).map(({ code }) => code)
  const [only = null, second] = codes
  if (only === null) return [{ kind: 'rejection', reason: 'unclearNumber', detail: text }]
  return [{ kind: 'family', families: codes, meant: second === undefined ? only : null }]
})

function isHeadAngle(angle: number): (size: Size) => boolean {
  return ({ key, absent }) => key === 'headAngle' && absent === angle
}

/** A number alone. If it is the only one, it can still be the diameter. */
export const recogniseBare: Recogniser = recognise(
  new RegExp(`${number}${unit}${fit}`),
  ([text = '', value, fitText]) => [
    { kind: 'measure', measure: { label: '', value: Number(value) }, text },
    ...(fitText === undefined ? [] : [fitOf(fitText)]),
  ],
)

function symbolOf(word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  if (/^[io]d$/i.test(word)) return word
  return /^dia/i.test(word) ? 'ø' : 'l'
}

function fitOf(text: string): Fact {
  return { kind: 'fit', text, anyCase: false }
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}
