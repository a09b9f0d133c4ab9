import { type ToleranceClass, toleranceClasses } from './article.ts'
import { formatMillimetres } from './format-millimetres.ts'
import { checkSpecial, formatSpecial, parseSpecial, type SpecialError } from './machining/machining-kinds.ts'
import {
  buildSpecial,
  mapSpecial,
  type OfferedMachining,
  type SpecialMachining,
  specialKeys,
} from './machining/special-machining.ts'

/** The options of a part: what is done to a stocked article. */
export interface PartOptions extends SpecialMachining {
  /** Length after the cut, mm, in steps of 0.01. */
  changedLength: number | null
  /** Null without a changed length. */
  toleranceClass: ToleranceClass | null
  /** Inspection certificate EN 10204 3.1. */
  certificate: boolean
}

/** The options that are machining. The tolerance class and the certificate are none. */
export const machiningKeys = ['changedLength', ...specialKeys] as const
export type Machining = Pick<PartOptions, (typeof machiningKeys)[number]>
const optionKeys = ['toleranceClass', 'certificate', ...machiningKeys] as const
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
  ...mapSpecial(() => null),
}

/** Returns only the options of an object with more fields. */
export function optionsOf<All extends OfOptions>(all: All): Pick<All, keyof PartOptions> {
  const { toleranceClass, certificate } = all
  return { ...machiningOf(all), toleranceClass, certificate }
}

/** Returns only the machining of an object with more fields. */
export function machiningOf<All extends OfMachining>(all: All): Pick<All, keyof Machining> {
  return { changedLength: all.changedLength, ...buildSpecial<All>((key) => all[key]) }
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
    ...buildSpecial<SpecialMachining>((key) => first[key] ?? second[key]),
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

/** Formats the number of a part without its tolerance class and its certificate: `AZH-6x200-L180-R1F3`. */
export function formatMachinedPart({ articleNumber, ...part }: Machining & { articleNumber: string }): string {
  return formatConfiguredPart({ ...noOptions, ...machiningOf(part), articleNumber })
}

function formatOptions(options: PartOptions): string[] {
  const { changedLength, toleranceClass, certificate } = options
  return [
    ...(changedLength === null ? [] : [`L${formatMillimetres(changedLength)}`]),
    ...(toleranceClass === null ? [] : [toleranceClass]),
    ...(certificate ? ['C31'] : []),
    ...Object.values(formatSpecial(options)).filter((written) => written !== null),
  ]
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
  let options = noOptions
  for (const piece of pieces) {
    const option = parseOption(piece)
    const given = options
    if (option === null) number.push(piece.trim())
    else if (optionKeys.some((key) => option[key] !== noOptions[key] && given[key] !== noOptions[key])) return null
    else options = fillOptions(options, option)
  }
  if (options.toleranceClass !== null && options.changedLength === null) return null
  return { ...options, articleNumber: number.join('-') }
}

const cut = /^L(\d{1,4}(?:\.\d{1,2})?)$/

/** Parses one option of a number without its hyphen; returns null for anything else. */
export function parseOption(text: string): PartOptions | null {
  const plain = plainOption(text)
  if (plain === 'C31') return { ...noOptions, certificate: true }
  const toleranceClass = toleranceClasses.find((code) => code === plain)
  if (toleranceClass !== undefined) return { ...noOptions, toleranceClass }
  const length = cut.exec(plain)?.[1]
  if (length !== undefined) return { ...noOptions, changedLength: Number(length) }
  const options = { ...noOptions, ...parseSpecial(mapSpecial(() => plain)) }
  return isMachined(options) ? options : null
}

/** Returns an option as people write it in the form of a number: in capitals, without spaces, with a decimal point. */
export function plainOption(text: string): string {
  return text.replace(/\s+/g, '').replace(',', '.').toUpperCase()
}

export const nothingOffered: OfferedMachining = mapSpecial(() => null)

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

/** Why an article cannot be made with its options; `figures` are the parameters of the text. */
export type PartError =
  | { code: 'lengthOutOfRange' | 'lengthStep'; field: 'changedLength'; figures: [{ min: number; max: number }] }
  | { code: 'toleranceNotOffered'; field: 'tolerance'; figures: [] }
  | { code: 'certificateNotOffered'; field: 'certificate'; figures: [] }
  | SpecialError

/** Checks options for an article. Returns null if it can be made so, else the first error. */
export function checkOptions(options: PartOptions, article: Configurable): PartError | null {
  const { changedLength, toleranceClass, certificate } = options
  if (changedLength !== null) {
    const partError = checkLength(changedLength, article)
    if (partError !== null) return partError
    const offered = toleranceClassesAt(changedLength, article)
    if (toleranceClass === null || !offered.includes(toleranceClass)) {
      return { code: 'toleranceNotOffered', field: 'tolerance', figures: [] }
    }
  } else if (toleranceClass !== null) return { code: 'toleranceNotOffered', field: 'tolerance', figures: [] }
  if (certificate && !article.certificate) return { code: 'certificateNotOffered', field: 'certificate', figures: [] }
  return checkSpecial(options, article)
}

/** Returns the options without the special machining that the article does not offer. */
export function keepOffered<Options extends SpecialMachining>(options: Options, offered: OfferedMachining): Options {
  const partError = checkSpecial(options, offered)
  return partError === null ? options : keepOffered({ ...options, [partError.field]: null }, offered)
}

/** Whether an article offers special machining. */
export function offersSpecial(offered: OfferedMachining): boolean {
  return specialKeys.some((key) => offered[key] !== null)
}

/** Checks the length of an article after a cut, in mm. An article that cannot be cut has only its own length. */
export function checkLength(
  length: number,
  { length: own, minLength }: Pick<Configurable, 'length' | 'minLength'>,
): Extract<PartError, { field: 'changedLength' }> | null {
  const max = own ?? 0
  const min = minLength ?? max
  const isWithin = Number.isFinite(length) && length >= min && length <= max
  if (isWithin && isWholeStep(length)) return null
  return { code: isWithin ? 'lengthStep' : 'lengthOutOfRange', field: 'changedLength', figures: [{ min, max }] }
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
