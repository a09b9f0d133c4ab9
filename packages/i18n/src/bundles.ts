/**
 * Bundles that a page loads when it opens, each with the features of its texts, or a part of a feature, so that a
 * visitor who looks for a pin does not load the texts of the user management. All other texts are loaded at the start.
 */
const lateBundles = {
  /** Saved carts, checkout, orders, and the means to order again. */
  order: [
    'cart.changes',
    'cart.delivery',
    'cart.directOrder',
    'cart.edits',
    'cart.page',
    'cart.remarks',
    'cart.replacement',
    'cart.saved',
    'cart.table',
    'checkout',
    'customerPartNumber',
    'dashboard',
    'favorite',
    'import.file',
    'order',
    'partsList',
    'project',
    'rememberedPart',
    'shared.cart',
  ],
  /** Registration, profile, company and administration. */
  office: [
    'account.password',
    'account.profile',
    'address',
    'administration',
    'audit',
    'cataloguePackage',
    'company',
    'content',
    'crossReference',
    'mail.undelivered',
    'registration',
    'shared.account',
    'shared.forms',
    'shared.people',
  ],
  /** Mails, files, and how a text was read. Only the server uses these texts. */
  mail: ['cartFile', 'catalogue.reading', 'import', 'mail', 'resource'],
} as const satisfies Record<string, readonly string[]>

export type LateBundle = Exclude<keyof typeof lateBundles, 'mail'>
export type Bundle = 'shop' | keyof typeof lateBundles

export const bundles = ['shop', 'order', 'office', 'mail'] as const satisfies Bundle[]

/** Returns the bundle of a text by its id. A part of a feature takes precedence over the feature. */
export function bundleOf(id: string): Bundle {
  for (let end = id.lastIndexOf('.'); end > 0; end = id.lastIndexOf('.', end - 1)) {
    const name = id.slice(0, end)
    const bundle = bundles.find((late) => late !== 'shop' && lateBundles[late].some((listed) => listed === name))
    if (bundle !== undefined) return bundle
  }
  return 'shop'
}
