export interface TaxSettings {
  /** The country of the shop, ISO 3166-1 alpha-2. */
  homeCountry: string
  /** The rate of the home country in basis points; 1900 = 19 %. */
  domesticRate: number
}

export interface TaxedDelivery {
  country: string
  /** Whether the country belongs to the European Union. */
  inUnion: boolean
  /** The buyer's VAT identification number. */
  vatId: string | null
}

export interface TaxRule {
  /** In basis points. */
  rate: number
  /** Decides the note on the document. */
  reason: 'domestic' | 'reverseCharge' | 'export'
}

/**
 * Returns the VAT of a delivery: the domestic rate in the home country, and in the Union for buyers without a VAT id;
 * none for intra-community supplies to a buyer with a VAT id (Directive 2006/112/EC, article 138) and for exports to
 * third countries (article 146).
 */
export function chooseTaxRule(delivery: TaxedDelivery, settings: TaxSettings): TaxRule {
  if (delivery.country === settings.homeCountry) return { rate: settings.domesticRate, reason: 'domestic' }
  if (!delivery.inUnion) return { rate: 0, reason: 'export' }
  if (delivery.vatId !== null) return { rate: 0, reason: 'reverseCharge' }
  return { rate: settings.domesticRate, reason: 'domestic' }
}
