import type { RememberMapping } from '@normwerk/contract/parts-list'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Customer } from '../../http/caller.ts'
import { headingsKey } from './headings-key.ts'
import { deleteOldest, rememberRow } from './repository/column-mappings.ts'

/** Lists of so many kinds a company keeps in mind. */
const maxMappings = 50

/** Keeps which columns lists with these headings have; those of a list without headings could be of any. */
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
