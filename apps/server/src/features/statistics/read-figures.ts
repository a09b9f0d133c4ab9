import type { LanguageCode } from '@normwerk/contract/language'
import { type DownloadMonth, type ShopFigures, shownMonths } from '@normwerk/contract/statistics'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import type { ExpiredRows } from '../../database/expired-rows.ts'
import { readText } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { typeOf } from './list-files.ts'
import { countsUntil, listMonthlyDownloads, listMostViewed, monthOf } from './repository/monthly-counts.ts'
import { countOpenCarts, countOrdersByMonth, listBuyingCompanies } from './repository/sales.ts'

const maxListed = 20

/** Returns the downloads of the last months by type, of all files or of one, the earliest month first. */
export async function listDownloadMonths(
  db: Queries,
  now: Date,
  fileName: string | undefined,
): Promise<DownloadMonth[]> {
  const rows = await listMonthlyDownloads(db, monthOf(now, shownMonths - 1), fileName)
  return lastMonths(now).map((month) => {
    const downloads: DownloadMonth['downloads'] = {}
    for (const { name, count } of rows.filter((row) => nameOf(row.month) === month)) {
      const type = typeOf(name)
      downloads[type] = (downloads[type] ?? 0) + count
    }
    return { month, downloads }
  })
}

/** Returns what staff want to know about the last months: what was viewed, and what became of carts, by company. */
export async function readFigures(
  db: Queries,
  catalogue: Catalogue,
  now: Date,
  language: LanguageCode,
): Promise<ShopFigures> {
  const since = monthOf(now, shownMonths - 1)
  const viewed = await listMostViewed(db, since, maxListed)
  const ordered = new Map((await countOrdersByMonth(db, since)).map((row) => [row.month, row]))
  const openCarts = await countOpenCarts(db)
  const companies = await listBuyingCompanies(db, since, maxListed)
  return {
    productViews: viewed.flatMap(({ productNr, views }) => {
      const product = catalogue.products.get(catalogue.idsByNr.get(productNr) ?? '')
      return product === undefined ? [] : { productNr, name: readText(product.row.name, language), views }
    }),
    openCarts: openCarts.reduce((sum, { carts }) => sum + carts, 0),
    months: lastMonths(now).map((month) => ordered.get(month) ?? { month, orders: 0, inquiries: 0 }),
    companies: companies.map(({ id, sumNet, ...company }) => ({
      ...company,
      sumNet: formatMoney(sumNet),
      openCarts: openCarts.find(({ companyId }) => companyId === id)?.carts ?? 0,
    })),
  }
}

/** Counts of months that are not shown any more. */
export function expiredCounts(now: Date): ExpiredRows {
  return countsUntil(monthOf(now, shownMonths))
}

function lastMonths(now: Date): string[] {
  return Array.from({ length: shownMonths }, (_, at) => nameOf(monthOf(now, shownMonths - 1 - at)))
}

function nameOf(month: Date): string {
  return month.toISOString().slice(0, 7)
}
