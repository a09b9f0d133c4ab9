import type { Article, Tolerance } from '../article.ts'
import { formatArticleNumber, formatProductNumber } from '../article-number/article-number.ts'
import { formatMillimetres } from '../configured-part.ts'
import { readSizes } from '../families/article-sizes.ts'
import { type Family, familyOf } from '../families/families.ts'
import { type Line, type Row, sizeOf } from '../families/line.ts'
import { limitsOf } from '../tolerances/limits.ts'
import { trimmingOf } from '../trimming/trimming-of.ts'
import { availabilityOf } from './availability.ts'
import type { Offer } from './offers.ts'
import { listPriceOf, priceRowOf } from './price-list.ts'

const decimalsOfMass = 100_000

/** One orderable part of a line in an offer, with or without a coating of that offer. */
export function makeArticle(line: Line, offer: Offer, coating: string | null, row: Row): Article {
  const family = familyOf(line.family)
  const volume = line.volume(row.sizes)
  const density = offer.material.properties.density?.value ?? Number.NaN
  // g/cm³ is 10⁻⁶ kg/mm³
  const mass = Math.round(volume * density * 1e-6 * decimalsOfMass) / decimalsOfMass
  const values = valuesOf(line, row)
  const sizes = readSizes(family, values)
  const product = { family: family.code, material: offer.material.code, coating }
  return {
    articleNo: formatArticleNumber({ ...product, sizes: family.numberKeys.map((key) => sizeOf(row.sizes, key)) }),
    productNr: formatProductNumber(product),
    values,
    tolerances: rowTolerances(family, row, values),
    mass,
    listPrice: listPriceOf(line, row, offer.material, coating, volume),
    scale: priceRowOf(family.priceGroup).scale,
    ...availabilityOf(line, row, offer, coating, mass),
    trimming: sizes && trimmingOf(family, sizes),
    certainty: row.certainty,
  }
}

function valuesOf(line: Line, row: Row): Article['values'] {
  const composite = line.composite.map((key) => formatMillimetres(sizeOf(row.sizes, key))).join('x')
  return { ...(composite === '' ? {} : { size: composite }), ...row.choices, ...row.sizes }
}

/** @param values nominal values of the row by attribute key */
function rowTolerances(family: Family, row: Row, values: Article['values']): Record<string, Tolerance> {
  const { length, shoulderLength } = row.sizes
  // the blade's limits grow with the blade, not with the whole pin
  const hundreds = ((length ?? 0) - (shoulderLength ?? 0)) / 100
  const tolerances: Record<string, Tolerance> = {}
  for (const { key, tolerance } of family.sizes) {
    if (tolerance !== null) tolerances[key] = limitsOf(tolerance, Number(values[key]), hundreds)
  }
  for (const [attribute, text] of Object.entries(row.tolerances)) {
    tolerances[attribute] = limitsOf(text, Number(values[attribute]))
  }
  return tolerances
}
