import * as z from 'zod/mini'
import { Instant, Money, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxProductNrLength } from './limits.ts'

export const fileTypes = ['STEP', 'GLB', 'Excel', 'zip', 'other'] as const
export type FileType = (typeof fileTypes)[number]

/** Under which pages save the files of several parts. */
export const cadZipName = 'CAD.zip'

/** How the name of a saved table of the statistics begins; the moment follows. */
export const statisticsPrefix = 'file-statistics'

/** The most files that the statistics list. */
export const maxListedFiles = 10_000

/** How often a file was downloaded. Who downloaded it is not stored. */
export const DownloadedFile = z.strictObject({
  /** A cut or machined part counts as its article: `AZH-3.2x160.step`. */
  fileName: z.string(),
  type: z.enum(fileTypes),
  downloads: z.int(),
  lastDownload: Instant,
})
export type DownloadedFile = z.output<typeof DownloadedFile>

/** The months that the statistics show, with the present one. */
export const shownMonths = 12

/** A month in UTC, `2026-11`. */
const Month = z.string()

/** The downloads of a month; a type without any is left out. */
export const DownloadMonth = z.strictObject({
  month: Month,
  downloads: z.partialRecord(z.enum(fileTypes), z.int()),
})
export type DownloadMonth = z.output<typeof DownloadMonth>

/** What the shop was used for in these months. Nobody is named but companies that have ordered or inquired. */
export const ShopFigures = z.strictObject({
  /** The most viewed products, in that order. */
  productViews: z.array(z.strictObject({ productNr: z.string(), name: z.string(), views: z.int() })),
  /** Carts with positions at this moment. */
  openCarts: z.int(),
  /** What was placed in each month, the earliest first. */
  months: z.array(z.strictObject({ month: Month, orders: z.int(), inquiries: z.int() })),
  /** Those with the highest sums, in that order. */
  companies: z.array(
    z.strictObject({
      companyName: z.string(),
      customerNumber: z.string(),
      orders: z.int(),
      inquiries: z.int(),
      sumNet: Money,
      openCarts: z.int(),
    }),
  ),
})
export type ShopFigures = z.output<typeof ShopFigures>

export const statisticsEndpoints = {
  reportView: endpoint({
    route: 'POST /api/statistics/view',
    summary: 'Counts a visitor who looks at a product. An unknown product is not counted.',
    permission: 'catalogue.browse',
    ownTransactions: true,
    input: z.strictObject({ productNr: text(maxProductNrLength) }),
    errors: [],
  }),
  reportZip: endpoint({
    route: 'POST /api/statistics/files/zip',
    summary: `Counts a ${cadZipName}, which pages assemble themselves from single files.`,
    permission: 'cad.download',
    errors: [],
  }),
  listFiles: endpoint({
    route: 'GET /api/statistics/files',
    summary: `The ${maxListedFiles} files that were downloaded most, in that order. Unfinished downloads do not count.`,
    permission: 'shop.administer',
    output: z.array(DownloadedFile),
    errors: [],
  }),
  listMonths: endpoint({
    route: 'GET /api/statistics/files/months',
    summary: `The downloads of the last ${shownMonths} months by type, of all files or of one.`,
    permission: 'shop.administer',
    input: z.strictObject({ fileName: z.optional(text(300)) }),
    output: z.array(DownloadMonth),
    errors: [],
  }),
  readFigures: endpoint({
    route: 'GET /api/statistics/shop',
    summary: `Most viewed products, carts and orders, and buying companies of the last ${shownMonths} months.`,
    permission: 'shop.administer',
    output: ShopFigures,
    errors: [],
  }),
  exportFiles: endpoint({
    route: 'GET /api/statistics/files/excel',
    summary: 'The same list as a table (xlsx).',
    permission: 'shop.administer',
    file: true,
    lane: 'heavy',
    errors: [],
  }),
}
