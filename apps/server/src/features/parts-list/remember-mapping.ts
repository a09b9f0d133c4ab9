import type { RememberMapping } from '@normwerk/contract/parts-list'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Customer } from '../../http/caller.ts'
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
