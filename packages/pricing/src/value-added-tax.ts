export interface TaxSettings {
  /** Where the shop sits, ISO 3166-1 alpha-2. */
  homeCountry: string
  /** Its rate in basis points; 1900 = 19 %. */
  domesticRate: number
}

export interface TaxedDelivery {
  country: string
  /** Whether the country is of the European Union. */
  inUnion: boolean
  /** The buyer's VAT identification number. */
  vatId: string | null
}

export interface TaxRule {
  /** In basis points. */
  rate: number
  /** Which note the document carries. */
  reason: 'domestic' | 'reverseCharge' | 'export'
}

/**
 * The VAT of a delivery: the domestic rate at home, and in the Union for buyers without a VAT id;
 * none for intra-community supplies to a buyer with one (Directive 2006/112/EC art. 138) and
 * for exports to third countries (art. 146).
 */
export function chooseTaxRule(delivery: TaxedDelivery, settings: TaxSettings): TaxRule {
  if (delivery.country === settings.homeCountry) return { rate: settings.domesticRate, reason: 'domestic' }
  if (!delivery.inUnion) return { rate: 0, reason: 'export' }
  if (delivery.vatId !== null) return { rate: 0, reason: 'reverseCharge' }
  return { rate: settings.domesticRate, reason: 'domestic' }
}
