import type { AskedSeller, Seller } from '@normwerk/contract/seller'
import type { Queries } from '../../database/client.ts'
import type { CallContext, Caller, Dependencies } from '../../http/call.ts'
import { phoneError, placeErrors, rejectFieldErrors, vatIdError } from '../address/check-address.ts'
import { recordEvent } from '../audit/record-event.ts'
import { readSellerRow, updateSeller } from './repository/facts.ts'

/** Returns the name of the company that runs the shop; empty before staff have entered it. */
export async function sellerName(db: Queries): Promise<string> {
  return (await readSellerRow(db))?.address.company ?? ''
}

/** Sets the company that runs the shop, as documents name it. */
export async function changeSeller(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: CallContext<Caller>,
  { address, ...asked }: AskedSeller,
): Promise<void> {
  const { zip, country } = address
  const place = await placeErrors(db, { zip, country })
  rejectFieldErrors({
    'address.zip': place.zip,
    'address.country': place.country,
    vatId: vatIdError(asked.vatId, country),
    'contact.phoneNumber': phoneError(asked.contact.phoneNumber, country),
  })
  const seller: Seller = {
    ...asked,
    taxNumber: asked.taxNumber ?? null,
    address: {
      ...address,
      companyAddition: address.companyAddition ?? null,
      streetNumber: address.streetNumber ?? null,
      streetAddition: address.streetAddition ?? null,
      addressAddition: address.addressAddition ?? null,
    },
  }
  const before = await updateSeller(db, seller)
  await recordEvent(dependencies, db, {
    action: 'shop.sellerChanged',
    userId: caller.userId,
    companyId: null,
    changes: { seller: [before === null ? null : formatSeller(before), formatSeller(seller)] },
    correlationId: request.id,
  })
}

function formatSeller({ address, vatId, taxNumber, bank, contact, website, legalLines }: Seller): string[] {
  const { company, street, streetNumber, zip, city, country } = address
  const place = `${street} ${streetNumber ?? ''}, ${country} ${zip} ${city}`
  return [company, place, vatId, taxNumber ?? '–', `${bank.iban} ${bank.bic}`, contact.email, website, ...legalLines]
}
