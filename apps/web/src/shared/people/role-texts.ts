import type { Role } from '@normwerk/contract/permissions'
import type { PlainTextId } from '@normwerk/i18n/text'

interface RoleTexts {
  name: PlainTextId
  /** What the role permits, as a sentence. */
  meaning: PlainTextId
}

/** Roles in words, for administrators and for users. */
export const roleTexts = {
  SHOP_USER: { name: 'profile.roleShopUser', meaning: 'profile.roleShopUserMeaning' },
  ORDER: { name: 'profile.roleOrder', meaning: 'profile.roleOrderMeaning' },
  OLD_ORDERS: { name: 'profile.roleOldOrders', meaning: 'profile.roleOldOrdersMeaning' },
  OLD_INVOICES: { name: 'profile.roleOldInvoices', meaning: 'profile.roleOldInvoicesMeaning' },
  ADMIN: { name: 'profile.roleAdmin', meaning: 'profile.roleAdminMeaning' },
  GLOBAL_ADMIN: { name: 'profile.roleGlobalAdmin', meaning: 'profile.roleGlobalAdminMeaning' },
} satisfies Record<Role, RoleTexts>
