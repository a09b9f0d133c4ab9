import type { PageText } from '@normwerk/contract/page-text'

export const termsEnglish: PageText = {
  title: 'General terms and conditions',
  sections: [
    {
      heading: null,
      paragraphs: ['Normwerk is an invented shop. These terms are an example and take the place of no legal advice.'],
    },
    {
      heading: '1. Scope',
      paragraphs: [
        'These terms apply to everything that Normwerk Musterbetrieb GmbH supplies through this shop. The version that holds is the one that the customer accepted when registering, or a newer one that they have agreed to since.',
        'We sell only to businesses (section 14 of the German Civil Code), legal persons under public law and special funds under public law. We make no contracts with consumers.',
        'Differing conditions of purchase apply only where we have agreed to them in text form, even if we deliver while aware of them.',
      ],
    },
    {
      heading: '2. Registration and user accounts',
      paragraphs: [
        'Orders are open to people who are registered and approved for a company. What they state when registering must be true and be kept up to date.',
        'By the rights of its users the customer determines who may order for them. Orders by users with the right to order are binding on them.',
        'Sign-in data are secret and belong to one person each. Where somebody else may know them, the password must be changed or the account locked at once.',
      ],
    },
    {
      heading: '3. Offer and contract',
      paragraphs: [
        'Showing articles in the shop invites orders. By submitting the cart the customer makes an offer. The contract is made by our order confirmation or by delivery.',
        'The message that an order has arrived, which is shown automatically, is not yet an order confirmation.',
        'We answer inquiries about articles without a price by an offer. It stands until the day that it names; the contract is made when the customer accepts it.',
      ],
    },
    {
      heading: '4. Prices and payment',
      paragraphs: [
        'All prices are in euros, net ex works, plus the statutory value added tax and the shipping costs that the cart shows before the order. From the value of goods stated there we deliver free of charge.',
        "The prices at the time of the order apply, with the customer's agreed discounts.",
        'We deliver against invoice. Invoices are payable within 30 days of their date without deduction. We may ask new customers to pay in advance.',
        'The customer may set off or withhold payments only for claims that are undisputed, have been finally decided by a court or arise from the same contract.',
      ],
    },
    {
      heading: '5. Delivery and passing of risk',
      paragraphs: [
        'We deliver to the countries that the shop offers for choice. Delivery dates are dates of dispatch from our works and are binding where the order confirmation promises them.',
        'We may deliver in parts where that is reasonable for the customer; it costs them no additional shipping.',
        'The risk passes to the customer when the goods are handed to the carrier, or, if the customer collects them, when they are handed over at our issue desk.',
        'If we cannot deliver in time for reasons beyond our control, we say so without delay. If the obstacle lasts longer than eight weeks, either side may withdraw from the part of the contract that has not been performed.',
      ],
    },
    {
      heading: '6. Trimmed and configured parts',
      paragraphs: [
        'Parts that we trim to a chosen length, make to a closer tolerance or build to a configuration are made to order. They cannot be returned or exchanged as far as they conform to the contract.',
        'What counts are the length and the tolerance class in the order confirmation. Before ordering, the customer checks that they suit the application.',
        'Once work has begun, such an order can no longer be cancelled.',
      ],
    },
    {
      heading: '7. Materials, standards and inspection certificates',
      paragraphs: [
        'References to standards say what the dimensions and design of an article are based on. They are no guarantee unless we have expressly called them one.',
        'An inspection certificate 3.1 to EN 10204 is supplied only where it was ordered with the position and is offered for the material. After dispatch it cannot always be provided.',
      ],
    },
    {
      heading: '8. CAD data and drawings',
      paragraphs: [
        'Customers may use CAD data, drawings and dimension tables to design their moulds and pass them on for that purpose to their clients and suppliers. Selling them or offering them as a catalogue of one’s own is not allowed.',
        'The data show nominal sizes. Tolerances, hardness and surface follow from the details of the article.',
      ],
    },
    {
      heading: '9. Retention of title',
      paragraphs: [
        'The goods stay our property until all claims from the business relationship have been paid.',
        'The customer may use, install and resell them in the ordinary course of business. The customer assigns claims from their resale to us now, up to the invoiced value, and may collect them while making all payments on time.',
        'If the value of the securities exceeds our claims by more than ten per cent, we release securities of our choice on request.',
      ],
    },
    {
      heading: '10. Inspection and defects',
      paragraphs: [
        'The customer inspects the goods on receipt and reports visible defects in text form within ten working days, hidden ones within ten working days of finding them.',
        'Where a complaint is justified we repair or replace the goods, as we choose. If that fails, the customer may reduce the price or withdraw from the contract.',
        'Natural wear, unsuitable use, wrong installation and rework by third parties are no defects.',
        'Claims for defects lapse one year after delivery. The statutory periods apply to damages under section 11 paragraph 1 and where the law requires longer ones.',
      ],
    },
    {
      heading: '11. Liability',
      paragraphs: [
        'Our liability is unlimited for intent and gross negligence, for injury to life, body and health, under the Product Liability Act and as far as we have given a guarantee or fraudulently concealed a defect.',
        'For slight negligence we are liable only where we breach duties on whose performance the customer may particularly rely, and only for the foreseeable, typical damage.',
        'Beyond that, liability for slight negligence is excluded.',
      ],
    },
    {
      heading: '12. Return of standard parts',
      paragraphs: [
        'By arrangement we take back unused standard parts in their original packaging within 14 days. We deduct 15 per cent of their value for inspection and storage. The customer pays for sending them back.',
      ],
    },
    {
      heading: '13. Export',
      paragraphs: [
        'A customer who exports our goods observes the rules of foreign trade law. We may refuse a delivery that such rules forbid.',
      ],
    },
    {
      heading: '14. Final provisions',
      paragraphs: [
        'German law applies without the UN Convention on Contracts for the International Sale of Goods. Where the customer is a merchant, the courts of Musterstadt have jurisdiction; we may also sue at the seat of the customer.',
        'If a provision is invalid, the others stay valid. The law takes the place of the invalid one.',
        'These terms exist in German and in translation. Where the versions differ, the German one applies.',
      ],
    },
  ],
}
