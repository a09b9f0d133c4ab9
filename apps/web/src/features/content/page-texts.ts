import type { PageKey } from '@normwerk/contract/content'
import type { PlainTextId } from '@normwerk/i18n/text'

/** How the pages are called in the shop, whatever title they have. */
export const pageTexts = {
  terms: 'shell.terms',
  privacy: 'shell.privacy',
  imprint: 'shell.imprint',
} as const satisfies Record<PageKey, PlainTextId>
