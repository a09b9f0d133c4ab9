import { type ToleranceClass, toleranceClasses } from './article.ts'

/** Flats on the head that prevent rotation: their number and places (one, two parallel, two at 90°, three, four). */
export const flatArrangements = ['R1', 'R2', 'R2Q', 'R3', 'R4'] as const
export type FlatArrangement = (typeof flatArrangements)[number]

/** Flats on the head, and their distance from the axis in mm. */
export interface HeadFlats {
  arrangement: FlatArrangement
  distance: number
}

/** The options of a part: what is done to a stocked article. */
export interface PartOptions {
  /** Length after the cut, mm, in steps of 0.01. */
  changedLength: number | null
  /** Null without a changed length. */
  toleranceClass: ToleranceClass | null
  /** Inspection certificate EN 10204 3.1. */
  certificate: boolean
  headFlats: HeadFlats | null
}

/** The options that are machining. The tolerance class and the certificate are none. */
export const machiningKeys = ['changedLength', 'headFlats'] as const
export type Machining = Pick<PartOptions, (typeof machiningKeys)[number]>
/** The keys of the machining with values of any kind, such as columns of a table or texts on the wire. */
type OfMachining = Record<keyof Machining, unknown>
type OfOptions = Record<keyof PartOptions, unknown>

/** A part as it is ordered: the stocked article with its options. */
export interface ConfiguredPart extends PartOptions {
  /** The number of the stocked article. */
  articleNumber: string
}

export const noOptions: PartOptions = {
  changedLength: null,
  toleranceClass: null,
  certificate: false,
  headFlats: null,
}

/** Returns only the options of an object with more fields. */
export function optionsOf<All extends OfOptions>(all: All): Pick<All, keyof PartOptions> {
  const { toleranceClass, certificate } = all
  return { ...machiningOf(all), toleranceClass, certificate }
}

/** Returns only the machining of an object with more fields. */
export function machiningOf<All extends OfMachining>({ changedLength, headFlats }: All): Pick<All, keyof Machining> {
  return { changedLength, headFlats }
}

/** Whether the options include machining. */
export function isMachined(options: OfMachining): boolean {
  return machiningKeys.some((key) => options[key] !== null)
}

/** Joins the options of both; those of the first take precedence. */
export function fillOptions(first: PartOptions, second: PartOptions): PartOptions {
  return {
    changedLength: first.changedLength ?? second.changedLength,
    toleranceClass: first.toleranceClass ?? second.toleranceClass,
    certificate: first.certificate || second.certificate,
    headFlats: first.headFlats ?? second.headFlats,
  }
}

/** Joins the options of both; returns null if they contradict each other. */
export function joinOptions(one: PartOptions, other: PartOptions): PartOptions | null {
  const joined = fillOptions(one, other)
  return hasSameOptions(joined, fillOptions(other, one)) ? joined : null
}

/** Whether both are the same article with the same options. */
export function isSamePart(one: ConfiguredPart, other: ConfiguredPart): boolean {
  return one.articleNumber === other.articleNumber && hasSameOptions(one, other)
}

/** Whether both have the same options. */
export function hasSameOptions(one: PartOptions, other: PartOptions): boolean {
  return formatOptions(one).join('-') === formatOptions(other).join('-')
}

/** Formats the number of the article followed by its options, in this order: `AZH-3.2x160-L147.25-T50-C31-R1F1.6`. */
export function formatConfiguredPart({ articleNumber, ...options }: ConfiguredPart): string {
  return [articleNumber, ...formatOptions(options)].join('-')
}

function formatOptions({ changedLength, toleranceClass, certificate, headFlats }: PartOptions): string[] {
  return [
    ...(changedLength === null ? [] : [`L${formatMillimetres(changedLength)}`]),
    ...(toleranceClass === null ? [] : [toleranceClass]),
    ...(certificate ? ['C31'] : []),
    ...(headFlats === null ? [] : [formatHeadFlats(headFlats)]),
  ]
}

/** `R1F1.6` */
export function formatHeadFlats({ arrangement, distance }: HeadFlats): string {
  return `${arrangement}F${formatMillimetres(distance)}`
}

/** Formats a measure in mm for a number: decimal point, at most 3 decimals, no trailing zero. */
export function formatMillimetres(measure: number): string {
  return String(Math.round(measure * 1000) / 1000)
}

/**
 * Parses a number with its options in any order, case and decimal sign. Everything that is no option is the article
 * number; whether it exists is not checked. No piece of an article number reads as an option, as the import of a
 * catalogue rejects such numbers.
 * @returns null for an option that occurs twice, or a tolerance class without a changed length
 */
export function parseConfiguredPart(text: string): ConfiguredPart | null {
  const [head = '', ...pieces] = text.trim().split('-')
  const number = [head.trim()]
  const options: Partial<PartOptions> = {}
  for (const piece of pieces) {
    const option = parseOption(piece)
    const [key] = Object.keys(option ?? {})
    if (option === null || key === undefined) number.push(piece.trim())
    else if (key in options) return null
    else Object.assign(options, option)
  }
  const part = { ...noOptions, ...options, articleNumber: number.join('-') }
  return part.toleranceClass !== null && part.changedLength === null ? null : part
}

const cut = /^L(\d{1,4}(?:\.\d{1,2})?)$/
const flats = /^(R[1-4]Q?)F(\d{1,3}(?:\.\d{1,3})?)$/

/** Parses one option of a number without its hyphen; returns null for anything else. */
export function parseOption(text: string): Partial<PartOptions> | null {
  const plain = text.replace(/\s+/g, '').replace(',', '.').toUpperCase()
  if (plain === 'C31') return { certificate: true }
  const toleranceClass = toleranceClasses.find((code) => code === plain)
  if (toleranceClass !== undefined) return { toleranceClass }
  const length = cut.exec(plain)?.[1]
  if (length !== undefined) return { changedLength: Number(length) }
  const headFlats = parseHeadFlats(plain)
  return headFlats && { headFlats }
}

/** Parses `R1F1.6`; returns null for anything else. */
export function parseHeadFlats(text: string): HeadFlats | null {
  const [, letters, distance] = flats.exec(text) ?? []
  const arrangement = flatArrangements.find((code) => code === letters)
  return arrangement === undefined ? null : { arrangement, distance: Number(distance) }
}

/** The machining that an article offers besides a cut. */
export interface OfferedMachining {
  /** Distances of a flat from the axis, mm: from the shaft to below the edge of the head; null if none is offered. */
  headFlats: { from: number; below: number } | null
}

export const nothingOffered: OfferedMachining = { headFlats: null }

/** The options that an article offers. */
export interface Configurable extends OfferedMachining {
  /** The stocked length, mm; null if the article has none. */
  length: number | null
  /** Shortest length after a cut, mm; null if it cannot be cut. */
  minLength: number | null
  /** Tolerance classes that it offers, the coarsest first, each with the longest length for which it is offered. */
  toleranceClasses: readonly { code: ToleranceClass; maxLength: number | null }[]
  certificate: boolean
}

export type PartError =
  | { code: 'lengthOutOfRange' | 'lengthStep'; field: 'changedLength'; min: number; max: number }
  | { code: 'toleranceNotOffered'; field: 'tolerance' }
  | { code: 'certificateNotOffered'; field: 'certificate' }
  | OfferedError

type OfferedError =
  | { code: 'headFlatsNotOffered'; field: 'headFlats' }
  | { code: 'flatDistanceOutOfRange'; field: 'headFlats'; from: number; below: number }

/** Checks options for an article. Returns null if it can be made so, else the first error. */
export function checkOptions(options: PartOptions, article: Configurable): PartError | null {
  const { changedLength, toleranceClass, certificate } = options
  if (changedLength !== null) {
    const partError = checkLength(changedLength, article)
    if (partError !== null) return partError
    const offered = toleranceClassesAt(changedLength, article)
    if (toleranceClass === null || !offered.includes(toleranceClass)) {
      return { code: 'toleranceNotOffered', field: 'tolerance' }
    }
  } else if (toleranceClass !== null) return { code: 'toleranceNotOffered', field: 'tolerance' }
  if (certificate && !article.certificate) return { code: 'certificateNotOffered', field: 'certificate' }
  return checkOffered(options, article)
}

/** Checks the machining besides a cut. Returns null if the article offers it, else the error. */
function checkOffered({ headFlats }: Machining, offered: OfferedMachining): OfferedError | null {
  if (headFlats === null) return null
  if (offered.headFlats === null) return { code: 'headFlatsNotOffered', field: 'headFlats' }
  const { from, below } = offered.headFlats
  const fits = headFlats.distance >= from && headFlats.distance < below
  return fits ? null : { code: 'flatDistanceOutOfRange', field: 'headFlats', from, below }
}

/** Returns the options without the machining (besides a cut) that the article does not offer. */
export function keepOffered<Options extends Machining>(options: Options, offered: OfferedMachining): Options {
  const partError = checkOffered(options, offered)
  return partError === null ? options : keepOffered({ ...options, [partError.field]: null }, offered)
}

/** Whether an article offers machining besides a cut. */
export function offersMachining({ headFlats }: OfferedMachining): boolean {
  return headFlats !== null
}

/** Checks the length of an article after a cut, in mm. An article that cannot be cut has only its own length. */
export function checkLength(length: number, { length: own, minLength }: Pick<Configurable, 'length' | 'minLength'>) {
  const max = own ?? 0
  const min = minLength ?? max
  const range = { field: 'changedLength', min, max } as const
  if (!Number.isFinite(length) || length < min || length > max) return { code: 'lengthOutOfRange', ...range } as const
  return isWholeStep(length) ? null : ({ code: 'lengthStep', ...range } as const)
}

/** Whether a length in mm has no more than two decimals. */
export function isWholeStep(length: number): boolean {
  return Math.round(length * 100) / 100 === length
}

/** Returns the tolerance classes in which an article may be cut to a length in mm, the coarsest first. */
export function toleranceClassesAt(
  length: number,
  { toleranceClasses: offered }: Pick<Configurable, 'toleranceClasses'>,
): ToleranceClass[] {
  return offered.filter(({ maxLength }) => maxLength === null || length <= maxLength).map(({ code }) => code)
}
