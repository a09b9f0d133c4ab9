import type { Article } from '@normwerk/parts/article'
import { formatArticleNumber, formatProductNumber } from '@normwerk/parts/article-number/article-number'
import { deriveArticle } from '@normwerk/parts/derive/derive-article'
import { readSizes } from '@normwerk/parts/families/article-sizes'
import { familyOf } from '@normwerk/parts/families/families'
import { availabilityOf } from './availability.ts'
import type { Offer } from './offers.ts'
import { listPriceOf, priceRowOf } from './price-list.ts'
import { type ProductLine, type Row, sizeOf } from './product-line.ts'

/** Makes one article of a line in an offer, with or without a coating of that offer. */
export function makeArticle(
  line: ProductLine,
  offer: Offer,
  coating: string | null,
  row: Row,
): Article & { mass: number } {
  const family = familyOf(line.family)
  const product = { family: family.code, material: offer.material.code, coating }
  const articleNo = formatArticleNumber({ ...product, sizes: family.numberKeys.map((key) => sizeOf(row.sizes, key)) })
  const density = offer.material.properties.density?.value ?? Number.NaN
  const sizes = readSizes(family, row.sizes)
  const derived = sizes && deriveArticle(family, { sizes, choices: row.choices, printed: row.tolerances, density })
  if (derived === null) throw new Error(`the sizes of ${articleNo} contradict each other`)
  const mass = derived.mass ?? Number.NaN
  return {
    articleNo,
    productNr: formatProductNumber(product),
    ...derived,
    mass,
    listPrice: listPriceOf(line, row, offer.material, coating),
    scale: priceRowOf(family.priceGroup).scale,
    ...availabilityOf(line, row, offer, coating, mass),
    status: row.status,
  }
}
