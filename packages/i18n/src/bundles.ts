/**
 * The texts of each bundle: features, parts of a feature, or single texts. A page loads its bundles when it opens, so
 * that a visitor who looks for a pin does not load the texts of the user management.
 */
const bundleTexts = {
  /**
   * Loaded at the start: the names of pages in menus, errors of parts that a page finds without the server, and every text
   * that is listed nowhere.
   */
  shop: [
    'catalogue.buyBox.flats',
    'catalogue.buyBox.withoutFlats',
    'catalogue.trimming.title',
    'customerPartNumber.title',
    'dashboard.carts',
    'dashboard.projects',
    'error.flatDistanceOutOfRange',
    'error.headFlatsNotOffered',
    'error.somethingWentWrong',
    'favorite.title',
  ],
  /** What is wrong with a field of a form. */
  forms: [
    'error.PasswordMismatch',
    'error.PasswordRequiresDigit',
    'error.PasswordRequiresLower',
    'error.PasswordRequiresNonAlphanumeric',
    'error.PasswordRequiresUniqueChars',
    'error.PasswordRequiresUpper',
    'error.PasswordTooCommon',
    'error.PasswordTooLong',
    'error.PasswordTooShort',
    'field',
    'ui.hidePassword',
    'ui.showPassword',
  ],
  /** Categories, search and products. */
  catalogue: [
    'catalogue.buyBox',
    'catalogue.dimensionTable',
    'catalogue.emptyCategory',
    'catalogue.emptyCategoryText',
    'catalogue.filter',
    'catalogue.filterCategory',
    'catalogue.productNotFound',
    'catalogue.productNotFoundText',
    'catalogue.productNotFoundTitle',
    'catalogue.searchInstead',
    'catalogue.trimming',
    'error.lengthOutOfRange',
    'error.lengthStep',
    'product',
    'search',
    'shared.certificate31',
    'shared.certificateSurcharge',
    'shared.copied',
    'shared.copy',
    'shared.copyValue',
    'shared.noPrice',
    'shared.perPiece',
    'shell.product',
    'ui.notANumber',
  ],
  /** How a written designation was read, and what was assumed. */
  designation: ['catalogue.designation'],
  /** Carts, and what each step of the checkout shows. */
  cart: [
    'cart.add',
    'cart.alreadyThere',
    'cart.changes',
    'cart.delivery.freeMissing',
    'cart.delivery.freeReached',
    'cart.delivery.pickupFree',
    'cart.directOrder.number',
    'cart.directOrder.placeholder',
    'cart.directOrder.quickHint',
    'cart.directOrder.suggestionCount',
    'cart.directOrder.suggestions',
    'cart.edits',
    'cart.merge',
    'cart.page',
    'cart.positionList',
    'cart.remarks',
    'cart.saved',
    'cart.table',
    'cart.toCatalogue',
    'checkout.emptyTitle',
    'checkout.stepDelivery',
    'checkout.stepSummary',
    'checkout.stepSummaryShort',
    'checkout.steps',
    'order.unsavedText',
    'order.unsavedTitle',
    'partsList.open',
    'project.newEllipsis',
    'project.none',
    'project.title',
    'shared.cart',
    'shell.delivery',
  ],
  /** Several parts at once: parts lists, typed lines, and their CAD files. What replaces a part that is no longer sold. */
  partsList: ['cad', 'cart.directOrder', 'cart.replacement', 'partsList', 'resource.list', 'resource.zip'],
  /** Lists of carts, the way to orders, orders, and the means to order again. */
  order: [
    'cart.delivery',
    'cart.saved.actionsOf',
    'cart.saved.carts',
    'cart.saved.cartsLead',
    'cart.saved.created',
    'cart.saved.deleteEllipsis',
    'cart.saved.nameShort',
    'cart.saved.noneSaved',
    'cart.saved.noneSavedText',
    'cart.saved.nowActive',
    'cart.saved.open',
    'cart.saved.ownCarts',
    'cart.saved.ownerEdit',
    'cart.saved.ownerRead',
    'cart.saved.positions',
    'cart.saved.renameEllipsis',
    'cart.saved.shareEllipsis',
    'cart.saved.sharedSign',
    'checkout',
    'customerPartNumber',
    'dashboard',
    'document.invoices',
    'favorite',
    'import.file',
    'offer',
    'order',
    'project',
    'rememberedPart',
    'shell.confirmation',
    'shell.order',
  ],
  /** Registration, profile, company and administration. */
  office: [
    'account.email',
    'account.ownData',
    'account.passkey',
    'account.password',
    'account.profile',
    'account.signInLead',
    'account.stayLoggedIn',
    'account.username',
    'address',
    'administration',
    'audit',
    'backOffice',
    'cataloguePackage',
    'company',
    'content',
    'crossReference',
    'error.INVALID_COMPANY',
    'error.termsNotPublished',
    'mail.undelivered',
    'missedSearch',
    'order.undelivered',
    'registration',
    'document.seller',
    'shared.account',
    'shared.forms',
    'shared.lists.undelivered',
    'shared.people',
  ],
  /** Mails, documents, files, answers to rejected calls, and how a text was read. Only the server uses these texts. */
  server: [
    'cart.defaultName',
    'cartFile',
    'catalogue.reading',
    'document.print',
    'error',
    'import',
    'mail',
    'resource',
  ],
} as const satisfies Record<string, readonly string[]>

export type Bundle = keyof typeof bundleTexts
export type LateBundle = Exclude<Bundle, 'shop' | 'server'>

export const bundles = [
  'shop',
  'forms',
  'catalogue',
  'designation',
  'cart',
  'partsList',
  'order',
  'office',
  'server',
] as const satisfies Bundle[]

/** Returns the bundle of a text by its id. The longest listed name decides: a text, a part of a feature, a feature. */
export function bundleOf(id: string): Bundle {
  for (let name = id; name !== ''; name = name.slice(0, Math.max(name.lastIndexOf('.'), 0))) {
    const bundle = bundles.find((candidate) => bundleTexts[candidate].some((listed) => listed === name))
    if (bundle !== undefined) return bundle
  }
  return 'shop'
}
