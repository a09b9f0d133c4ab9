import { type ToleranceClass, toleranceClasses } from './article.ts'

/** Flats on the head against turning: how many and where (one, two parallel, two at 90°, three, four). */
export const flatArrangements = ['R1', 'R2', 'R2Q', 'R3', 'R4'] as const
export type FlatArrangement = (typeof flatArrangements)[number]

/** Flats and their distance from the axis, mm. */
export interface HeadFlats {
  arrangement: FlatArrangement
  distance: number
}

/** What is done to a stocked article. */
export interface PartOptions {
  /** Length it is cut to, mm, in steps of 0.01. */
  changedLength: number | null
  /** Only with a changed length. */
  toleranceClass: ToleranceClass | null
  /** Inspection certificate EN 10204 3.1. */
  certificate: boolean
  headFlats: HeadFlats | null
}

/** The options that are machined on an article: with neither the tolerance class of the cut nor the certificate. */
export const machiningKeys = ['changedLength', 'headFlats'] as const
export type Machining = Pick<PartOptions, (typeof machiningKeys)[number]>
/** The same keys with values of whatever kind, as columns of a table or texts on the wire. */
type OfMachining = Record<keyof Machining, unknown>
type OfOptions = Record<keyof PartOptions, unknown>

/** A part as somebody orders it: the stocked article and what is done to it. */
export interface ConfiguredPart extends PartOptions {
  /** Of the stocked article. */
  articleNumber: string
}

export const noOptions: PartOptions = {
  changedLength: null,
  toleranceClass: null,
  certificate: false,
  headFlats: null,
}

/** The options alone of what has more than them. */
export function optionsOf<All extends OfOptions>(all: All): Pick<All, keyof PartOptions> {
  const { toleranceClass, certificate } = all
  return { ...machiningOf(all), toleranceClass, certificate }
}

/** The machining alone of what has more than it. */
export function machiningOf<All extends OfMachining>({ changedLength, headFlats }: All): Pick<All, keyof Machining> {
  return { changedLength, headFlats }
}

/** Whether anything is machined on the article. */
export function isMachined(options: OfMachining): boolean {
  return machiningKeys.some((key) => options[key] !== null)
}

/** The options of both, those of the first before those of the second. */
export function fillOptions(first: PartOptions, second: PartOptions): PartOptions {
  return {
    changedLength: first.changedLength ?? second.changedLength,
    toleranceClass: first.toleranceClass ?? second.toleranceClass,
    certificate: first.certificate || second.certificate,
    headFlats: first.headFlats ?? second.headFlats,
  }
}

/** The options of both; null where they contradict each other, so that it matters which goes first. */
export function joinOptions(one: PartOptions, other: PartOptions): PartOptions | null {
  const joined = fillOptions(one, other)
  return hasSameOptions(joined, fillOptions(other, one)) ? joined : null
}

/** Whether both are the same article with the same options. */
export function isSamePart(one: ConfiguredPart, other: ConfiguredPart): boolean {
  return one.articleNumber === other.articleNumber && hasSameOptions(one, other)
}

/** Whether the same is done to both. */
export function hasSameOptions(one: PartOptions, other: PartOptions): boolean {
  return formatOptions(one).join('-') === formatOptions(other).join('-')
}

/** The number of the article with its options behind, in this order: `AZH-3.2x160-L147.25-T50-C31-R1F1.6`. */
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

/** A measure in mm as numbers have it: decimal point, at most 3 decimals, no trailing zero. */
export function formatMillimetres(measure: number): string {
  return String(Math.round(measure * 1000) / 1000)
}

/**
 * Reads a number with its options, whatever their order, case and decimal sign. What is no option is the article number;
 * whether there is such an article is for the catalogue to say. No piece of an article number reads as an option: the
 * import of a catalogue rejects such a number.
 * @returns null for an option that is there twice, or a tolerance class without a changed length.
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

/** One option of a number, without its hyphen; null for anything else. */
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

/** Reads `R1F1.6`; null for anything else. */
export function parseHeadFlats(text: string): HeadFlats | null {
  const [, letters, distance] = flats.exec(text) ?? []
  const arrangement = flatArrangements.find((code) => code === letters)
  return arrangement === undefined ? null : { arrangement, distance: Number(distance) }
}

/** What may be machined on an article besides a cut. */
export interface OfferedMachining {
  /** Distance of a flat from the axis: from the shaft to below the edge of the head, mm; null where none is offered. */
  headFlats: { from: number; below: number } | null
}

export const nothingOffered: OfferedMachining = { headFlats: null }

/** What may be done to an article. */
export interface Configurable extends OfferedMachining {
  /** The stocked length, mm; null where the article has none. */
  length: number | null
  /** Shortest length that it may be cut to, mm; null where it is not cut. */
  minLength: number | null
  /** Tolerance classes that are offered on it, the coarsest first, with the longest length each is held on. */
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

/** Checks what is to be done to an article; null where it can be done so, else the first reason why it can't. */
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

/** Checks what is machined besides a cut; null where the article takes it. */
function checkOffered({ headFlats }: Machining, offered: OfferedMachining): OfferedError | null {
  if (headFlats === null) return null
  if (offered.headFlats === null) return { code: 'headFlatsNotOffered', field: 'headFlats' }
  const { from, below } = offered.headFlats
  const fits = headFlats.distance >= from && headFlats.distance < below
  return fits ? null : { code: 'flatDistanceOutOfRange', field: 'headFlats', from, below }
}

/** The options without what is machined besides a cut where the article does not take it. */
export function keepOffered<Options extends Machining>(options: Options, offered: OfferedMachining): Options {
  const partError = checkOffered(options, offered)
  return partError === null ? options : keepOffered({ ...options, [partError.field]: null }, offered)
}

/** Whether an article takes anything that is machined besides a cut. */
export function offersMachining({ headFlats }: OfferedMachining): boolean {
  return headFlats !== null
}

/** Checks a length in mm that an article is to be cut to; one that is not cut has only its own length. */
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

/** The tolerance classes in which an article may be cut to a length in mm, the coarsest first. */
export function toleranceClassesAt(
  length: number,
  { toleranceClasses: offered }: Pick<Configurable, 'toleranceClasses'>,
): ToleranceClass[] {
  return offered.filter(({ maxLength }) => maxLength === null || length <= maxLength).map(({ code }) => code)
}
