import { sql } from 'drizzle-orm'
import { companyDiscounts } from '../../../database/part-columns.ts'
import { catalogueChanges } from '../../../database/tables/catalogue-changes.ts'
import { shopSettings } from '../../../database/tables/shop-settings.ts'
import type { CallContext } from '../../../http/caller.ts'

/**
 * Returns a text that differs whenever prices of the company may differ: after a change of the catalogue, of the
 * company's discounts or of the surcharge for certificates.
 */
export async function readPriceState({ db, caller }: CallContext): Promise<string> {
  const { number } = catalogueChanges
  // A change may be committed after one with a higher number, so the highest number alone does not tell it.
  const changes = db.select({ state: sql`concat_ws('/', max(${number}), count(*))` }).from(catalogueChanges)
  const granted = companyDiscounts(db, caller.companyId).as('granted')
  const discounts = db
    .select({
      all: sql`string_agg(concat(${granted.priceGroup}, ' ', ${granted.percent}), ',' order by ${granted.priceGroup})`,
    })
    .from(granted)
  const [row] = await db
    .select({ state: sql<string>`concat_ws(' ', (${changes}), ${shopSettings.certificateSurcharge}, (${discounts}))` })
    .from(shopSettings)
  return row?.state ?? ''
}
