import { isDeepStrictEqual } from 'node:util'
import { Address, addressEndpoints, type ChangeAddress, type CreateAddress } from '@normwerk/contract/address'
import type { AuditValue } from '@normwerk/contract/audit'
import { maxDeliveryAddresses } from '@normwerk/contract/limits'
import type { Queries } from '../../database/client.ts'
import type { addresses } from '../../database/tables/companies.ts'
import type { AnswersById } from '../../http/answers/answers-by-id.ts'
import type { Bind } from '../../http/bind.ts'
import { type CallContext, type Customer, checkQuota, type Dependencies } from '../../http/call.ts'
import { changesBetween, recordEvent } from '../audit/record-event.ts'
import { bumpCartsOfAddress } from '../cart/change-cart.ts'
import { placeErrors, readDeliveryAddress, readHomeCountry, rejectFieldErrors } from './check-address.ts'
import {
  type AddressRow,
  countDeliveryAddresses,
  deleteAddressRow,
  findUsual,
  insertDeliveryAddress,
  isServed,
  listAddresses,
  listCountries,
  listOthers,
  lockAddressesOfCompany,
  lockAddressForUpdate,
  readAddress,
  updateAddress,
} from './repository/addresses.ts'

type Row = typeof addresses.$inferSelect

export function presentPlace(row: Row) {
  return {
    street: row.street,
    streetNumber: row.streetNumber,
    streetAddition: row.streetAddition,
    addressAddition: row.addressAddition,
    zip: row.zip,
    city: row.city,
    country: row.country,
  }
}

/** An address as orders store it. */
export function presentPostalAddress(row: Row) {
  return {
    id: row.id,
    addressType: row.addressType,
    company: row.company,
    companyAddition: row.companyAddition,
    ...presentPlace(row),
  }
}

/** An address as callers see it. */
function presentAddress(row: Row): Address {
  return { ...presentPostalAddress(row), isUsual: row.isUsual }
}

/** Adds a delivery address. The first one always becomes the default, because goods need an address. */
async function createAddress(
  dependencies: Dependencies,
  context: CallContext,
  input: CreateAddress,
): Promise<AddressRow> {
  const { db, caller } = context
  rejectFieldErrors(await placeErrors(db, input))
  await lockAddressesOfCompany(db, caller.companyId)
  const usual = await findUsual(db, caller.companyId)
  const isUsual = input.isUsual === true || usual === undefined
  if (isUsual && usual !== undefined) await giveUpUsual(dependencies, context, usual)
  const address = await insertDeliveryAddress(db, {
    ...input,
    id: dependencies.ids.next(),
    companyId: caller.companyId,
    isUsual,
    createdAt: dependencies.clock.now(),
  })
  checkQuota(await countDeliveryAddresses(db, caller.companyId), maxDeliveryAddresses)
  await recordAddress(dependencies, context, null, address)
  await bumpCartsOfAddress(db, address)
  return address
}

/** Changes the named fields of a delivery address. */
async function changeAddress(
  dependencies: Dependencies,
  context: CallContext,
  input: ChangeAddress,
): Promise<AddressRow> {
  const { db, caller } = context
  const { id, ...fields } = input
  await lockAddressesOfCompany(db, caller.companyId)
  const before = await readDeliveryAddress(db, caller.companyId, id)
  const { zip = before.zip, country = before.country } = fields
  const isMoved = zip !== before.zip || country !== before.country
  rejectFieldErrors({
    ...(isMoved ? await placeErrors(db, { zip, country }) : {}),
    // A company always needs a default address; making another address the default replaces it.
    isUsual: before.isUsual && fields.isUsual === false ? 'invalid' : undefined,
  })
  if (fields.isUsual === true && !before.isUsual) {
    const usual = await findUsual(db, caller.companyId)
    if (usual !== undefined) await giveUpUsual(dependencies, context, usual)
  }
  const after = await updateAddress(db, before, fields)
  await recordAddress(dependencies, context, before, after)
  if (!isDeepStrictEqual(before, after)) await bumpCartsOfAddress(db, after)
  return after
}

/** Deletes a delivery address. The oldest other address replaces a deleted default. */
async function deleteAddress(dependencies: Dependencies, context: CallContext, id: string): Promise<void> {
  const { db, caller } = context
  await lockAddressesOfCompany(db, caller.companyId)
  const address = await readDeliveryAddress(db, caller.companyId, id)
  const [heir] = await listOthers(db, address)
  if (heir === undefined) await checkInvoicePlace(db, caller.companyId)
  await lockAddressForUpdate(db, address)
  // Before the deletion removes the address from the carts that have chosen it.
  await bumpCartsOfAddress(db, address)
  await deleteAddressRow(db, id)
  await recordAddress(dependencies, context, address, null)
  if (address.isUsual && heir !== undefined) {
    await recordAddress(dependencies, context, heir, await updateAddress(db, heir, { isUsual: true }))
  }
}

/** If a company has no delivery address, goods go to its invoice address, so the shop must deliver there. */
async function checkInvoicePlace(db: Queries, companyId: string): Promise<void> {
  const isReached = await isServed(db, await readHomeCountry(db, companyId))
  rejectFieldErrors({ country: isReached ? undefined : 'countryNotServed' })
}

/** Removes the default mark, because there is only one default at any moment. */
async function giveUpUsual(dependencies: Dependencies, context: CallContext, usual: AddressRow): Promise<void> {
  await recordAddress(dependencies, context, usual, await updateAddress(context.db, usual, { isUsual: false }))
}

/** An address names people in any of the other fields, so those must be deletable with the company. */
const openFields: ReadonlySet<string> = new Set(['country', 'isUsual'])

/** Returns the recorded fields. */
function describe(row: AddressRow): Record<string, AuditValue> {
  const { id: _, addressType: _type, ...fields } = presentAddress(row)
  return fields
}

/** Records the change of an address; `null` is no address, before its creation or after its deletion. */
async function recordAddress(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: CallContext,
  before: AddressRow | null,
  after: AddressRow | null,
): Promise<void> {
  const subject = after ?? before
  if (subject === null) return
  const changesOf = (isAsked: (field: string) => boolean) =>
    changesBetween(before && describe(before), after && describe(after), Object.keys(describe(subject)).filter(isAsked))
  const changes = changesOf((field) => openFields.has(field))
  const personal = changesOf((field) => !openFields.has(field))
  if (Object.keys({ ...changes, ...personal }).length === 0) return
  const verb = before === null ? 'created' : after === null ? 'deleted' : 'changed'
  await recordEvent(dependencies, db, {
    action: `address.${verb}`,
    userId: caller.userId,
    companyId: caller.companyId,
    subjectId: subject.id,
    changes,
    personal: { companyId: caller.companyId, changes: personal },
    correlationId: request.id,
  })
}

const addressesById: AnswersById<typeof Address, Customer> = { output: Address, idOf: ({ id }) => id, read: readOwn }

export function addressRoutes(bind: Bind, dependencies: Dependencies): void {
  bind(
    addressEndpoints,
    {
      list: async ({ caller, db }) => (await listAddresses(db, caller.companyId)).map(presentAddress),
      read: (call) => readOwn(call, call.params.id),
      create: async (call) => presentAddress(await createAddress(dependencies, call, call.input)),
      change: async (call) => presentAddress(await changeAddress(dependencies, call, call.input)),
      delete: (call) => deleteAddress(dependencies, call, call.params.id),
      listCountries: ({ db }) => listCountries(db),
    },
    [addressesById],
  )
}

async function readOwn({ caller, db }: CallContext, id: string): Promise<Address> {
  return presentAddress(await readAddress(db, caller.companyId, id))
}
