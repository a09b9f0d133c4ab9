import { extname } from 'node:path'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import {
  type DownloadedFile,
  type DownloadMonth,
  type FileType,
  fileTypes,
  maxListedFiles,
  type ShopFigures,
  shownMonths,
} from '@normwerk/contract/statistics'
import { translate } from '@normwerk/i18n/translate'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'
import { readText } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { countsUntil, listDownloads, listMonthlyDownloads, listMostViewed, monthOf } from './repository/counts.ts'
import { countOpenCarts, countOrdersByMonth, listBuyingCompanies } from './repository/sales.ts'

const typesByEnding: Readonly<Record<string, FileType>> = {
  '.step': 'STEP',
  '.stp': 'STEP',
  '.glb': 'GLB',
  '.xlsx': 'Excel',
  '.xls': 'Excel',
  '.zip': 'zip',
}

function typeOf(fileName: string): FileType {
  return typesByEnding[extname(fileName).toLowerCase()] ?? 'other'
}

/** Lists the files that were downloaded most. */
export async function listFiles(db: Queries): Promise<DownloadedFile[]> {
  const rows = await listDownloads(db, maxListedFiles)
  return rows.map(({ fileName, count, lastAt }) => ({
    fileName,
    type: typeOf(fileName),
    downloads: count,
    lastDownload: lastAt.toISOString(),
  }))
}

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
export function expiredCounts(now: Date) {
  return countsUntil(monthOf(now, shownMonths))
}

function lastMonths(now: Date): string[] {
  return Array.from({ length: shownMonths }, (_, at) => nameOf(monthOf(now, shownMonths - 1 - at)))
}

function nameOf(month: Date): string {
  return month.toISOString().slice(0, 7)
}

const days = { dateStyle: 'medium', timeZone: 'UTC' } as const

/** Returns the downloaded files as a table in the caller's language. */
export function tableOfFiles(files: readonly DownloadedFile[], language: LanguageCode): Table {
  return {
    name: translate(language, 'statistics.files'),
    columns: [
      { heading: translate(language, 'statistics.file'), kind: 'text', width: 40 },
      { heading: translate(language, 'statistics.type'), kind: 'text', width: 12 },
      { heading: translate(language, 'statistics.downloads'), kind: 'whole', width: 14 },
      { heading: translate(language, 'statistics.lastDownload'), kind: 'text', width: 20 },
    ],
    rows: files.map(({ fileName, type, downloads, lastDownload }) => [
      fileName,
      type === 'other' ? translate(language, 'statistics.otherType') : type,
      downloads,
      new Date(lastDownload).toLocaleDateString(locales[language], days),
    ]),
  }
}

/** Returns the downloads of each month by type as a table in the caller's language. */
export function tableOfMonths(months: readonly DownloadMonth[], language: LanguageCode): Table {
  return {
    name: translate(language, 'statistics.byMonth'),
    columns: [
      { heading: translate(language, 'statistics.month'), kind: 'text', width: 14 },
      ...fileTypes.map((type) => ({
        heading: type === 'other' ? translate(language, 'statistics.otherType') : type,
        ...({ kind: 'whole', width: 12 } as const),
      })),
    ],
    rows: months.map(({ month, downloads }) => [month, ...fileTypes.map((type) => downloads[type] ?? 0)]),
  }
}
