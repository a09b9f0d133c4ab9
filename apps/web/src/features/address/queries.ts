import { type Address, addressEndpoints } from '@normwerk/contract/address'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The invoice address, then the delivery addresses, the default one first. */
export const addressesQuery = endpointQuery(addressEndpoints.list)

interface DeliveryAddresses {
  invoice: Address | undefined
  delivery: readonly Address[]
}

export function sortAddresses(addresses: readonly Address[]): DeliveryAddresses {
  return {
    invoice: addresses.find(({ addressType }) => addressType === 'Invoice'),
    delivery: addresses.filter(({ addressType }) => addressType === 'Delivery'),
  }
}

/** Returns the chosen address, else the default one, else the invoice address. */
export function deliveryAddressOf(addresses: readonly Address[], chosenId: string | null): Address | undefined {
  const { invoice, delivery } = sortAddresses(addresses)
  return delivery.find(({ id }) => id === chosenId) ?? delivery[0] ?? invoice
}
