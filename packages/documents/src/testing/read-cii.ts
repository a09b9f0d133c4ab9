import { XmlDocument } from 'libxml2-wasm'

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** Returns the texts of all elements and attributes at each of these places, paths below the root. */
export function readCii<Name extends string>(xml: string, places: Record<Name, string>): Record<Name, string[]>
export function readCii(xml: string, places: Record<string, string>): Record<string, string[]> {
  using document = XmlDocument.fromString(xml)
  return Object.fromEntries(
    Object.entries(places).map(([name, place]) => [
      name,
      document.find(`/rsm:CrossIndustryInvoice/${place}`, namespaces).map(({ content }) => content),
    ]),
  )
}

/** Returns amounts of an invoice in whole cents, by the paths of their elements. */
export function readCents(xml: string, place: string): number[] {
  return readCii(xml, { amounts: place }).amounts.map((amount) => Math.round(Number(amount) * 100))
}
