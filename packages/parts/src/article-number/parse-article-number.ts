import { type FamilyCode, familyCodes, type ToleranceClass, toleranceClasses } from '../article.ts'
import { type ArticleNumber, type FlatArrangement, flatArrangements } from './article-number.ts'
import { type PlateType, plateTypes, sizeKeys } from './size-keys.ts'

/** Coatings that a number can carry. */
export const coatingCodes = ['TIN', 'DLC'] as const

const longestNumber = 80
const shape = /^([A-Z]{2})([A-Z]{1,3})-(\d{1,4}(?:\.\d{1,3})?(?:X\d{1,4}(?:\.\d{1,3})?)*)((?:-[A-Z0-9.]+)*)$/
const cut = /^L(\d{1,4}(?:\.\d{1,2})?)$/
const flats = /^(R[1-4]Q?)F(\d{1,3}(?:\.\d{1,3})?)$/

/**
 * Reads an article number of ours; tolerates case, blanks, a decimal comma, `×` and `*`, and any order of the options.
 * @returns null for anything else: no family of ours, a wrong count of sizes, an option twice, a tolerance class
 * without a changed length. Whether the article exists is for the catalogue to say.
 */
export function parseArticleNumber(text: string): ArticleNumber | null {
  if (text.length > longestNumber) return null
  const found = shape.exec(text.toUpperCase().replace(/\s+/g, '').replaceAll(',', '.').replace(/[×*]/g, 'X'))
  if (found === null) return null
  const [, familyText = '', letters = '', sizesText = '', optionsText = ''] = found
  const family = familyCodes.find((code) => code === familyText)
  if (family === undefined) return null
  const sizes = sizesText.split('X').map(Number)
  const head = headOf(family, letters)
  if (head === null || sizes.length !== sizeKeys[family].length) return null
  const options = readOptions(optionsText.split('-').slice(1))
  return options === null ? null : { family, ...head, sizes, ...options }
}

/** What the letters behind the family say. */
export function headOf(family: FamilyCode, letters: string): { plateType: PlateType | null; material: string } | null {
  if (family !== 'PL') return letters.length > 2 ? null : { plateType: null, material: letters }
  const plateType = plateTypes.find((type) => type === letters.charAt(0))
  return plateType === undefined || letters.length < 2 ? null : { plateType, material: letters.slice(1) }
}

type Options = Pick<ArticleNumber, 'coating' | 'changedLength' | 'toleranceClass' | 'certificate31' | 'antiRotation'>

function readOptions(parts: readonly string[]): Options | null {
  const read = parts.map(readOption)
  const options: Options = {
    coating: null,
    changedLength: null,
    toleranceClass: null,
    certificate31: false,
    antiRotation: null,
  }
  const seen = new Set<string>()
  for (const option of read) {
    const [key] = Object.keys(option ?? {})
    if (option === null || key === undefined || seen.has(key)) return null
    seen.add(key)
    Object.assign(options, option)
  }
  return options.toleranceClass !== null && options.changedLength === null ? null : options
}

function readOption(text: string): Partial<Options> | null {
  const coating = coatingCodes.find((code) => code === text)
  if (coating !== undefined) return { coating }
  const toleranceClass: ToleranceClass | undefined = toleranceClasses.find((code) => code === text)
  if (toleranceClass !== undefined) return { toleranceClass }
  if (text === 'C31') return { certificate31: true }
  const length = cut.exec(text)?.[1]
  if (length !== undefined) return { changedLength: Number(length) }
  const [, arrangement, distance] = flats.exec(text) ?? []
  const known: FlatArrangement | undefined = flatArrangements.find((code) => code === arrangement)
  return known === undefined ? null : { antiRotation: { flats: known, distance: Number(distance) } }
}
