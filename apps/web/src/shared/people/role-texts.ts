import type { Role } from '@normwerk/contract/permissions'
import type { PlainTextId } from '@normwerk/i18n/text'

interface RoleTexts {
  name: PlainTextId
  /** What the role permits, as a sentence. */
  meaning: PlainTextId
}

/** Roles in words, for administrators and for users. */
export const roleTexts = {
  SHOP_USER: { name: 'shared.people.roleShopUser', meaning: 'shared.people.roleShopUserMeaning' },
  ORDER: { name: 'shared.people.roleOrder', meaning: 'shared.people.roleOrderMeaning' },
  OLD_ORDERS: { name: 'shared.people.roleOldOrders', meaning: 'shared.people.roleOldOrdersMeaning' },
  OLD_INVOICES: { name: 'shared.people.roleOldInvoices', meaning: 'shared.people.roleOldInvoicesMeaning' },
  ADMIN: { name: 'shared.people.roleAdmin', meaning: 'shared.people.roleAdminMeaning' },
  GLOBAL_ADMIN: { name: 'shared.people.roleGlobalAdmin', meaning: 'shared.people.roleGlobalAdminMeaning' },
} satisfies Record<Role, RoleTexts>
