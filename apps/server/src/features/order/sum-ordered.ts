import { giveOptions } from '@normwerk/contract/asked-options'
import type { LanguageCode } from '@normwerk/contract/language'
import { formatMoney } from '@normwerk/pricing/money'
import { formatPart } from '../cart/format-part.ts'
import { readText } from '../catalogue/format-article.ts'
import { presentPrice } from '../catalogue/price-part.ts'
import { thumbnailOf } from '../catalogue/product/drawing-paths.ts'
import type { OrderView } from './read-order.ts'
import { type OrderedRow, sumOftenRows, sumProjectRows, totalProjectRows } from './repository/order-sums.ts'

/** Sums what was ordered for a project so far, by article and in total. */
export async function sumOrdered({ db, caller, language }: OrderView, projectId: string) {
  const rows = await sumProjectRows(db, caller, projectId)
  return {
    ordered: rows.map((row) => presentPart(row, language)),
    orderedTotal: formatMoney(await totalProjectRows(db, caller, projectId)),
  }
}

export async function listOften({ db, caller, language }: OrderView) {
  return (await sumOftenRows(db, caller)).map((row) => presentPart(row, language))
}

/** Described in the words of today, as the list is to order from. */
function presentPart(row: OrderedRow, language: LanguageCode) {
  const { options, family, picture, articleId, name, values, ...summed } = row
  return {
    ...summed,
    description: formatPart({ position: options, family, values, productName: readText(name, language) }, language),
    productDimensionId: articleId,
    ...giveOptions(options),
    thumbnail: thumbnailOf({ ...row, family, picture }),
    totalPrice: presentPrice(row.totalPrice),
    lastOrderedAt: row.lastOrderedAt.toISOString(),
  }
}
