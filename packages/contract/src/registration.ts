import * as z from 'zod/mini'
import { Password, passwordErrors } from './account/password.ts'
import { askedPlace } from './address.ts'
import { Id, Instant, line, text } from './common.ts'
import { askedCompany } from './company/fields.ts'
import { ManagedUser } from './company/user.ts'
import { endpoint } from './endpoint.ts'
import { maxCustomerNumberLength } from './limits.ts'
import { companyRoles, type Permission } from './permissions.ts'
import { Email, emailsMatch, personalFields, personShown, usernameIsOwn, WrittenUsername } from './person.ts'

/** The person who registers. Without a user name the mail address becomes the user name. */
export const Registrant = z
  .strictObject({
    ...personalFields,
    username: z.optional(z.nullable(WrittenUsername)),
    email: Email,
    emailRepeat: Email,
    password: Password,
    passwordRepeat: Password,
    termsAccepted: z.literal(true),
    termsVersion: text(20),
  })
  .check(emailsMatch(), usernameIsOwn())
export type Registrant = z.output<typeof Registrant>

/** Names a company, but proves no membership: every invoice shows these two values. */
export const CompanyKey = z.strictObject({ customerNumber: line(maxCustomerNumberLength), zip: askedPlace.zip })
export type CompanyKey = z.output<typeof CompanyKey>

const { streetAddition: _, ...place } = askedPlace

export const NewCompany = z.strictObject({ ...askedCompany, ...place })
export type NewCompany = z.output<typeof NewCompany>

export const RegisterNewCompany = z.extend(NewCompany, { user: Registrant })
export type RegisterNewCompany = z.output<typeof RegisterNewCompany>

export const RegisterWithCompany = z.extend(CompanyKey, { user: Registrant })
export type RegisterWithCompany = z.output<typeof RegisterWithCompany>

export const FoundCompany = z.strictObject({
  name: z.string(),
  nameAddition: z.nullable(z.string()),
  street: z.string(),
  streetAddition: z.nullable(z.string()),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  fax: z.nullable(z.string()),
})
export type FoundCompany = z.output<typeof FoundCompany>

/** A registration with a confirmed mail address that waits to be verified. */
export const Registration = z.strictObject({
  id: Id,
  username: z.nullable(z.string()),
  ...personShown,
  /** The customer number of a known company; null if a new company registers. */
  customerNumber: z.nullable(z.string()),
  companyName: z.string(),
  newCompany: z.nullable(NewCompany),
  termsVersion: z.string(),
  createdAt: Instant,
  confirmedAt: Instant,
})
export type Registration = z.output<typeof Registration>

/** `accept` names the roles of the user. The first user of a new company always gets all five. */
export const DecideRegistration = z.strictObject({
  accept: z.boolean(),
  roles: z.optional(z.nullable(z.array(z.enum(companyRoles)))),
})
export type DecideRegistration = z.output<typeof DecideRegistration>

/** The user of an accepted registration. */
export const Decision = z.strictObject({ user: z.nullable(ManagedUser) })
export type Decision = z.output<typeof Decision>

const taken = ['entryNotFound', 'EMAIL_TAKEN', 'tooManyEntries'] as const

function queueOf<const Place extends 'admin' | 'global-admin', const P extends Permission>(
  place: Place,
  permission: P,
) {
  return {
    list: endpoint({
      route: `GET /api/${place}/registration`,
      summary: 'At most 200 registrations that wait to be verified, the oldest first.',
      permission,
      output: z.array(Registration),
      errors: [],
    }),
    decide: endpoint({
      route: `PUT /api/${place}/registration/{id}`,
      summary: 'Accepts a registration with the chosen roles, or rejects it. The person gets a mail.',
      permission,
      input: DecideRegistration,
      output: Decision,
      errors: taken,
    }),
  }
}

const companyQueue = queueOf('admin', 'company.manage')
const staffQueue = queueOf('global-admin', 'shop.administer')

/** `ownTransactions`: the slow hash of the password is computed before a database connection is taken. */
const accepted = { permission: 'account.register', status: 202, ownTransactions: true } as const

export const registrationEndpoints = {
  findCompany: endpoint({
    route: 'POST /api/user/company',
    readsOnly: true,
    summary: 'The company of a customer number and the postal code of its invoice address.',
    permission: 'account.register',
    input: CompanyKey,
    output: FoundCompany,
    errors: ['INVALID_COMPANY', 'tooManyRequests'],
  }),
  registerNewCompany: endpoint({
    route: 'POST /api/user/register',
    summary: 'Registers a user of a company that the shop does not know yet. A mail asks them to confirm the address.',
    ...accepted,
    input: RegisterNewCompany,
    errors: ['tooManyRequests', 'termsNotPublished', ...passwordErrors],
  }),
  registerWithCompany: endpoint({
    route: 'POST /api/user/register-with-company',
    summary: 'Registers a user of a known company. A mail asks them to confirm the address.',
    ...accepted,
    input: RegisterWithCompany,
    errors: ['INVALID_COMPANY', 'tooManyRequests', 'termsNotPublished', ...passwordErrors],
  }),
  confirm: endpoint({
    route: 'POST /api/user/confirm',
    summary: 'Confirms the mail address of a registration, which then waits to be verified.',
    permission: 'account.register',
    input: z.strictObject({ token: text(200) }),
    errors: ['INVALID_TOKEN'],
  }),
  listForCompany: companyQueue.list,
  decideForCompany: companyQueue.decide,
  listForStaff: staffQueue.list,
  decideForStaff: staffQueue.decide,
}
