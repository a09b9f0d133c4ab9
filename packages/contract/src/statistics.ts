import * as z from 'zod/mini'
import { Instant } from './common.ts'
import { endpoint } from './endpoint.ts'

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

export const statisticsEndpoints = {
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
  exportFiles: endpoint({
    route: 'GET /api/statistics/files/excel',
    summary: 'The same list as a table (xlsx).',
    permission: 'shop.administer',
    file: true,
    lane: 'heavy',
    errors: [],
  }),
}
