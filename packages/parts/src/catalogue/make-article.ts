import type { Article, Tolerance } from '../article.ts'
import { printArticleNumber, printSize, productNrOf } from '../article-number/print-article-number.ts'
import { sizeKeys } from '../article-number/size-keys.ts'
import { type Line, type Row, sizeOf } from '../families/line.ts'
import { densityOf } from '../materials/materials.ts'
import type { Offer } from '../materials/offers.ts'
import { limitsOf } from '../tolerances/limits.ts'
import { tolerancesOf } from '../tolerances/line-tolerances.ts'
import { trimmingOf } from '../trimming/trimming-of.ts'
import { availabilityOf } from './availability.ts'
import { listPriceOf, priceRowOf } from './price-list.ts'

const decimalsOfMass = 100_000

/** One orderable part of a line in an offer, with or without a coating of that offer. */
export function makeArticle(line: Line, offer: Offer, coating: string | null, row: Row): Article {
  const volume = line.volume(row.sizes)
  // g/cm³ is 10⁻⁶ kg/mm³
  const mass = Math.round(volume * densityOf(offer.material) * 1e-6 * decimalsOfMass) / decimalsOfMass
  const values = valuesOf(line, row)
  const head = { family: line.family, plateType: line.plateType, material: offer.material.code, coating }
  const articleNo = printArticleNumber({
    ...head,
    sizes: sizeKeys[line.family].map((key) => sizeOf(row.sizes, key)),
    changedLength: null,
    toleranceClass: null,
    certificate31: false,
    antiRotation: null,
  })
  return {
    articleNo,
    productNr: productNrOf(head),
    values,
    tolerances: rowTolerances(line, row, values),
    mass,
    listPrice: listPriceOf(line, row, offer.material, coating, volume),
    scale: priceRowOf(line.family).scale,
    ...availabilityOf(line, row, offer, coating, mass),
    trimming: trimmingOf(line, row.sizes),
    certainty: row.certainty,
  }
}

function valuesOf(line: Line, row: Row): Article['values'] {
  const composite = line.composite.map((key) => printSize(sizeOf(row.sizes, key))).join('x')
  return { ...(composite === '' ? {} : { size: composite }), ...row.choices, ...row.sizes }
}

/** @param values nominal values of the row by attribute key */
function rowTolerances(line: Line, row: Row, values: Article['values']): Record<string, Tolerance> {
  const { length, shoulderLength } = row.sizes
  // the blade's limits grow with the blade, not with the whole pin
  const hundreds = ((length ?? 0) - (shoulderLength ?? 0)) / 100
  const tolerances: Record<string, Tolerance> = {}
  for (const [attribute, text] of tolerancesOf(line.key)) {
    tolerances[attribute] = limitsOf(text, Number(values[attribute]), hundreds)
  }
  for (const [attribute, text] of Object.entries(row.tolerances)) {
    tolerances[attribute] = limitsOf(text, Number(values[attribute]))
  }
  return tolerances
}
