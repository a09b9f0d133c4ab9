import type { Cart, DeliveryType } from '@normwerk/contract/cart'
import { orderEndpoints } from '@normwerk/contract/order'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** Delivery costs of a cart for this method; without an address, to the default one. */
export const shippingQuery = (cart: Pick<Cart, 'id' | 'version'>, type: DeliveryType, addressId: string | null) => ({
  ...endpointQuery(orderEndpoints.shipping, {
    input: { cartId: cart.id, deliveryType: type, deliveryAddressId: addressId },
  }),
  // The costs depend on the positions, so each version of the cart has its own key.
  queryKey: [orderEndpoints.shipping.route, cart.id, cart.version, type, addressId],
})
