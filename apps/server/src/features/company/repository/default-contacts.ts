import type { DefaultContacts } from '@normwerk/contract/company'
import type { Queries } from '../../../database/client.ts'
import { shopSettings } from '../../../database/tables/settings.ts'

const contacts = { fieldService: shopSettings.fieldService, officeStaff: shopSettings.officeStaff }

export async function readContacts(db: Queries): Promise<DefaultContacts> {
  return onlyRow(await db.select(contacts).from(shopSettings))
}

/** Sets the contacts; returns the previous ones. */
export async function updateContacts(db: Queries, after: DefaultContacts): Promise<DefaultContacts> {
  const before = onlyRow(await db.select(contacts).from(shopSettings).for('no key update'))
  await db.update(shopSettings).set(after)
  return before
}

function onlyRow([row]: DefaultContacts[]): DefaultContacts {
  if (row === undefined) throw new Error('the shop has settings')
  return row
}
