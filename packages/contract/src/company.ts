import * as z from 'zod/mini'
import { Company } from './account.ts'
import { askedPlace, givenPlace } from './address.ts'
import { Id, Instant, line, optionalLine, PartialPageRequest, pageOf, text } from './common.ts'
import { askedCompany, givenCompany } from './company/fields.ts'
import { askedInvoicing, givenInvoicing } from './company/invoicing.ts'
import { endpoint } from './endpoint.ts'
import { DryRun, ImportReport } from './import.ts'
import { maxCustomerNumberLength, maxListQueryLength, maxOriginLength, maxOrigins } from './limits.ts'
import { Email } from './person.ts'

/** A company as its own administrator sees it. */
export const CompanyProfile = z.extend(Company, {
  ...givenCompany,
  ...givenInvoicing,
  requireSecondFactor: z.boolean(),
  invoiceAddress: z.strictObject(givenPlace),
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
  companyAddition: askedCompany.companyAddition,
  phoneNumber: askedCompany.phoneNumber,
  fax: askedCompany.fax,
  supplierNumber: askedCompany.supplierNumber,
  ...askedInvoicing,
  requireSecondFactor: z.optional(z.boolean()),
})
export type ChangeOwnCompany = z.output<typeof ChangeOwnCompany>

export const ContactEntry = z.strictObject({ name: line(100), email: Email, phoneNumber: line(40) })

/** The contacts of the shop for companies without their own ones. */
export const DefaultContacts = z.strictObject({
  fieldService: z.nullable(ContactEntry),
  officeStaff: z.nullable(ContactEntry),
})
export type DefaultContacts = z.output<typeof DefaultContacts>

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value
}

export const CreateCompany = z.strictObject({
  ...askedCompany,
  ...askedInvoicing,
  /** Left out: the next free number. */
  customerNumber: optionalLine(maxCustomerNumberLength),
  discountGroup: line(20),
  fieldService: z.optional(z.nullable(ContactEntry)),
  officeStaff: z.optional(z.nullable(ContactEntry)),
  allowedOrigins: z.optional(z.array(text(maxOriginLength).check(z.refine(isOrigin))).check(z.maxLength(maxOrigins))),
  requireSecondFactor: z.optional(z.boolean()),
  /** A registration names its postal code. */
  invoiceAddress: z.strictObject(askedPlace),
})
export type CreateCompany = z.output<typeof CreateCompany>

export const ChangeCompanyData = z.strictObject({ ...z.partial(CreateCompany).shape, id: Id })
export type ChangeCompanyData = z.output<typeof ChangeCompanyData>

/** What the list of companies can be sorted by. */
const companyColumns = ['name', 'customerNumber', 'city', 'vatId', 'discountGroup', 'users', 'createdAt'] as const
type CompanyColumn = (typeof companyColumns)[number]
export type CompanySort = CompanyColumn | `-${CompanyColumn}`
/** A column, with a leading `-` for descending. */
export const companySorts = companyColumns.flatMap((column): CompanySort[] => [column, `-${column}`])
export const CompanySort = z.enum(companySorts)

export const ListCompanies = z.strictObject({
  pageRequest: z.optional(z.nullable(PartialPageRequest)),
  /** Matches a part of the name, the customer number, the VAT id or the city. */
  query: z.optional(z.nullable(text(maxListQueryLength))),
  sort: z.optional(z.nullable(CompanySort)),
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
    mayLag: true,
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
  delete: endpoint({
    route: 'DELETE /api/global-admin/company/{id}',
    summary: 'Deletes a company with its users and all its data; only orders with documents stay, as the law demands.',
    permission: 'shop.administer',
    lane: 'heavy',
    errors: ['entryNotFound', 'companyHasOpenOrders'],
  }),
  import: endpoint({
    route: 'POST /api/global-admin/company/import',
    summary:
      'Adds companies, users, addresses and contacts of a former shop from tables. What is there stays as it is.',
    permission: 'shop.administer',
    upload: true,
    ownTransactions: true,
    input: DryRun,
    output: ImportReport,
    errors: ['NOT_SUPPORTED_FILE'],
  }),
  readContacts: endpoint({
    route: 'GET /api/global-admin/contact',
    summary: 'The contacts of the shop for companies without their own ones.',
    permission: 'shop.administer',
    output: DefaultContacts,
    errors: [],
  }),
  changeContacts: endpoint({
    route: 'PUT /api/global-admin/contact',
    summary: 'Sets the contacts of the shop for companies without their own ones.',
    permission: 'shop.administer',
    input: DefaultContacts,
    output: DefaultContacts,
    errors: [],
  }),
  listDiscountGroups: endpoint({
    route: 'GET /api/global-admin/company/discount-group',
    summary: 'The discount groups that have discounts or companies.',
    permission: 'shop.administer',
    output: z.array(z.string()),
    errors: [],
  }),
}
