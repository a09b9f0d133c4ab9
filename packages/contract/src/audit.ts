import * as z from 'zod/mini'
import { CalendarDate, Id, Instant, pageOf, queryPage } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Permission } from './permissions.ts'

/** The actions that the audit records. The text of `account.signedIn` has the id `audit.accountSignedIn`. */
const companyActions = [
  'account.signedIn',
  'account.signInRefused',
  'account.signedOut',
  'account.sessionsEnded',
  'account.profileChanged',
  'account.passwordChanged',
  'account.passwordReset',
  'account.secondFactorAdded',
  'account.secondFactorRemoved',
  'account.recoveryCodesRenewed',
  'account.passkeyAdded',
  'account.passkeyRemoved',
  'address.created',
  'address.changed',
  'address.deleted',
  'registration.confirmed',
  'registration.accepted',
  'registration.refused',
  'user.created',
  'user.invited',
  'user.changed',
  'user.emailRequested',
  'user.locked',
  'user.unlocked',
  'user.deleted',
  'user.companyChanged',
  'company.created',
  'company.changed',
  'order.submitted',
  'order.statusChanged',
  'order.sent',
  'order.trackingChanged',
  'order.invoiceCorrected',
  'order.certified',
  'offer.made',
  'offer.accepted',
  'offer.asked',
  'cart.handedOver',
  'cart.shared',
  'project.created',
  'project.changed',
  'project.deleted',
  'customerPartNumber.changed',
  'customerPartNumber.imported',
  'rememberedPart.allDeleted',
  'partNote.deleted',
  'punchout.opened',
  'punchout.refused',
  'punchout.transferred',
  'punchout.changed',
  'punchout.passwordRotated',
  'punchout.closed',
] as const

/** What staff do for the whole shop, which never appears in the log of a company. */
export const shopActions = [
  'company.imported',
  'company.deleted',
  'mail.repeated',
  'order.repeated',
  'document.repeated',
  'erp.answerRepeated',
  'erp.answerDiscarded',
  'order.noted',
  'shop.sellerChanged',
  'catalogue.imported',
  'catalogue.flagged',
  'crossReference.added',
  'crossReference.imported',
  'crossReference.deleted',
  'synonym.added',
  'synonym.changed',
  'synonym.deleted',
  'page.published',
  'news.added',
  'news.changed',
  'news.deleted',
  'newsletter.sent',
  'shop.contactsChanged',
  'shop.maintenanceChanged',
  'slide.added',
  'slide.changed',
  'slide.deleted',
  'rememberedPart.shared',
  'rememberedPart.unshared',
] as const

export const auditActions = [...companyActions, ...shopActions] as const
export type AuditAction = (typeof auditActions)[number]

const Named = z.strictObject({ id: Id, name: z.nullable(z.string()) })
const AuditValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])
export type AuditValue = z.output<typeof AuditValue>

export const AuditEntry = z.strictObject({
  id: Id,
  at: Instant,
  action: z.enum(auditActions),
  /**
   * The user who acted. Null: nobody was signed in, or it was the shop's staff, whose names companies do not see. The
   * name is null once the user is deleted, and for their former company once they have moved to another one.
   */
  by: z.nullable(Named),
  byStaff: z.boolean(),
  /** The user, company, address, order, project or registration that changed; its name is null once it is deleted. */
  about: z.nullable(Named),
  companyName: z.nullable(z.string()),
  changes: z.array(z.strictObject({ field: z.string(), before: AuditValue, after: AuditValue })),
})
export type AuditEntry = z.output<typeof AuditEntry>

/** The newest entry comes first; a page has twenty entries. */
export const ListAudit = z.strictObject({
  ...queryPage,
  action: z.optional(z.enum(auditActions)),
  /** The user who acted, or whom the action concerned. */
  userId: z.optional(Id),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
})
export type ListAudit = z.output<typeof ListAudit>

function auditOf<const Place extends 'admin' | 'global-admin', const P extends Permission>(
  place: Place,
  permission: P,
) {
  return endpoint({
    route: `GET /api/${place}/audit`,
    summary: 'The recorded changes: who changed what and when, with the values before and after.',
    permission,
    mayLag: true,
    input: ListAudit,
    output: pageOf(AuditEntry),
    errors: ['entryNotFound', 'pageSizeTooLarge'],
  })
}

export const auditEndpoints = {
  listOfCompany: auditOf('admin', 'company.manage'),
  listAll: auditOf('global-admin', 'shop.administer'),
}
