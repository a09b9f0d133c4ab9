import { type LanguageCode, locales } from '@normwerk/contract/language'
import { type DownloadedFile, type DownloadMonth, fileTypes } from '@normwerk/contract/statistics'
import { translate } from '@normwerk/i18n/translate'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'

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
