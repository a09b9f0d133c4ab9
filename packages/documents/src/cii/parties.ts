import type { Address, Buyer, ElectronicAddress, Seller } from '../parties.ts'
import { type Elements, withAttribute } from './xml.ts'

export function sellerParty(seller: Seller): Elements {
  const { contact, taxNumber } = seller
  return {
    'ram:Name': seller.address.company,
    'ram:DefinedTradeContact': {
      'ram:PersonName': contact.name,
      'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': contact.phoneNumber },
      'ram:EmailURIUniversalCommunication': { 'ram:URIID': contact.email },
    },
    'ram:PostalTradeAddress': postalAddress(seller.address),
    'ram:URIUniversalCommunication': uri(seller.electronicAddress),
    'ram:SpecifiedTaxRegistration': [
      taxRegistration('VA', seller.vatId),
      ...(taxNumber === null ? [] : [taxRegistration('FC', taxNumber)]),
    ],
  }
}

export function buyerParty({ customerNumber, address, electronicAddress, vatId }: Buyer): Elements {
  return {
    'ram:ID': customerNumber,
    'ram:Name': address.company,
    'ram:PostalTradeAddress': postalAddress(address),
    'ram:URIUniversalCommunication': electronicAddress === null ? undefined : uri(electronicAddress),
    'ram:SpecifiedTaxRegistration': vatId !== null && hasCountry(vatId) ? taxRegistration('VA', vatId) : undefined,
  }
}

export function shipToParty(address: Address): Elements {
  return { 'ram:Name': address.company, 'ram:PostalTradeAddress': postalAddress(address) }
}

/** BR-CO-9 rejects numbers without the code of their country, such as those of Turkey. */
function hasCountry(vatId: string): boolean {
  return /^[A-Z]{2}/.test(vatId)
}

function taxRegistration(scheme: 'VA' | 'FC', id: string): Elements {
  return { 'ram:ID': withAttribute('schemeID', scheme, id) }
}

function uri({ scheme, value }: ElectronicAddress): Elements {
  return { 'ram:URIID': withAttribute('schemeID', scheme, value) }
}

function postalAddress(address: Address): Elements {
  const street = join(' ', address.street, address.streetNumber)
  return {
    'ram:PostcodeCode': address.zip,
    'ram:LineOne': street,
    'ram:LineTwo': join(', ', address.companyAddition, address.streetAddition) || undefined,
    'ram:LineThree': address.addressAddition ?? undefined,
    'ram:CityName': address.city,
    'ram:CountryID': address.country,
  }
}

function join(separator: string, ...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(separator)
}
