import type { PlainTextId } from '@normwerk/i18n/text'
import type { VatCategory } from './invoice.ts'

/** Why no tax is charged, in words and by the code list of the EU. */
export const exemptions = {
  AE: { reason: 'document.print.reverseCharge', code: 'VATEX-EU-AE' },
  K: { reason: 'document.print.intraCommunity', code: 'VATEX-EU-IC' },
  G: { reason: 'document.print.export', code: 'VATEX-EU-G' },
} as const satisfies Record<Exclude<VatCategory, 'S'>, { reason: PlainTextId; code: string }>
