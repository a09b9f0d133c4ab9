import * as z from 'zod/mini'
import { Company } from './account.ts'
import { Country } from './address.ts'
import { Id, Instant, line, optionalLine, PartialPageRequest, pageOf, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxListQueryLength, maxOriginLength, maxOrigins } from './limits.ts'
import { Email } from './person.ts'

/** The invoice address. A registration names its postal code. */
export const InvoicePlace = z.strictObject({
  street: line(100),
  streetNumber: optionalLine(20),
  streetAddition: optionalLine(100),
  addressAddition: optionalLine(100),
  zip: line(20),
  city: line(100),
  country: Country,
})
export type InvoicePlace = z.output<typeof InvoicePlace>

const invoicePlaceShown = z.strictObject({
  street: z.string(),
  streetNumber: z.nullable(z.string()),
  streetAddition: z.nullable(z.string()),
  addressAddition: z.nullable(z.string()),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
})

/** A company as its own administrator sees it. */
export const CompanyProfile = z.extend(Company, {
  phoneNumber: z.nullable(z.string()),
  fax: z.nullable(z.string()),
  requireSecondFactor: z.boolean(),
  invoiceAddress: invoicePlaceShown,
})
export type CompanyProfile = z.output<typeof CompanyProfile>

/** A company as staff see it. */
export const ManagedCompany = z.extend(CompanyProfile, {
  /** Origins to which a punchout may send a cart, such as `https://erp.example.com`. */
  allowedOrigins: z.array(z.string()),
  userCount: z.int(),
  createdAt: Instant,
})
export type ManagedCompany = z.output<typeof ManagedCompany>

/** What administrators change of their own company. Only staff change its name, tax ids and contacts. */
export const ChangeOwnCompany = z.strictObject({
  companyAddition: optionalLine(100),
  phoneNumber: optionalLine(40),
  fax: optionalLine(40),
  supplierNumber: optionalLine(50),
  requireSecondFactor: z.optional(z.boolean()),
})
export type ChangeOwnCompany = z.output<typeof ChangeOwnCompany>

const ContactEntry = z.strictObject({ name: line(100), email: Email, phoneNumber: line(40) })

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value
}

const companyFields = {
  companyName: line(100),
  companyAddition: optionalLine(100),
  /** Left out: the next free number. */
  customerNumber: optionalLine(20),
  vatId: optionalLine(20),
  taxNumber: optionalLine(30),
  supplierNumber: optionalLine(50),
  phoneNumber: optionalLine(40),
  fax: optionalLine(40),
  discountGroup: line(20),
  fieldService: z.optional(z.nullable(ContactEntry)),
  officeStaff: z.optional(z.nullable(ContactEntry)),
  allowedOrigins: z.optional(z.array(text(maxOriginLength).check(z.refine(isOrigin))).check(z.maxLength(maxOrigins))),
  requireSecondFactor: z.optional(z.boolean()),
  invoiceAddress: InvoicePlace,
}

export const CreateCompany = z.strictObject(companyFields)
export type CreateCompany = z.output<typeof CreateCompany>

export const ChangeCompanyData = z.strictObject({ ...z.partial(CreateCompany).shape, id: Id })
export type ChangeCompanyData = z.output<typeof ChangeCompanyData>

export const ListCompanies = z.strictObject({
  pageRequest: z.optional(z.nullable(PartialPageRequest)),
  /** Matches a part of the name, the customer number, the VAT id or the city. */
  query: z.optional(z.nullable(text(maxListQueryLength))),
  sort: z.optional(
    z.nullable(z.enum(['name', '-name', 'customerNumber', '-customerNumber', 'createdAt', '-createdAt'])),
  ),
})
export type ListCompanies = z.output<typeof ListCompanies>

export const companyEndpoints = {
  readOwn: endpoint({
    route: 'GET /api/admin/company',
    summary: "The caller's company.",
    permission: 'company.manage',
    output: CompanyProfile,
    errors: [],
  }),
  changeOwn: endpoint({
    route: 'PUT /api/admin/company',
    summary: "Changes the caller's company.",
    permission: 'company.manage',
    input: ChangeOwnCompany,
    output: CompanyProfile,
    errors: [],
  }),
  list: endpoint({
    route: 'POST /api/global-admin/company/list',
    readsOnly: true,
    summary: 'A page of the companies, by name.',
    permission: 'shop.administer',
    input: ListCompanies,
    output: pageOf(ManagedCompany),
    errors: ['pageSizeTooLarge'],
  }),
  read: endpoint({
    route: 'GET /api/global-admin/company',
    summary: 'A company.',
    permission: 'shop.administer',
    input: z.strictObject({ id: Id }),
    output: ManagedCompany,
    errors: ['entryNotFound'],
  }),
  create: endpoint({
    route: 'POST /api/global-admin/company',
    summary: 'Makes a company with its invoice address.',
    permission: 'shop.administer',
    input: CreateCompany,
    output: ManagedCompany,
    errors: ['customerNumberTaken'],
  }),
  change: endpoint({
    route: 'PUT /api/global-admin/company',
    summary: 'Changes a company.',
    permission: 'shop.administer',
    input: ChangeCompanyData,
    output: ManagedCompany,
    errors: ['entryNotFound', 'customerNumberTaken'],
  }),
  listDiscountGroups: endpoint({
    route: 'GET /api/global-admin/company/discount-group',
    summary: 'The discount groups that have discounts or companies.',
    permission: 'shop.administer',
    output: z.array(z.string()),
    errors: [],
  }),
}
