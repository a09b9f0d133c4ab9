import type { Cart, DeliveryType } from '@normwerk/contract/cart'
import { orderEndpoints } from '@normwerk/contract/order'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** What delivering a cart in this way costs; without an address to the usual one. */
export const shippingQuery = (cart: Pick<Cart, 'id' | 'version'>, type: DeliveryType, addressId: string | null) => ({
  ...endpointQuery(orderEndpoints.shipping, {
    input: { cartId: cart.id, deliveryType: type, deliveryAddressId: addressId },
  }),
  // The costs follow the positions: another version of the cart is another question.
  queryKey: [orderEndpoints.shipping.route, cart.id, cart.version, type, addressId],
})
