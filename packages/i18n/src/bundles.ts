/**
 * Bundles that a page loads when it opens, each with the first parts of its ids, so that a visitor who looks for a pin
 * does not load the texts of the user management. All other texts are loaded at the start.
 */
const lateBundles = {
  /** Saved carts, checkout, orders, and the means to order again. */
  order: [
    'checkout',
    'order',
    'savedCart',
    'project',
    'partsList',
    'favorite',
    'customerPartNumber',
    'fileImport',
    'dashboard',
  ],
  /** Registration, profile, company and administration. */
  office: ['registration', 'password', 'profile', 'company', 'staff', 'audit', 'content'],
  /** Mails and files. Only the server uses these texts. */
  mail: ['mail', 'cartFile', 'drawing', 'import'],
} as const satisfies Record<string, readonly string[]>

export type LateBundle = Exclude<keyof typeof lateBundles, 'mail'>
export type Bundle = 'shop' | keyof typeof lateBundles

export const bundles = ['shop', 'order', 'office', 'mail'] as const satisfies Bundle[]

/** Returns the bundle of a text by its id. */
export function bundleOf(id: string): Bundle {
  const feature = id.slice(0, id.indexOf('.'))
  for (const bundle of bundles) {
    if (bundle !== 'shop' && lateBundles[bundle].some((name) => name === feature)) return bundle
  }
  return 'shop'
}
