import type { PageText } from '@normwerk/contract/page-text'

/** Who runs the shop of a company that does not exist. Each mail ends with it. */
export const operator: { de: PageText; en: PageText } = {
  de: {
    title: 'Betreiber des Shops',
    sections: [
      {
        heading: null,
        paragraphs: [
          'Normwerk Musterbetrieb GmbH, Beispielstraße 1, 12345 Musterstadt, Deutschland',
          'Geschäftsführung: Petra Beispiel und Jan Muster',
          'Amtsgericht Musterstadt, HRB 00000, Umsatzsteuer-Identifikationsnummer DE000000000',
          'Telefon +49 30 5550 0100, kontakt@example.com',
        ],
      },
    ],
  },
  en: {
    title: 'Shop operator',
    sections: [
      {
        heading: null,
        paragraphs: [
          'Normwerk Musterbetrieb GmbH, Beispielstraße 1, 12345 Musterstadt, Germany',
          'Managing directors: Petra Beispiel and Jan Muster',
          'Local court of Musterstadt, HRB 00000, VAT identification number DE000000000',
          'Telephone +49 30 5550 0100, kontakt@example.com',
        ],
      },
    ],
  },
}
