import { accountEndpoints } from './account.ts'
import { addressEndpoints } from './address.ts'
import { auditEndpoints } from './audit.ts'
import { cartEndpoints } from './cart.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { companyEndpoints } from './company.ts'
import { companyUserEndpoints } from './company-user.ts'
import { contentEndpoints } from './content.ts'
import type { Endpoints } from './endpoint.ts'
import { languageEndpoints } from './language.ts'
import { mailEndpoints } from './mail.ts'
import { orderEndpoints } from './order.ts'
import { passwordEndpoints } from './password.ts'
import { profileEndpoints } from './profile.ts'
import { registrationEndpoints } from './registration.ts'
import { resourceEndpoints } from './resource.ts'
import { shopUserEndpoints } from './shop-user.ts'

/** Every call of the shop by noun. */
export const endpointsByFeature = {
  account: accountEndpoints,
  address: addressEndpoints,
  audit: auditEndpoints,
  cart: cartEndpoints,
  catalogue: catalogueEndpoints,
  company: companyEndpoints,
  companyUser: companyUserEndpoints,
  content: contentEndpoints,
  language: languageEndpoints,
  mail: mailEndpoints,
  order: orderEndpoints,
  password: passwordEndpoints,
  profile: profileEndpoints,
  registration: registrationEndpoints,
  resource: resourceEndpoints,
  shopUser: shopUserEndpoints,
} satisfies Record<string, Endpoints>
