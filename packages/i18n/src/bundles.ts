import { officeTexts } from './bundle-texts/office.ts'
import { orderTexts } from './bundle-texts/orders.ts'
import { partTexts } from './bundle-texts/parts.ts'

/**
 * The texts of each bundle: features, parts of a feature, or single texts. A page loads its bundles when it opens, so
 * that a visitor who looks for a pin does not load the texts of the user management.
 */
const bundleTexts = { ...partTexts, ...orderTexts, ...officeTexts } as const satisfies Record<string, readonly string[]>

export type Bundle = keyof typeof bundleTexts
export type LateBundle = Exclude<Bundle, 'shop' | 'server'>

export const lateBundles = [
  'forms',
  'catalogue',
  'machining',
  'trimming',
  'designation',
  'assistant',
  'cart',
  'cartActions',
  'orderStart',
  'news',
  'partsList',
  'notes',
  'viewer',
  'order',
  'newsletter',
  'configurator',
  'office',
] as const satisfies LateBundle[]

export const bundles = ['shop', ...lateBundles, 'server'] as const satisfies Bundle[]

/** Returns the bundle of a text by its id. The longest listed name decides: a text, a part of a feature, a feature. */
export function bundleOf(id: string): Bundle {
  for (let name = id; name !== ''; name = name.slice(0, Math.max(name.lastIndexOf('.'), 0))) {
    const bundle = bundles.find((candidate) => bundleTexts[candidate].some((listed) => listed === name))
    if (bundle !== undefined) return bundle
  }
  return 'shop'
}
