import type { FlatArrangement } from '../../machining/head-flats.ts'
import type { SpecialKey } from '../../machining/special-machining.ts'
import { type Recogniser, recognise } from '../fact.ts'
import { closingMarks, openingMarks } from '../quotation-marks.ts'

// The words of the shop's own documents, in German and English.

const number = String.raw`(\d+(?:\.\d+)?)(?![\d.]*\d)`

const flatWords: readonly (readonly [FlatArrangement, string])[] = [
  ['R1', '(?:eine )?flaeche am kopf|(?:one )?flat on the head'],
  [
    'R2Q',
    'zwei flaechen am kopf (?:unter|im winkel von) 90°|two flats on the head (?:at|a) 90°|two flats at 90° on the head',
  ],
  ['R2', 'zwei parallele flaechen am kopf|two parallel flats on the head'],
  ['R3', 'drei flaechen am kopf|three flats on the head'],
  ['R4', 'vier flaechen am kopf|four flats on the head'],
]

const turned = '(?:,?\\s*(?:gedreht um|turned by):?\\s*(\\d{1,3})°\\s*(?:zur markierung|from the marking))?'

/** `two parallel flats on the head, 3 mm from the axis, turned by 30° from the marking`. */
const recogniseHeadFlats: Recogniser = recognise(
  new RegExp(
    `(?:${flatWords.map(([, words]) => `(${words})`).join('|')}),?\\s*(?:a\\s+)?${number}\\s*mm (?:von der (?:achse|mitte)|from the axis)${turned}`,
  ),
  ([, ...groups]) => {
    const [arrangement] = flatWords[groups.findIndex((group) => group !== undefined)] ?? []
    const [distance, angle] = groups.slice(flatWords.length)
    return [special('headFlats', `${arrangement}F${distance}${angle === undefined ? '' : `A${angle}`}`)]
  },
)

const headDiameter = `(?:kopf verkleinert auf|head reduced to):?\\s*ø\\s*${number}\\s*mm`
const headHeight = `(?:kopfhoehe verkleinert auf|head height reduced to):?\\s*${number}\\s*mm`

/** `head reduced to ⌀ 10 mm, head height reduced to 3 mm`. */
const recogniseReducedHead: Recogniser = recognise(
  new RegExp(`(?:${headDiameter}(?:,\\s*${headHeight})?|${headHeight})`),
  ([, diameter, ...heights]) => {
    const height = heights.find((found) => found !== undefined)
    const written = (letter: string, size: string | undefined) => (size === undefined ? '' : `${letter}${size}`)
    return [special('reducedHead', `H${written('D', diameter)}${written('K', height)}`)]
  },
)

const tipWords: readonly (readonly [sign: string, words: string])[] = [
  ['TS', `(?:spitze kugelig|spherical tip),? radius ${number}\\s*mm`],
  ['TE', `(?:kante der spitze gerundet|tip with rounded edge),? radius ${number}\\s*mm`],
  ['TC', `(?:spitze kegelig|conical tip), ${number}°`],
  ['TB', `(?:spitze abgeschraegt um|tip bevelled by):?\\s*${number}°`],
]

/** `spherical tip, radius 3 mm`, `tip bevelled by 15°`. */
const recogniseSizedTip: Recogniser = recognise(
  new RegExp(`(?:${tipWords.map(([, words]) => words).join('|')})`),
  ([, ...values]) => {
    const at = values.findIndex((value) => value !== undefined)
    return [special('tip', `${tipWords[at]?.[0]}${values[at]}`)]
  },
)

/** `tip shaped to contour X2Y0X0Y6`. */
const recogniseContourTip: Recogniser = recognise(
  /(?:spitze nach kontur|tip shaped to contour):?\s*(x[\d.xyrq]+)/,
  ([, contour]) => [special('tip', `TP${contour}`)],
)

/** `engraving “A12”`: in quotes, as any other word may follow. */
const recogniseEngraving: Recogniser = recognise(
  new RegExp(`(?:gravur|engraving):?\\s*${openingMarks}\\s*([a-z\\d]{1,8})\\s*${closingMarks}`),
  ([, text = '']) => [special('engraving', `E.${text}`)],
)

export const specialRecognisers: readonly Recogniser[] = [
  recogniseHeadFlats,
  recogniseReducedHead,
  recogniseSizedTip,
  recogniseContourTip,
  recogniseEngraving,
]

function special(key: SpecialKey, written: string) {
  return { kind: 'special', key, written } as const
}
