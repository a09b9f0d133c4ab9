import type { PageKey } from '@normwerk/contract/content'
import type { PlainTextId } from '@normwerk/i18n/text'

/** The shop's names of the pages, independent of their titles. */
export const pageTexts = {
  terms: 'shell.terms',
  privacy: 'shell.privacy',
  imprint: 'shell.imprint',
  operator: 'content.editor.operator',
} as const satisfies Record<PageKey, PlainTextId>
