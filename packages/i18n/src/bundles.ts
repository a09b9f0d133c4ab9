/**
 * Texts that a page loads when it opens, by the first part of their ids: a visitor who looks for a pin need not load
 * the words of the user management. The others are there from the start.
 */
const lateBundles = {
  /** Carts beside the default one, the steps to an order, what was ordered, and what makes the next one quick. */
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
  /** Everything around the account: registering, profile, company, administration. */
  office: ['registration', 'password', 'profile', 'company', 'staff', 'audit', 'content'],
  /** What leaves the shop by itself, mails and files: the server's alone. */
  mail: ['mail', 'cartFile', 'drawing', 'import'],
} as const satisfies Record<string, readonly string[]>

export type LateBundle = Exclude<keyof typeof lateBundles, 'mail'>
export type Bundle = 'shop' | keyof typeof lateBundles

export const bundles = ['shop', 'order', 'office', 'mail'] as const satisfies Bundle[]

/** Where a text is, by its id. */
export function bundleOf(id: string): Bundle {
  const feature = id.slice(0, id.indexOf('.'))
  for (const bundle of bundles) {
    if (bundle !== 'shop' && lateBundles[bundle].some((name) => name === feature)) return bundle
  }
  return 'shop'
}
