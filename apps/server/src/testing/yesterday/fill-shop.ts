import { addressEndpoints } from '@normwerk/contract/address'
import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { orderEndpoints } from '@normwerk/contract/order'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { projectEndpoints } from '@normwerk/contract/project'
import { place } from '../calls/address-book.ts'
import { importPath, writePackage } from '../files/packages.ts'
import { makeTestFolder } from '../test-folder.ts'
import type { Visitor } from '../visitor.ts'
import type { DemoPeople } from './demo-people.ts'

/** Parts of every family, stock and cut in every class, coated, certified; a plate of every type. */
const ordered = ['AZH-6x200', 'AZX-5.5x100-TIN', 'AHH-6x10x175-L160.5-T100', 'PLAU-396x396x96', 'ABT-18x5x40x27-C31']
const requested = [
  'AZH-6x200',
  'AZH-3.2x160-L147.25-T50-C31',
  'AZN-8x630-TIN-L512.5-T100',
  'AZS-6.2x160-L100-T10',
  'AKN-6x125-DLC-C31',
  'ASN-2.5x5x100x50-L90.01-T20',
  'AFH-1x7.5x63x32-L55-T20',
  'AHH-6x10x175',
  'KSC-6.2x315-L300-T100',
  'ABN-18x5x40x27',
  'ZRU-125x36x8',
  'FSE-30x46x55',
  'FBG-22x86',
  'PLAU-396x396x96-C31',
  'PLBP-346x496x36',
  'PLCQ-396x496x56',
  'PLDU-46x496x56',
  'PLEQ-250x496x22',
  'PLFP-396x496x36',
  'PLGU-250x496x27',
]
/** The headings of the company's parts lists, whose columns cannot be guessed. */
export const headings = ['A', 'B', 'C', 'D', 'E']
export const mapping = { quantity: [1], designation: [3, 2], comment: [4] }
/** Later changes of staff to parts that are in carts and orders. */
const prices =
  'articleNo;listPrice;availability;leadTimeDays;discontinued\n' +
  'AKO-6x125;;;;yes\nAZO-8x630;99.90;onRequest;21;\nFSE-30x46x75;onRequest;;;\nPLAV-396x396x96;1234.50;;;\n'

/** Fills a newly seeded shop as its users would, with orders, lists and names. */
export async function fillShop(
  databaseUrl: string,
  { staff, admin, buyer, designer, rival }: DemoPeople,
): Promise<void> {
  const projectId = await prepareCompany(admin)
  await buyBefore(buyer, projectId)
  await buyBefore(rival, null)
  await saveCart(buyer)
  await nameParts(rival, 'PG-', ['AZH-8x250', 'PLGU-250x496x27'])
  await keepFavorites(designer)
  await keepFavorites(rival)
  await importPrices(databaseUrl, staff)
  await fillDefaultCart(buyer, projectId)
  await fillDefaultCart(rival, null)
  await inquire(admin)
  await designSet(designer)
}

/** Creates project, addresses, customer part numbers and columns of the company; returns the id of the project. */
async function prepareCompany(admin: Visitor): Promise<string> {
  const mould = { number: 'W-1180', revision: 'B', name: 'Gehäuse, 2-fach', description: 'Für die Maschine in Halle 3' }
  const { id } = await admin.call(projectEndpoints.create, mould)
  const [, , branch] = await admin.call(addressEndpoints.list)
  await admin.call(addressEndpoints.change, { id: branch?.id ?? '', streetNumber: '16', addressAddition: 'Tor 4' })
  await admin.call(addressEndpoints.create, place)
  await nameParts(admin, 'ME-', ['AZH-6x200', 'AZH-3.2x160', 'ABN-18x5x40x27', 'PLAU-396x396x96', 'AKO-6x125'])
  const productDimensionId = await findPart(admin, 'AZH-3.2x160')
  await admin.call(customerPartNumberEndpoints.set, {
    productDimensionId,
    changedLength: 147.25,
    ownNumber: 'ME-cut/1',
  })
  await admin.call(partsListEndpoints.rememberMapping, { headers: headings, mapping })
  return id
}

async function nameParts(visitor: Visitor, prefix: string, articleNos: string[]): Promise<void> {
  for (const [index, articleNo] of articleNos.entries()) {
    const productDimensionId = await findPart(visitor, articleNo)
    await visitor.call(customerPartNumberEndpoints.set, { productDimensionId, ownNumber: `${prefix}000${index + 1}` })
  }
}

async function buyBefore(visitor: Visitor, projectId: string | null): Promise<void> {
  for (const articleNo of [...ordered, 'AKO-6x125', 'AZO-8x630']) await add(visitor, articleNo, 7)
  const cart = await configure(visitor, 'Auswerfersatz 1180')
  await remark(visitor, cart, projectId)
  await submit(visitor, cart.id, 'Order')
}

/** Creates a shared cart beside the default one; the terms of its parts change later. */
async function saveCart(buyer: Visitor): Promise<void> {
  const { id: cartId } = await buyer.call(savedCartEndpoints.create, { name: 'Form 121' })
  const parts = ['AKO-6x125-L100.5-T50', 'AZO-8x630', 'AZO-8x630-L600-T100-C31', 'FSE-30x46x75', 'PLAV-396x396x96']
  for (const articleNo of parts) await add(buyer, articleNo, 25, cartId)
  const userIds = [await findColleague(buyer, 'Dirk Zeichner')]
  const shares = [{ userId: await findColleague(buyer, 'Adam Musterform'), right: 'read' as const }]
  const share = { userIds, right: 'edit' as const, shares }
  await buyer.call(savedCartEndpoints.share, share, { params: { id: cartId } })
}

async function keepFavorites(visitor: Visitor): Promise<void> {
  const articleNos = ['AZH-6x200', 'PLAV-396x396x96', 'AKO-6x125', 'AZO-8x630', 'PLGU-250x496x27']
  for (const articleNo of articleNos) {
    const productDimensionId = await findPart(visitor, articleNo)
    const { productId } = await visitor.call(catalogueEndpoints.readDimension, undefined, {
      params: { id: productDimensionId },
    })
    const params = { params: { productId } }
    await visitor.call(favoriteEndpoints.add, {}, params)
    await visitor.call(favoriteEndpoints.add, { productDimensionId }, params)
  }
}

async function importPrices(databaseUrl: string, staff: Visitor): Promise<void> {
  await staff.call(catalogueEndpoints.flagNew, { productNrs: ['AZH', 'PLGU'] })
  await using folder = await makeTestFolder()
  const { refused } = await importPath(databaseUrl, await writePackage(folder, { 'prices.csv': prices }))
  if (refused.length > 0) throw new Error(JSON.stringify(refused))
}

async function fillDefaultCart(visitor: Visitor, projectId: string | null): Promise<void> {
  for (const [index, articleNo] of requested.entries()) await add(visitor, articleNo, index * 6 + 1)
  const cart = await configure(visitor, 'Zentrierung')
  await remark(visitor, cart, projectId)
  const removed = cart.cartPositions[9]?.id ?? ''
  await visitor.call(cartPositionEndpoints.delete, undefined, { params: { id: removed } })
}

async function inquire(admin: Visitor): Promise<void> {
  await add(admin, 'FSE-30x46x75', 3)
  const cart = await add(admin, 'PLAV-396x396x96', 2)
  const cartOptions = { deliveryType: 'Pickup' as const }
  await admin.call(cartEndpoints.change, { cartId: cart.id, comment: 'Bitte mit Lieferzeit', cartOptions })
  await submit(admin, cart.id, 'Inquiry')
  await add(admin, 'PLCU-396x496x56', 1)
}

/** Configures a group that the designer hands over to the buyer, and adds a parts list to the designer's own cart. */
async function designSet(designer: Visitor): Promise<void> {
  const { id } = await designer.call(savedCartEndpoints.create, { name: 'Stempelsatz' })
  await configure(designer, 'Stempelsatz', id)
  const userId = await findColleague(designer, 'Berta Einkauf')
  const params = { params: { id } }
  await designer.call(savedCartEndpoints.handOver, { userId, message: 'Bitte bestellen' }, params)
  const rows = [
    { row: 1, designation: 'DIN 1530 A 3,2x160 gehärtet, gekürzt auf 147,25 +0,05/0', quantity: '4 Stk', group: 'a' },
    { row: 2, articleNo: 'AHH-6x10x175-L150-T20', quantity: 2, commission: 'F 7', group: 'a' },
    { row: 3, articleNo: 'PLAQ-396x396x96', quantity: 1, isThreeOne: true, comment: 'entgratet' },
    { row: 4, articleNo: 'BN6-200', quantity: 9, customerOrderNumber: 'B-9' },
  ]
  const { added } = await designer.call(partsListEndpoints.import, { rows, dryRun: false })
  if (added !== rows.length) throw new Error(`${added} rows were added`)
}

async function findColleague(visitor: Visitor, name: string): Promise<string> {
  const colleagues = await visitor.call(savedCartEndpoints.listColleagues)
  const found = colleagues.find((colleague) => colleague.name === name)
  if (found === undefined) throw new Error(`${name} is no colleague`)
  return found.userId
}

function configure(visitor: Visitor, configurationName: string, optionalCartId?: string): Promise<Cart> {
  const articles = [
    { articleNo: 'AZH-8x250', quantity: 8, changedLength: 233.33 },
    { articleNo: 'KSN-6.2x200-TIN', quantity: 2 },
    { articleNo: 'PLDU-46x496x56', quantity: 2 },
    { articleNo: 'FSE-30x46x55-C31', quantity: null },
  ]
  const easyKatConfig = { mould: '1180', plates: [{ width: 156.5, holes: [1, null, 'Ø 8'] }], mirrored: false }
  const input = { articles, easyKatConfig, configurationName }
  return visitor.call(configuratorEndpoints.add, { ...input, ...(optionalCartId && { optionalCartId }) })
}

/** Sets remarks of a cart and of one of its positions. */
async function remark(visitor: Visitor, cart: Cart, projectId: string | null): Promise<void> {
  const references = { customerOrderNumber: 'B-2301/ä', commission: 'Form 118', comment: 'Eilt!\nTeillieferung ja' }
  const positionId = cart.cartPositions[1]?.id ?? ''
  await visitor.call(cartPositionEndpoints.change, { positionId, ...references, quantity: 12 })
  const [, , branch] = await visitor.call(addressEndpoints.list)
  const cartOptions = { deliveryAddressId: branch?.id ?? null }
  await visitor.call(cartEndpoints.change, { cartId: cart.id, projectId, ...references, cartOptions })
}

function add(visitor: Visitor, articleNo: string, quantity: number, cartId?: string): Promise<Cart> {
  return visitor.call(cartPositionEndpoints.addDirectly, {
    abmessungsNr: articleNo,
    quantity,
    ...(cartId && { cartId }),
  })
}

async function submit(visitor: Visitor, cartId: string, orderType: 'Order' | 'Inquiry'): Promise<void> {
  const headers = { 'idempotency-key': `yesterday-${cartId}` }
  await visitor.call(orderEndpoints.submit, { cartId, orderType }, { headers })
}

async function findPart(visitor: Visitor, query: string): Promise<string> {
  const { designation } = await visitor.call(catalogueEndpoints.search, { query })
  if (designation?.articleNo !== query) throw new Error(`${query} was not found`)
  return designation.productDimensionId
}
