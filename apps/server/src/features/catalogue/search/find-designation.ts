import { giveOptions } from '@normwerk/contract/asked-options'
import type { LanguageCode } from '@normwerk/contract/language'
import type { FamilyKey } from '@normwerk/parts/attributes'
import { hasSameOptions, noOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { findArticle } from '@normwerk/search/find-article'
import type { Queries } from '../../../database/client.ts'
import { AppError } from '../../../http/call.ts'
import { findCustomerPartNumber } from '../../customer-part-number/find-customer-part-number.ts'
import { readText } from '../format-article.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import { assumptionsOf, isCertain, nameText } from '../name-text.ts'
import { presentPieces } from '../present-pieces.ts'
import { validatePart } from '../read-part.ts'
import type { FoundPart } from './find-number.ts'

export interface Speaker {
  /** The company whose customer part numbers have priority; null: none. */
  companyId: string | null
  language: LanguageCode
}

/**
 * Finds the one part that a text names, with its assumptions. Null if the text names none or several, or if some of it
 * could not be read; plain words never name a part.
 */
export async function findDesignation(
  db: Queries,
  catalogue: Catalogue,
  text: string,
  { companyId, language }: Speaker,
) {
  const customerPartNumbers = companyId === null ? new Map() : await findCustomerPartNumber(db, companyId, text)
  // A proposed part is never certain, so none is requested. The reader itself tries the sizes in other orders.
  const sources = { catalogue, customerPartNumbers, readPartRequest: catalogue.readDesignation }
  const match = nameText(sources, text)
  if (!isCertain(match)) return null
  const options = await readOffered(db, catalogue, match)
  if (options === null) return null
  const { isThreeOne: certificate31, ...given } = giveOptions(options)
  const { crossReference, reading } = match
  return {
    ...{ productDimensionId: match.articleId, articleNo: match.articleNumber, ...given, certificate31 },
    assumed: assumptionsOf(match, options),
    alternatives: match.alternatives.flatMap((articleNo) => presentAlternative(catalogue, articleNo, language)),
    ...(crossReference !== null && { crossReference }),
    ...(reading.length > 0 && { reading: presentPieces(reading, catalogue.attributes, language) }),
  }
}

/** Returns the options of a part, with the tolerance class of its cut; null if the article cannot be made so. */
async function readOffered(db: Queries, catalogue: Catalogue, part: FoundPart): Promise<PartOptions | null> {
  // Each keystroke of a search comes here, and most texts name a part as it is in stock.
  if (hasSameOptions(part, noOptions)) return noOptions
  const [article] = await catalogue.articles.read(db, [part.articleId])
  const product = article && catalogue.products.get(article.productId)?.row
  if (article === undefined || product === undefined) return null
  const { certificate31, family } = product
  const options = validatePart({ ...article, certificate31, family }, part)
  return options instanceof AppError ? null : options
}

function presentAlternative(catalogue: Catalogue, articleNo: string, language: LanguageCode) {
  const found = findArticle(catalogue.index, articleNo)
  const product = found && catalogue.products.get(found.productId)?.row
  if (found === undefined || product === undefined) return []
  const facts: readonly FamilyKey[] = ['material', 'finish']
  const words = facts.flatMap((key) => {
    const value = product.properties.find((property) => property.key === key)?.value
    return typeof value === 'object' ? readText(value, language) : []
  })
  return [{ productDimensionId: found.id, articleNo, material: words.join(', ') }]
}
