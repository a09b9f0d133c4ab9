import { type FamilyCode, familyCodes } from '../article.ts'
import { coatingCodes, headOf } from './parse-article-number.ts'
import type { PlateType } from './size-keys.ts'

/** What a product number says: `AZH`, with a coating `AZX-TIN`, of a plate `PLAU`. */
export interface ProductNumber {
  family: FamilyCode
  plateType: PlateType | null
  /** Code of the material and finish. */
  material: string
  coating: string | null
}

const shape = /^([A-Z]{2})([A-Z]{1,3})(?:-([A-Z]+))?$/

/** Reads a product number of ours; the inverse of `productNrOf`. Whether there is such a product is for the catalogue to say. */
export function parseProductNumber(productNr: string): ProductNumber | null {
  const [, familyText = '', letters = '', coatingText] = shape.exec(productNr) ?? []
  const family = familyCodes.find((code) => code === familyText)
  const coating = coatingCodes.find((code) => code === coatingText) ?? null
  if (family === undefined || (coatingText !== undefined && coating === null)) return null
  const head = headOf(family, letters)
  return head && { family, ...head, coating }
}
