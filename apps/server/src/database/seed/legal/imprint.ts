import type { PageText } from '@normwerk/contract/page-text'

/** The imprint of a company that does not exist. */
export const imprint: { de: PageText; en: PageText } = {
  de: {
    title: 'Impressum',
    sections: [
      {
        heading: null,
        paragraphs: [
          'Normwerk ist ein erfundenes Unternehmen. Alle Angaben auf dieser Seite sind Beispieldaten; wer den Shop betreibt, ersetzt sie durch seine eigenen.',
        ],
      },
      {
        heading: 'Anbieter',
        paragraphs: ['Normwerk Musterbetrieb GmbH', 'Beispielstraße 1', '12345 Musterstadt', 'Deutschland'],
      },
      { heading: 'Vertreten durch', paragraphs: ['Geschäftsführung: Petra Beispiel und Jan Muster'] },
      {
        heading: 'Kontakt',
        paragraphs: ['Telefon: +49 30 5550 0100', 'Telefax: +49 30 5550 0109', 'E-Mail: kontakt@example.com'],
      },
      {
        heading: 'Registereintrag',
        paragraphs: ['Amtsgericht Musterstadt, HRB 00000', 'Umsatzsteuer-Identifikationsnummer: DE000000000'],
      },
      {
        heading: 'Verantwortlich für den Inhalt',
        paragraphs: ['Petra Beispiel, Anschrift wie oben'],
      },
      {
        heading: 'Streitbeilegung',
        paragraphs: [
          'Wir verkaufen nur an Unternehmen. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu auch nicht verpflichtet.',
        ],
      },
      {
        heading: 'Inhalte und Verweise',
        paragraphs: [
          'Texte, Zeichnungen und CAD-Daten dieses Shops stellen wir mit Sorgfalt zusammen. Maßgeblich für eine Bestellung sind die Angaben in der Auftragsbestätigung.',
          'Für die Inhalte fremder Seiten, auf die wir verweisen, sind deren Betreiber verantwortlich.',
        ],
      },
    ],
  },
  en: {
    title: 'Imprint',
    sections: [
      {
        heading: null,
        paragraphs: [
          'Normwerk is an invented company. Everything on this page is example data; the operator of a shop replaces it.',
        ],
      },
      {
        heading: 'Provider',
        paragraphs: ['Normwerk Musterbetrieb GmbH', 'Beispielstraße 1', '12345 Musterstadt', 'Germany'],
      },
      { heading: 'Represented by', paragraphs: ['Managing directors: Petra Beispiel and Jan Muster'] },
      {
        heading: 'Contact',
        paragraphs: ['Telephone: +49 30 5550 0100', 'Fax: +49 30 5550 0109', 'E-mail: kontakt@example.com'],
      },
      {
        heading: 'Commercial register',
        paragraphs: ['Local court of Musterstadt, HRB 00000', 'VAT identification number: DE000000000'],
      },
      { heading: 'Responsible for the content', paragraphs: ['Petra Beispiel, address as above'] },
      {
        heading: 'Settling disputes',
        paragraphs: [
          'We sell to businesses only. We take no part in proceedings before a consumer arbitration board, nor are we obliged to.',
        ],
      },
      {
        heading: 'Contents and links',
        paragraphs: [
          'We put together the texts, drawings and CAD data of this shop with care. What counts for an order is what the order confirmation says.',
          'The contents of other sites that we link to are the responsibility of those who run them.',
        ],
      },
    ],
  },
}
