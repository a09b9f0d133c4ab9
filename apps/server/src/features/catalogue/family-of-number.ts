import { type FamilyCode, findFamily } from '@normwerk/parts/families/families'
import { AppError } from '../../http/app-error.ts'

/**
 * The family whose letters open a product or article number, three of a plate and two of others.
 * @throws AppError `entryNotFound` where the number is of no family of ours, and so of nothing that could be drawn
 */
export function familyOfNumber(number: string): FamilyCode {
  const family = findFamily(number.slice(0, 3)) ?? findFamily(number.slice(0, 2))
  if (family === undefined) throw new AppError('entryNotFound')
  return family.code
}
