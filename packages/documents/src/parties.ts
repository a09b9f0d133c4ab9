import type { Place } from '@normwerk/contract/address'

/** An address with the name of who is there; a `PostalAddress` of an order is one. */
export interface Address extends Place {
  company: string
  companyAddition: string | null
}

/** Where a party receives electronic invoices. */
export interface ElectronicAddress {
  /** Of the Electronic Address Scheme list; `EM` is a mail address. */
  scheme: string
  value: string
}

/** A person or office of the seller for questions about a document. */
export interface DocumentContact {
  name: string
  phoneNumber: string
  email: string
}

/** The operator of the shop, as business letters show them. */
export interface Seller {
  address: Address
  vatId: string
  taxNumber: string | null
  contact: DocumentContact
  electronicAddress: ElectronicAddress
  bank: { name: string; iban: string; bic: string }
  website: string
  /** Lines that the law wants on business letters: seat, register, managing directors. */
  legalLines: readonly string[]
}

export interface Buyer {
  /** Invoices are made out to this address. */
  address: Address
  customerNumber: string
  vatId: string | null
  /** BT-10, the "Leitweg-ID" of German authorities. */
  reference: string | null
  electronicAddress: ElectronicAddress | null
}

/** What a document tells about its order. */
export interface OrderReference {
  orderNumber: string
  /** `YYYY-MM-DD`, like all dates of documents. */
  orderDate: string
  customerOrderNumber: string | null
  commission: string | null
  /** Missing in documents from before orders had one. */
  costCentre?: string | null
  project: { number: string; name: string } | null
}
