import { dashboardEndpoints } from './account/dashboard.ts'
import { ownDataEndpoints } from './account/own-data.ts'
import { passkeyEndpoints } from './account/passkey.ts'
import { passwordEndpoints } from './account/password.ts'
import { profileEndpoints } from './account/profile.ts'
import { accountEndpoints } from './account.ts'
import { addressEndpoints } from './address.ts'
import { assistantEndpoints } from './assistant.ts'
import { auditEndpoints } from './audit.ts'
import { backOfficeEndpoints } from './back-office.ts'
import { cartPositionEndpoints } from './cart/position.ts'
import { savedCartEndpoints } from './cart/saved.ts'
import { cartEndpoints } from './cart.ts'
import { cartFileEndpoints } from './cart-file.ts'
import { comparisonEndpoints } from './catalogue/comparison.ts'
import { dimensionTableEndpoints } from './catalogue/dimension-table.ts'
import { showcaseEndpoints } from './catalogue/showcase.ts'
import { tolerancePriceEndpoints } from './catalogue/tolerance-price.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { cataloguePackageEndpoints } from './catalogue-package.ts'
import { shopUserEndpoints } from './company/shop-user.ts'
import { companyUserEndpoints } from './company/user.ts'
import { companyEndpoints } from './company.ts'
import { configuratorEndpoints } from './configurator.ts'
import { helpEndpoints } from './content/help.ts'
import { maintenanceEndpoints } from './content/maintenance.ts'
import { newsEndpoints } from './content/news.ts'
import { newsEditingEndpoints } from './content/news-editing.ts'
import { newsletterEndpoints, newsletterOfficeEndpoints } from './content/newsletter.ts'
import { pictureEndpoints } from './content/picture.ts'
import { slideEndpoints } from './content/slide.ts'
import { slideEditingEndpoints } from './content/slide-editing.ts'
import { contentEndpoints } from './content.ts'
import { crossReferenceEndpoints } from './cross-reference.ts'
import { customerPartNumberEndpoints } from './customer-part-number.ts'
import { documentEndpoints } from './document.ts'
import type { Endpoints } from './endpoint.ts'
import { erpEndpoints } from './erp.ts'
import { favoriteEndpoints } from './favorite.ts'
import { languageEndpoints } from './language.ts'
import { mailEndpoints } from './mail.ts'
import { missedSearchEndpoints } from './missed-search.ts'
import { offerEndpoints } from './offer.ts'
import { orderedPartEndpoints } from './order/ordered-part.ts'
import { undeliveredOrderEndpoints } from './order/undelivered.ts'
import { orderEndpoints } from './order.ts'
import { partNoteEndpoints } from './part-note.ts'
import { mouldEndpoints } from './parts-list/mould.ts'
import { partsListEndpoints } from './parts-list.ts'
import { projectEndpoints } from './project.ts'
import { punchoutEndpoints } from './punchout.ts'
import { registrationEndpoints } from './registration.ts'
import { rememberedPartEndpoints } from './remembered-part.ts'
import { resourceEndpoints } from './resource.ts'
import { savedSearchEndpoints } from './saved-search.ts'
import { statisticsEndpoints } from './statistics.ts'
import { synonymEndpoints } from './synonym.ts'

/** Every call of the shop, by noun. */
export const endpointsByFeature = {
  account: accountEndpoints,
  address: addressEndpoints,
  assistant: assistantEndpoints,
  audit: auditEndpoints,
  backOffice: backOfficeEndpoints,
  cart: cartEndpoints,
  cartFile: cartFileEndpoints,
  cartPosition: cartPositionEndpoints,
  catalogue: catalogueEndpoints,
  cataloguePackage: cataloguePackageEndpoints,
  company: companyEndpoints,
  companyUser: companyUserEndpoints,
  comparison: comparisonEndpoints,
  configurator: configuratorEndpoints,
  content: contentEndpoints,
  crossReference: crossReferenceEndpoints,
  customerArticle: customerPartNumberEndpoints,
  dashboard: dashboardEndpoints,
  dimensionTable: dimensionTableEndpoints,
  document: documentEndpoints,
  erp: erpEndpoints,
  favorite: favoriteEndpoints,
  help: helpEndpoints,
  language: languageEndpoints,
  mail: mailEndpoints,
  maintenance: maintenanceEndpoints,
  missedSearch: missedSearchEndpoints,
  mould: mouldEndpoints,
  news: newsEndpoints,
  newsEditing: newsEditingEndpoints,
  newsletter: newsletterEndpoints,
  newsletterOffice: newsletterOfficeEndpoints,
  offer: offerEndpoints,
  order: orderEndpoints,
  orderedPart: orderedPartEndpoints,
  ownData: ownDataEndpoints,
  partNote: partNoteEndpoints,
  partsList: partsListEndpoints,
  passkey: passkeyEndpoints,
  password: passwordEndpoints,
  picture: pictureEndpoints,
  profile: profileEndpoints,
  project: projectEndpoints,
  punchout: punchoutEndpoints,
  registration: registrationEndpoints,
  rememberedPart: rememberedPartEndpoints,
  resource: resourceEndpoints,
  savedCart: savedCartEndpoints,
  savedSearch: savedSearchEndpoints,
  shopUser: shopUserEndpoints,
  showcase: showcaseEndpoints,
  slide: slideEndpoints,
  slideEditing: slideEditingEndpoints,
  statistics: statisticsEndpoints,
  synonym: synonymEndpoints,
  tolerancePrice: tolerancePriceEndpoints,
  undeliveredOrder: undeliveredOrderEndpoints,
} satisfies Record<string, Endpoints>
