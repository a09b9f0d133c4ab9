import type { Me } from '@normwerk/contract/account'
import type { Address } from '@normwerk/contract/address'
import type { Cart, CartPosition } from '@normwerk/contract/cart'
import type { OrderedPart } from '@normwerk/contract/order/ordered-part'
import { fillGiven } from '@normwerk/contract/part-options'
import type { ProductDimension } from '@normwerk/contract/product'
import type { Project } from '@normwerk/contract/project'

const moment = '2026-11-02T08:00:00.000Z'
const drawing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

let ids = 0

/** Returns a new id for every call, so that tests do not affect each other. */
export function anId(): string {
  ids += 1
  return `0190a000-0000-7000-8000-${ids.toString(16).padStart(12, '0')}`
}

/** A user who may shop and order for a company. */
export function aBuyer(fields: Partial<Me> = {}): Me {
  return {
    id: anId(),
    userId: anId(),
    username: 'buyer',
    salutation: 'Ms',
    title: null,
    firstName: 'Erika',
    lastName: 'Beispiel',
    email: 'buyer@example.com',
    pendingEmail: null,
    phoneNumber: null,
    mobilePhoneNumber: null,
    fax: null,
    roles: ['SHOP_USER', 'ORDER'],
    language: 'en',
    company: null,
    lastLoginAt: null,
    isGlobalAdmin: false,
    dashboardTiles: [],
    secondFactor: 'off',
    ...fields,
  }
}

type OwnCompany = NonNullable<Me['company']>

export function aCompany(fields: Partial<OwnCompany> = {}): OwnCompany {
  return {
    id: anId(),
    companyName: 'Muster Formenbau GmbH',
    companyAddition: null,
    customerNumber: '10001',
    vatId: null,
    taxNumber: null,
    supplierNumber: null,
    fieldService: null,
    officeStaff: null,
    currency: 'EUR',
    discountGroup: 'A',
    asksCostCentre: false,
    ...fields,
  }
}

/** An article of a product, in stock and sold as it is. */
export function aDimension(articleNo: string, fields: Partial<ProductDimension> = {}): ProductDimension {
  return {
    id: anId(),
    productId: anId(),
    articleNo,
    values: {},
    price: '4.20',
    listPrice: '4.20',
    priceStatus: 'ok',
    scalePrices: [],
    mass: null,
    availability: 'inStock',
    leadTimeDays: 1,
    shipDate: '2026-11-20',
    trimming: null,
    ...{ headFlats: null, reducedHead: null, tip: null, engraving: null },
    ...fields,
  }
}

export function aPosition(fields: Partial<CartPosition> = {}): CartPosition {
  return {
    id: anId(),
    positionNumber: 1,
    positionType: 'Standard',
    groupId: null,
    configurationName: null,
    configurator: null,
    articleNo: 'AZH-3.2x160',
    ownNumber: null,
    description: 'Ejector pin, through-hardened',
    quantity: 1,
    commission: null,
    comment: null,
    customerOrderNumber: null,
    productDimensionId: anId(),
    productNr: 'AZH',
    thumbnail: drawing,
    ...fillGiven({}),
    isThreeOne: false,
    tolerance: null,
    price: '4.20',
    listPrice: '4.20',
    totalPrice: '4.20',
    certificateSurcharge: null,
    leadTimeDays: 1,
    shipDate: '2026-11-20',
    productId: anId(),
    availability: 'inStock',
    drawing: drawing,
    cheaperQuantity: null,
    discontinued: false,
    changes: null,
    ...fields,
  }
}

/** The default cart of its buyer, with these positions in their order. */
export function anOrderedPart(articleNo: string, fields: Partial<OrderedPart> = {}): OrderedPart {
  const position = aPosition({ articleNo })
  const { productDimensionId, productNr, thumbnail, description, isThreeOne } = position
  return {
    ...fillGiven(position),
    ...{ articleNo, article: articleNo, productDimensionId, isThreeOne, productNr, thumbnail, description },
    ...{ quantity: 4, totalPrice: null, orderCount: 1, lastOrderedAt: '2026-11-20T08:00:00.000Z' },
    ...fields,
  }
}

export function aCart(cartPositions: readonly CartPosition[] = [], fields: Partial<Cart> = {}): Cart {
  return {
    id: anId(),
    name: 'Mould 4711',
    created: moment,
    default: true,
    right: 'own',
    owner: null,
    handedOver: null,
    sharedWith: [],
    positionCount: cartPositions.length,
    totalPriceNet: '0.00',
    currency: 'EUR',
    project: null,
    customerOrderNumber: null,
    commission: null,
    comment: null,
    cartPositions: cartPositions.map((position, at) => ({ ...position, positionNumber: at + 1 })),
    deliveryAddressId: null,
    deliveryAddressGone: false,
    deliveryType: 'StandardDelivery',
    completeDelivery: false,
    costCentre: null,
    totalProductPriceNet: '0.00',
    totalProductPriceGross: '0.00',
    totalPriceGross: '0.00',
    minimumOrderValue: '250.00',
    shipDate: cartPositions.length === 0 ? null : '2026-11-20',
    shippingCosts: '0.00',
    shippingCostsGross: '0.00',
    salesTax: '0.00',
    hasPriceOnRequest: false,
    missingForFreeShipping: null,
    unseenChanges: 0,
    totalProductPriceNetBefore: null,
    version: 1,
    ...fields,
  }
}

export function anAddress(fields: Partial<Address> = {}): Address {
  return {
    id: anId(),
    addressType: 'Delivery',
    company: 'Musterform GmbH',
    companyAddition: null,
    street: 'Beispielstraße',
    streetNumber: null,
    streetAddition: null,
    addressAddition: null,
    zip: '12345',
    city: 'Musterstadt',
    country: 'DE',
    isUsual: false,
    ...fields,
  }
}

/** An active project without carts. */
export function aProject(number: string, fields: Partial<Project> = {}): Project {
  return {
    id: anId(),
    number,
    name: 'Cover',
    revision: null,
    description: null,
    archived: false,
    wear: null,
    cartCount: 0,
    createdAt: moment,
    ...fields,
  }
}
