import { sql } from 'drizzle-orm'
import { catalogueChanges } from '../../../database/tables/catalogue-imports.ts'
import type { CallContext } from '../../../http/session/caller.ts'

/**
 * Returns a text that differs whenever prices of the caller's company may differ: after a change of the catalogue, of the
 * price terms or of the company's discount group.
 */
export async function readPriceState({ db, caller }: CallContext): Promise<string> {
  const { number } = catalogueChanges
  // A change may be committed after one with a higher number, so the highest number alone does not tell it.
  const [row] = await db
    .select({ changes: sql<string>`concat_ws('/', max(${number}), count(*))` })
    .from(catalogueChanges)
  return [row?.changes, caller.priceTermsVersion, caller.discountGroup].join(' ')
}
