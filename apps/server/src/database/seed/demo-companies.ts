import { companyRoles, type Role } from '@normwerk/contract/permissions'
import type { Seller } from '@normwerk/contract/seller'
import { families } from '@normwerk/parts/families/families'
import type { addresses, companies, discounts } from '../tables/companies.ts'
import type { users } from '../tables/users.ts'

type DemoCompany = Omit<typeof companies.$inferInsert, 'id'> & {
  addresses: Omit<typeof addresses.$inferInsert, 'id' | 'companyId'>[]
}
type DemoUser = Omit<typeof users.$inferInsert, 'id' | 'companyId'> & { customerNumber: string | null }

const contacts = {
  fieldService: { name: 'Karla Beispiel', email: 'field.service@example.com', phoneNumber: '+49 30 5550 0101' },
  officeStaff: { name: 'Ole Muster', email: 'office@example.com', phoneNumber: '+49 30 5550 0102' },
}

const musterform = { company: 'Musterform Werkzeugbau GmbH', zip: '12345', city: 'Musterstadt', country: 'DE' }
const probeguss = { company: 'Probeguss Formenbau GmbH', zip: '9876', city: 'Beispieldorf', country: 'AT' }

/** Invented companies, as their names say. The second one buys from another country. */
export const demoCompanies: DemoCompany[] = [
  {
    customerNumber: '10001',
    companyName: musterform.company,
    vatId: 'DE100000016',
    taxNumber: '99/999/00001',
    supplierNumber: 'L-4711',
    discountGroup: 'A',
    ...contacts,
    addresses: [
      { ...musterform, addressType: 'Invoice', street: 'Beispielstraße', streetNumber: '1' },
      {
        ...musterform,
        addressType: 'Delivery',
        isUsual: true,
        street: 'Werkstor',
        streetNumber: '2',
        addressAddition: 'Wareneingang Halle 3',
      },
      {
        ...musterform,
        addressType: 'Delivery',
        companyAddition: 'Zweigwerk Süd',
        street: 'Am Prüfstand',
        streetNumber: '14a',
        zip: '98765',
        city: 'Probehausen',
      },
    ],
  },
  {
    customerNumber: '10002',
    companyName: probeguss.company,
    vatId: 'ATU10000005',
    discountGroup: 'B',
    ...contacts,
    addresses: [
      { ...probeguss, addressType: 'Invoice', street: 'Mustergasse', streetNumber: '7' },
      { ...probeguss, addressType: 'Delivery', isUsual: true, street: 'Mustergasse', streetNumber: '9' },
      {
        ...probeguss,
        addressType: 'Delivery',
        companyAddition: 'Lager Deutschland',
        street: 'Hafenweg',
        streetNumber: '21',
        zip: '54321',
        city: 'Musterhafen',
        country: 'DE',
      },
    ],
  },
]

/** The invented company that runs the shop, as in its imprint. */
export const demoSeller: Seller = {
  address: {
    company: 'Normwerk Musterbetrieb GmbH',
    companyAddition: null,
    street: 'Beispielstraße',
    streetNumber: '1',
    streetAddition: null,
    addressAddition: null,
    zip: '12345',
    city: 'Musterstadt',
    country: 'DE',
  },
  vatId: 'DE100000008',
  taxNumber: '99/999/00000',
  contact: { name: 'Ole Muster', phoneNumber: '+49 30 5550 0100', email: 'kontakt@example.com' },
  bank: { name: 'Musterbank', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  website: 'www.example.com',
  legalLines: ['Amtsgericht Musterstadt, HRB 00000', 'Geschäftsführung: Petra Beispiel, Jan Muster'],
}

const allOfCompany: Role[] = [...companyRoles]

export const demoUsers: DemoUser[] = [
  person('staff', 'Ms', 'Stella', 'Stammhaus', ['GLOBAL_ADMIN'], null),
  person('admin', 'Mr', 'Adam', 'Musterform', allOfCompany, '10001'),
  person('buyer', 'Ms', 'Berta', 'Einkauf', ['SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES'], '10001'),
  person('designer', 'Mr', 'Dirk', 'Zeichner', ['SHOP_USER'], '10001'),
  person('rival', 'Ms', 'Rita', 'Probeguss', allOfCompany, '10002'),
]

function person(
  username: string,
  salutation: 'Mr' | 'Ms',
  firstName: string,
  lastName: string,
  roles: Role[],
  customerNumber: string | null,
): DemoUser {
  return { username, email: `${username}@example.com`, salutation, firstName, lastName, roles, customerNumber }
}

const priceGroups = [...new Set(families.map(({ priceGroup }) => priceGroup))]

/** Group A: 10 % on every price group, 15 % on ejector pins; group B: 5 % on every price group. */
export const demoDiscounts: (typeof discounts.$inferInsert)[] = priceGroups.flatMap((priceGroup) => [
  { discountGroup: 'A', priceGroup, percent: priceGroup === 'AZ' ? 15 : 10 },
  { discountGroup: 'B', priceGroup, percent: 5 },
])
