import type { LanguageCode } from '@normwerk/contract/language'
import type { RememberMapping } from '@normwerk/contract/parts-list'
import { translate } from '@normwerk/i18n/translate'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Customer } from '../../http/caller.ts'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'
import { columnsOfCart } from '../cart-file/columns-of-cart.ts'
import { headingsKey } from './headings-key.ts'
import { deleteOldest, rememberRow } from './repository/column-mappings.ts'

/** How many kinds of lists are remembered per company. */
const maxMappings = 50

/** Remembers the columns of lists with these headings. Without headings a list could not be recognized. */
export async function rememberMapping(
  { clock }: Pick<Dependencies, 'clock'>,
  { db, caller }: { db: Queries; caller: Customer },
  { headers, mapping }: RememberMapping,
): Promise<void> {
  const headings = headingsKey(headers)
  if (headings === null) return
  await rememberRow(db, { companyId: caller.companyId, headings, mapping, usedAt: clock.now() })
  await deleteOldest(db, caller.companyId, maxMappings)
}

/**
 * Returns a sample parts list that can be imported: numbers, designations, quantities, a cut length and further
 * columns.
 */
export function tablesOfSample(language: LanguageCode): Table[] {
  const { positionNumber, articleNo, description, quantity, changedLength, toleranceClass, commission } =
    columnsOfCart(language)
  return [
    {
      name: translate(language, 'cartFile.sample'),
      columns: [positionNumber, articleNo, description, quantity, changedLength, toleranceClass, commission],
      rows: [
        [1, 'AZH-6x200', null, 12, null, null, 'Form 118'],
        [2, 'AZH-3.2x160-L147.25-T50-C31', null, 4, null, null, 'Form 118'],
        [3, 'AZX-8x160', null, 8, 142.5, 'T50', 'Form 118'],
        [4, null, 'DIN 1530 AH 4x125', 16, null, null, 'Form 118'],
        [5, null, 'DIN 1530 AH 5x200 3.1', 2, 187.5, 'T100', 'Form 118'],
      ],
    },
  ]
}
