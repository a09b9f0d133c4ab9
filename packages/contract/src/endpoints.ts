import { accountEndpoints } from './account.ts'
import { addressEndpoints } from './address.ts'
import { cartEndpoints } from './cart.ts'
import { catalogueEndpoints } from './catalogue.ts'
import type { Endpoints } from './endpoint.ts'
import { languageEndpoints } from './language.ts'
import { orderEndpoints } from './order.ts'
import { resourceEndpoints } from './resource.ts'

/** Every call of the shop by feature. */
export const endpointsByFeature = {
  account: accountEndpoints,
  address: addressEndpoints,
  cart: cartEndpoints,
  catalogue: catalogueEndpoints,
  language: languageEndpoints,
  order: orderEndpoints,
  resource: resourceEndpoints,
} satisfies Record<string, Endpoints>
