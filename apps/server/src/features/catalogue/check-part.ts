import { type Configurable, checkOptions, type PartError, toleranceClassesAt } from '@normwerk/parts/check-options'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { offeredMachining } from '@normwerk/parts/offered-machining'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { AppError } from '../../http/app-error.ts'
import type { Settings } from '../../settings.ts'
import type { ArticleRow, ProductRow } from './repository/articles.ts'

/** The data of a stock article that determines its options. */
type OfferedArticle = Pick<ArticleRow, 'values' | 'trimming'> & Pick<ProductRow, 'certificate31' | 'family'>

/** Returns the options that an article offers. */
export function offerOf({ values, trimming, certificate31, family }: OfferedArticle): Configurable {
  const { length } = values
  return {
    length: typeof length === 'number' ? length : null,
    minLength: trimming?.minLength ?? null,
    toleranceClasses: (trimming?.toleranceClasses ?? []).map((code) => ({
      code,
      maxLength: toleranceClassData[code].maxLength,
    })),
    certificate: certificate31,
    ...offeredMachining(values, family),
  }
}

/**
 * Returns the options of a machined part; a cut without a tolerance class gets the coarsest one that is offered.
 * @returns an error if the article cannot be machined so
 */
export function validatePart(article: OfferedArticle, requested: PartOptions): PartOptions | AppError {
  const offer = offerOf(article)
  const { changedLength } = requested
  const [coarsest = null] = changedLength === null ? [] : toleranceClassesAt(changedLength, offer)
  const options = { ...requested, toleranceClass: requested.toleranceClass ?? coarsest }
  const partError = checkOptions(options, offer)
  return partError === null ? options : toAppError(partError)
}

/** Does the same, but throws the error. */
export function checkPart(article: OfferedArticle, requested: PartOptions): PartOptions {
  const options = validatePart(article, requested)
  if (options instanceof AppError) throw options
  return options
}

/** Returns the error with the field of the call that caused it. */
function toAppError({ code, field, figures }: PartError): AppError {
  const [params] = figures
  const fields = {
    [field === 'certificate' ? 'isThreeOne' : field]: [{ code, ...(params && { params: { ...params } }) }],
  }
  // The text about steps names no limits.
  return code === 'lengthStep' ? new AppError(code, { fields }) : new AppError(code, { fields }, ...figures)
}

/** Returns a whole number of pieces within the shop's limits; an empty quantity means one. */
export function checkQuantity(quantity: number | null | undefined, settings: Settings): number {
  if (quantity === null || quantity === undefined) return 1
  const limits = { min: 1, max: settings.maxQuantity }
  if (Number.isInteger(quantity) && quantity >= limits.min && quantity <= limits.max) return quantity
  throw new AppError(
    'quantityOutOfRange',
    { fields: { quantity: [{ code: 'quantityOutOfRange', params: limits }] } },
    limits,
  )
}
