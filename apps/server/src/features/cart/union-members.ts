/** The member states of the European Union, ISO 3166-1 alpha-2: deliveries among them are intra-community supplies. */
const members = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

export function isUnionMember(country: string): boolean {
  return members.includes(country)
}
