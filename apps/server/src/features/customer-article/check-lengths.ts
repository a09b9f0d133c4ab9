import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { checkChangedLength } from '@normwerk/parts/trimming/check-changed-length'
import type { Queries } from '../../database/client.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { Refused } from '../import/read-records.ts'
import type { NamedRow } from './named-row.ts'

/** Parts the rows by whether their parts can be cut as they say. */
export async function checkLengths(
  db: Queries,
  catalogue: Catalogue,
  rows: readonly NamedRow[],
  language: LanguageCode,
): Promise<{ fitting: NamedRow[]; refused: Refused[] }> {
  const cut = rows.filter(({ changedLength }) => changedLength !== null)
  const blanks = new Map(
    (await catalogue.dimensions.read(db, [...new Set(cut.map(({ dimensionId }) => dimensionId))])).map((blank) => [
      blank.id,
      blank,
    ]),
  )
  const fitting: NamedRow[] = []
  const refused: Refused[] = []
  for (const named of rows) {
    const { row, text, dimensionId, changedLength } = named
    const blank = blanks.get(dimensionId)
    const fault = changedLength === null || blank === undefined ? null : checkChangedLength(blank, changedLength)
    if (fault === null) fitting.push(named)
    else refused.push({ row, text, reason: describe(fault, language) })
  }
  return { fitting, refused }
}

function describe({ code, min, max }: NonNullable<ReturnType<typeof checkChangedLength>>, language: LanguageCode) {
  if (code === 'lengthStep') return translate(language, 'error.lengthStep')
  return translate(language, 'error.lengthOutOfRange', { min, max })
}
