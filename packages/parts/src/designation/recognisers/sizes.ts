import { families } from '../../families/families.ts'
import type { Size } from '../../families/family.ts'
import { coarsePitchOf } from '../../shape/thread.ts'
import { inchDecimal, inchFraction, inchUnit } from '../convert-inches.ts'
import { type Fact, type Found, type Measure, type Recogniser, recognise } from '../fact.ts'
import { labelOf, labelsBehind, labelWords, lengthOrHeightWords, lengthWords } from '../size-labels.ts'
import { pieceUnit } from './options.ts'

const number = String.raw`(\d+(?:\.\d+)?)(?![\d.]*\d)`
// H13 and M2 are steels, h13 a fit; -0.006/-0.017 are the limits of g6. Behind a property class, M6 is a thread.
const fit =
  '(?:(?<!(?<![\\d.])(?:8\\.8|10\\.9|12\\.9)\\s?)\\s*(?!(?-i:H13|M2(?![\\d.])))((?:js?|[fghkm])\\d{1,2}(?![\\d.])|-\\d*\\.\\d+\\s*\\/\\s*-\\d*\\.\\d+))?'
const unit = '(?:\\s*mm(?![a-z]))?'
// "D12" is a diameter of 12; "d1 2" and "d1=2" are the first of several diameters.
const symbol = '(?:d[1-4]|l[12])(?=\\s*[=:]|\\s+\\d)|d|l'
// "5.5 length 160" is a label and its number, unless the number has a label behind it, too; so is "12 bore 36".
const labelledNumber = `(?:${lengthOrHeightWords}|bohrung|bore)\\.?\\s*[=:]?\\s*\\d+(?:\\.\\d+)?(?![\\d.]*\\d)${unit}(?!\\s*(?:${labelsBehind}|x))`
const behind = `(?:\\s*(?!${labelledNumber})(${labelsBehind})(?![a-z])\\.?)?`
// A figure in front of one or two letters belongs to another word, as 40 in "X40CrMoV5-1"; "6x160nitriert" is sizes.
const noWord = '(?![a-wyz][a-z]?(?![a-z])|cr)'
// "Ø6 X40CrMoV5-1" is one size and a steel.
const noFurtherSize = '(?!\\s*x\\s*\\d(?!\\d*cr))'

// "m6" is a thread only if a size follows, else a fit.
const thread = 'm\\s?(?=\\d+(?:\\.\\d+)?\\s*[x-])'

// "B=246 x L=296 x T=56", "Breite 246 x Länge 296": the letters of a plate are labels only before a sign.
const plateSymbol = '[bhtw](?=\\s*[=:])'

const plateWords = 'breite|width|hoehe|height|dicke|thickness|laenge|length'

const link = new RegExp(
  `(?:(ø|${thread}|${symbol}|${plateSymbol}|sr|r|dia|diameter|durchmesser|${plateWords})\\.?\\s*[=:]?\\s*)?${number}${unit}${fit}${unit}${behind}${noWord}`,
  'iy',
)
// "6 by 160" are sizes; "3 mal 6x160" and "3 mal 12 Stück" are counts.
const times = new RegExp(
  `\\s*x\\s*|\\s+(?:by|mal|maal|por|per)\\s+(?=ø?\\d+(?:\\.\\d+)?(?![\\d.]*\\d|er\\b|\\s*(?:x|${pieceUnit})))`,
  'iy',
)
// A dash joins sizes behind a diameter or thread only: "ø5 - 200", "M8-30"; not to limits, a steel, a hardness or pieces.
const dash = /(?:\s+-\s+|(?<=m\s?\d+)-)(?=[1-9]\d*(?:\.\d{1,2})?(?![\d./]|\s*(?:-|hrc|hv|st|pc|off|x)))/iy
// Sizes that are both labelled behind need no sign: "5 mm diameter 160 mm length".
const blank = new RegExp(
  `[\\s,]+(?=ø?\\s*\\d+(?:\\.\\d+)?${unit}\\s*(?:${labelsBehind})(?![a-z])\\.?(?!\\s*[=:]?\\s*\\d))`,
  'iy',
)
// A slash elsewhere does not mean "by": only behind "0.8x3.8x125/63",
const lastSlash = /\s*\/\s*(?=ø?\s*\d+(?:\.\d+)?(?![\d.]*\d|\s*(?:mm\s*)?[x/]))/iy
// and in "4/6x100".
const slash = /\s*\/\s*(?=ø?\s*\d+(?:\.\d+)?(?:\s*mm)?\s*x)/iy

/** `1/4"`, `5 inch`, `0.250 in x 6 in`, `.250 x 6`: the shop sells metric sizes, and none is guessed. */
export const recogniseInches: Recogniser = recognise(
  new RegExp(
    `(?:ø\\s*)?(?:(?<!")[\\d.]+(?:[\\s-]\\d+)?(?:\\s*/\\s*\\d+)?\\s*${inchUnit}|${inchFraction}|${inchDecimal})`,
  ),
  ([text = '']) => [{ kind: 'rejection', reason: 'inches', detail: text.trim() }],
)

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
    measures.push({ label: labelOfLink(match), value: Number(match[2]) })
    if (match[3] !== undefined) fits.push(fitOf(match[3]))
    end = start + match[0].length
    if (slashed) break
    const plain = matchAt(times, text, end) ?? (measures.length === 1 ? jointBehindFirst(match, text, end) : null)
    const joint = plain ?? (measures.length > 1 ? matchAt(lastSlash, text, end) : null)
    if (joint === null) break
    slashed = plain === null
    start = end + joint[0].length
  }
  if (measures.length < 2) return null
  const facts: Fact[] = [{ kind: 'chain', measures: withoutPitch(measures), slashed }, ...fits]
  return { length: end - position, facts } satisfies Found
}

/** `M8 x 1.25 x 30`: the pitch that every screw of this diameter has says nothing. */
function withoutPitch(measures: readonly Measure[]): readonly Measure[] {
  const [thread, pitch, ...others] = measures
  const isCoarse = thread?.label === 'm' && others.length > 0 && pitch?.value === coarsePitchOf(thread.value)
  return isCoarse ? [thread, ...others] : measures
}

/** Of two labels the one behind says more than a sign: `Ø4 inside`. */
function labelOfLink([, before, , , behind]: RegExpExecArray): string {
  const isSign = before !== undefined && roundSymbol.test(before)
  return labelOf(isSign ? (behind ?? before) : (before ?? behind))
}

/** `8er in 200`, `8er, Länge 200` */
const inLength = /,?\s*in\s+(?=\d{2,4}(?![\d.]*\d|\s*x))/iy

/** Returns what joins the second size to the first. */
function jointBehindFirst(first: RegExpExecArray, text: string, end: number): RegExpExecArray | null {
  const [, before, , , behind] = first
  const joint = matchAt(slash, text, end)
  if (joint !== null) return joint
  if (behind?.toLowerCase() === 'er') return matchAt(inLength, text, end) ?? matchAt(blank, text, end)
  if (behind !== undefined) return matchAt(blank, text, end)
  return before !== undefined && roundSymbol.test(before) ? matchAt(dash, text, end) : null
}

const roundSign = '(?:ø|dia|diameter|durchmesser|d)\\.?\\s*[=:]?\\s*'

const secondRound = `(?:\\s*/\\s*(?:${roundSign})?|[\\s,]+${roundSign})`

/** `D=6/10 L=150`, `D5 D8 L125`, `D110 D36 H12`: two diameters before a length or a height. */
export const recogniseDiameters: Recogniser = recognise(
  new RegExp(
    `${roundSign}${number}${unit}${secondRound}${number}${unit}(?:[\\s,;-]+h\\s*${number}|(?=[\\s,;-]*(?:(?:${lengthOrHeightWords})\\.?\\s*[=:]?\\s*\\d|\\d+(?:\\.\\d+)?${unit}\\s*(?:hoch|high|lang|long)(?![a-z]))))`,
  ),
  ([, first, second, height]) => {
    // In "Ø6/160 L=147,25" the second number is a length.
    if (Number(second) > Number(first) * 3) return null
    const measures = [first, second].map((value): Measure => ({ label: 'ø', value: Number(value) }))
    if (height !== undefined) measures.push({ label: 'h', value: Number(height) })
    return [{ kind: 'chain', measures, slashed: false }]
  },
)

/** `24-56/75`, `24-56`, `4 – 160`: the sizes behind the name of a part, the first of which is its diameter. */
export const recogniseDashed: Recogniser = recognise(
  new RegExp(
    `(?:ø\\s*)?${number}\\s*-\\s*${number}(?:\\s*[/-]\\s*${number})?${unit}(?!\\s*(?:[x/°:-]|hrc|hv|${pieceUnit}))`,
  ),
  ([, ...sizes], before) => {
    const last = before.at(-1)?.kind
    const isNamed = last === 'family' || last === 'standard' || last === 'form'
    const measures = sizes.flatMap((value) => (value === undefined ? [] : { label: '', value: Number(value) }))
    const [first, second] = measures
    const isRising = first !== undefined && second !== undefined && first.value < second.value
    return isNamed && isRising ? [{ kind: 'chain', measures, slashed: false }] : null
  },
)

/** The letters before one or two figures say which size or form follows: `D12/18x150`, `AH 5/8x200`. */
const foreignType = '(?-i:(?!(?:[ABCDFHLMRTW]|[ABCD]H|SR)\\s?\\d{1,2}(?!\\d))[A-Z]{1,4})\\s?\\d{2,5}'

/**
 * `E 1710/6-160`, `Z 40 / 6 x 160`, `Z5110-6-160`, `PX123 6-160`: another maker's number with the sizes behind it. The
 * number means no part of ours, but parts of these sizes can be offered.
 */
export const recogniseForeignNumber: Recogniser = recognise(
  new RegExp(
    `(${foreignType})(?=\\s*/\\s*\\d+(?:\\.\\d+)?\\s*x\\s*\\d)|(${foreignType}\\s*/|(?-i:[A-Z]{1,4})\\s?\\d{3,5}[\\s-])\\s*${number}\\s*-\\s*${number}(?:\\s*-\\s*${number})?(?!\\s*[x/-])`,
  ),
  ([, beforeChain = '', type = beforeChain, ...dashed], before) => {
    const unknown: Fact = { kind: 'rejection', reason: 'unknownWord', detail: type.replace(/[\s/-]+$/, '') }
    const sizes = dashed.flatMap((value) => (value === undefined ? [] : { label: '', value: Number(value) }))
    // Behind the sizes of a part, the number of another maker repeats them.
    if (sizes.length === 0 || before.some(({ kind }) => kind === 'chain')) return [unknown]
    return [{ kind: 'chain', measures: sizes, slashed: false }, unknown]
  },
)

const roundSymbol = /^(?:ø|m|d|dia|diameter|durchmesser)\s*$/i

const date = /(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:\d{4}|\d{2})(?!\d)/y

/** `20/36/75`, `18/3.5/R40/56`: sizes in the order of the family's number; not a date. */
export const recogniseSlashed: Recogniser = (text, position) => {
  if (matchAt(date, text, position) !== null) return null
  const match = matchAt(slashed, text, position)
  if (match === null) return null
  const measures = match[0].split('/').map((size): Measure => {
    const [, label = '', value] = /^\s*(\D*?)\s*(\d+(?:\.\d+)?)/i.exec(size) ?? []
    return { label: label.toLowerCase(), value: Number(value) }
  })
  return { length: match[0].length, facts: [{ kind: 'chain', measures, slashed: false }] }
}

const slashed = new RegExp(
  `(?:ø\\s*)?${number}(?:\\s*/\\s*(?:sr?|r|l|ø)?\\s*${number}){2,3}${unit}(?!\\s*[x/]|[a-z])`,
  'iy',
)

/** `L36/55`, `long 46/75`, `46/75`: two sizes in the order of the family's number. */
export const recognisePair: Recogniser = recognise(
  new RegExp(`((?:${lengthWords})\\.?\\s*=?\\s*)?${number}\\s*/\\s*${number}${unit}(?!\\s*[x/])`),
  ([, label, ...sizes]) => {
    const measures = sizes.map((value) => ({ label: label === undefined ? '' : 'l', value: Number(value) }))
    return [{ kind: 'chain', measures, slashed: false }]
  },
)

/** `160 lang 1.2344`: the number of a steel is no size. */
const steelNumber = '1\\.\\d{4}(?!\\d)'

/** A labelled size: `L=160`, `ø 3.2`, `d1 = 4`, `Länge 160 mm`, `R15.5`; a single letter except ø, d, l needs `=`. */
export const recogniseLabelled: Recogniser = recognise(
  new RegExp(
    `(?:(?:ø\\s*(?=[a-z]{2}))?(ø|${symbol}|${labelWords})\\.?\\s*(?:bei|at|von|of)?\\s*[=:]?\\s*(?:ø\\s*)?|([abchtwks])\\s*[=:]\\s*|(sr|r)\\.?\\s*[=:]?\\s*)(?!${steelNumber})${number}${unit}${fit}${noFurtherSize}${noWord}`,
  ),
  ([text = '', free, strict, radius, value, fitText]) => {
    const measure = { label: labelOf(free ?? strict ?? radius), value: Number(value) }
    return [{ kind: 'measure', measure, text }, ...(fitText === undefined ? [] : [fitOf(fitText)])]
  },
)

/** `M8`: a metric thread, unless a material has this name. */
export const recogniseThread: Recogniser = recognise(new RegExp(`(?-i:M)${number}`), ([text = '', value]) => [
  { kind: 'measure', measure: { label: 'm', value: Number(value) }, text },
])

/** `Zylinderstift m6 8x40`: a fit apart from its size. As a capital, or with a length behind it, it is a thread. */
export const recogniseFit: Recogniser = recognise(/(?-i:[fghkm])[4-9](?![\d.a-z]|\s*x)/, ([text = '']) => [fitOf(text)])

/** `160 lang`, `8 mm dia`, `1.5 thk`; without a unit not if the word belongs to a size behind it. */
export const recogniseLabelBehind: Recogniser = recognise(
  new RegExp(
    `${number}${unit}\\s*(${labelsBehind})(?![a-z])\\.?(?:(?<=mm\\s*[a-z./]+)|(?!\\s*[=:]?\\s*ø?\\s*\\d)|(?=\\s${steelNumber}))`,
  ),
  ([text = '', value, word]) => [{ kind: 'measure', measure: { label: labelOf(word), value: Number(value) }, text }],
)

/** `D8 C315`: in Portuguese, C is the length. Elsewhere the letter is a form or begins the name of a steel: `C45`. */
export const recogniseLengthC: Recogniser = recognise(
  /c\s?(?!45(?!\d))(\d{2,4}(?:\.\d+)?)(?![\d.]|\s*x|[a-z])/,
  ([text = '', value], before) => {
    const last = before.at(-1)
    const isBehindDiameter = last?.kind === 'measure' && roundSymbol.test(last.measure.label)
    return isBehindDiameter ? [{ kind: 'measure', measure: { label: 'l', value: Number(value) }, text }] : null
  },
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
  new RegExp(`${number}${unit}${fit}${noWord}`),
  ([text = '', value, fitText]) => [
    { kind: 'measure', measure: { label: '', value: Number(value) }, text },
    ...(fitText === undefined ? [] : [fitOf(fitText)]),
  ],
)

function fitOf(text: string): Fact {
  return { kind: 'fit', text, anyCase: false }
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}
