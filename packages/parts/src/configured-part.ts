import { type ToleranceClass, toleranceClasses } from './article.ts'
import { formatMillimetres } from './format-millimetres.ts'
import { formatSpecial, parseSpecial } from './machining/machining-kinds.ts'
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

/** Whether an article offers special machining. */
export function offersSpecial(offered: OfferedMachining): boolean {
  return specialKeys.some((key) => offered[key] !== null)
}
