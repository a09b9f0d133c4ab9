// The lists of SPEC.md, in its order, for the test that goes through them.

/** Every call, with the names that the contract has for its parameters. */
export const specifiedCalls = [
  ...['GET /api/cart/default', 'PUT /api/cart/default', 'GET /api/cart', 'GET /api/cart/{id}'],
  ...['POST /api/cart', 'PUT /api/cart', 'DELETE /api/cart/{id}', 'PUT /api/cart/clear'],
  ...['POST /api/cart/position', 'POST /api/cart/position/direct', 'PUT /api/cart/position'],
  ...['PUT /api/cart/position/replace', 'DELETE /api/cart/position/{id}'],
  ...['POST /api/cart/configurator', 'PUT /api/cart/configurator/replace', 'GET /api/cart/configurator/{id}'],
  ...['GET /api/cart/configurator/step/{id}', 'GET /api/cart/export/{id}', 'POST /api/cart/import'],
  ...['GET /api/cart/save/{id}', 'POST /api/cart/load'],
  ...['GET /api/address', 'GET /api/address/{id}', 'POST /api/address', 'PUT /api/address', 'DELETE /api/address/{id}'],
  ...['GET /api/admin/user', 'POST /api/admin/user/paged', 'GET /api/admin/user/{id}', 'DELETE /api/admin/user/{id}'],
  ...['PUT /api/admin/user', 'POST /api/admin/user', 'GET /api/admin/user/roles', 'PUT /api/admin/user/lock'],
  ...['GET /api/admin/company'],
  ...['POST /api/global-admin/user/paged', 'DELETE /api/global-admin/user/{id}', 'GET /api/global-admin/{id}'],
  ...['PUT /api/global-admin/user', 'PUT /api/global-admin/user/change-company', 'GET /api/global-admin/user/roles'],
  ...['PUT /api/global-admin/user/lock'],
  ...['GET /api/dimension-table-mapping/{id}', 'GET /api/product-dimension/{id}'],
  ...['POST /api/product-dimension/tolerance-price'],
  ...['GET /api/{product}/feed/', 'GET /api/{product}/slides', 'GET /api/{product}/slides/all'],
  ...[
    'POST /api/{product}/slides',
    'PUT /api/{product}/slides/image/{slideId}',
    'PUT /api/{product}/slides/text/{slideId}',
  ],
  ...['DELETE /api/{product}/slides/{id}'],
  ...['GET /api/language', 'PUT /api/language', 'GET /api/language/list'],
  ...['POST /api/order/list', 'GET /api/order/{id}', 'POST /api/order', 'POST /api/order/reorder'],
  ...['POST /api/order/shipping', 'POST /api/reset-password/email', 'POST /api/reset-password'],
  ...['GET /api/product/{id}', 'GET /api/product/by-product-nr', 'POST /api/product/search'],
  ...['GET /api/product/auto-complete', 'POST /api/product/filter', 'POST /api/product/search-simple'],
  ...['GET /api/product/landing-page', 'PUT /api/product/landing-page', 'GET /api/product/landing-page/random'],
  ...['GET /api/product/highlighted', 'PUT /api/product/highlighted', 'GET /api/product/new', 'PUT /api/product/new'],
  ...['GET /api/product-category/main', 'GET /api/product-category/sub'],
  // Files of parts are below `/api/resources`.
  ...['GET /api/resources/cad/{file}', 'GET /api/resources/drawing/{file}'],
  ...['GET /api/statistics/files', 'GET /api/statistics/files/excel'],
  ...['POST /api/user', 'POST /api/user/authenticate', 'POST /api/user/register'],
  ...['POST /api/user/register-with-company', 'GET /api/user/me', 'POST /api/user/logout', 'POST /api/user/company'],
] as const

export type Viewer = 'visitor' | 'buyer' | 'companyAdministrator' | 'staff'

interface Screen {
  name: string
  url: string
  viewer: Viewer
  /** What the German page says. */
  says: string
}

export const specifiedScreens: readonly Screen[] = [
  { name: 'Administration', url: '/administration', viewer: 'staff', says: '<h1>Verwaltung' },
  { name: 'Cart', url: '/cart', viewer: 'buyer', says: '<h1>Warenkorb' },
  { name: 'Cart list', url: '/carts', viewer: 'buyer', says: '<h1>Warenkörbe' },
  { name: 'Category', url: '/category/ejector-pins', viewer: 'visitor', says: '<h1>Auswerferstifte' },
  { name: 'Dashboard', url: '/dashboard', viewer: 'buyer', says: '<h1>Übersicht' },
  { name: 'Landing page', url: '/', viewer: 'visitor', says: '<h1' },
  { name: 'Login', url: '/login', viewer: 'visitor', says: '<h1>Anmelden' },
  { name: 'Order history', url: '/orders', viewer: 'buyer', says: '<h1>Aufträge' },
  { name: 'Register', url: '/register', viewer: 'visitor', says: '<h1>Registrieren' },
  { name: 'Search results', url: '/search?q=AZH', viewer: 'visitor', says: '<h1' },
  { name: 'Statistics', url: '/administration/statistics', viewer: 'staff', says: '<h1>Statistik' },
  { name: 'User account', url: '/account', viewer: 'buyer', says: '<h1>Profil' },
  { name: 'User edit', url: '/company/users/new', viewer: 'companyAdministrator', says: '<h1' },
  { name: 'User management', url: '/company/users', viewer: 'companyAdministrator', says: '<h1>Benutzer' },
  { name: 'Global user management', url: '/administration/users', viewer: 'staff', says: '<h1>Benutzer' },
  { name: 'Favorites', url: '/favorites', viewer: 'buyer', says: '<h1>Favoriten' },
  { name: 'Help', url: '/help', viewer: 'visitor', says: '<h1>Hilfe' },
  { name: 'Cart flow: show cart', url: '/cart', viewer: 'buyer', says: '<h1>Warenkorb' },
  { name: 'Cart flow: address', url: '/cart/delivery', viewer: 'buyer', says: '<h1>Adresse und Lieferung' },
  { name: 'Cart flow: summary', url: '/cart/summary', viewer: 'buyer', says: '<h1' },
  { name: 'Registration confirmation', url: '/register/pending', viewer: 'visitor', says: '<h1' },
  { name: 'Password reset request', url: '/password/forgot', viewer: 'visitor', says: '<h1' },
  { name: 'Password reset completion', url: '/password/choose?token=a&email=a@b.de', viewer: 'visitor', says: '<h1' },
  { name: 'Carousel editor', url: '/administration/slides', viewer: 'staff', says: '<h1' },
]

interface Element {
  name: string
  /** The file of `apps/web/src` that shows it, and the text by which users know it. */
  file: string
  text: string
}

const tile = (name: string, file: string, text: string): Element => ({
  ...{ name: `Dashboard tile: ${name}`, file: `pages/dashboard/${file}-tile.tsx`, text },
})
const entry = (name: string, file: string, text: string): Element => ({
  ...{ name: `Side navigation: ${name}`, file: `pages/shell/${file}.tsx`, text },
})
const list = 'features/catalogue/'

/** Elements of screens, and screens that only an order or a failure opens. */
export const specifiedElements: readonly Element[] = [
  { name: 'Not-found page', file: 'pages/not-found-page.tsx', text: 'shell.notFoundTitle' },
  { name: 'Product not found', file: 'pages/product-not-found-page.tsx', text: 'catalogue.productNotFoundTitle' },
  entry('account settings', 'side-navigation', 'account.mine'),
  entry('administration', 'side-navigation', 'account.administration'),
  entry('cart overview', 'own-entries', 'dashboard.carts'),
  entry('dashboard', 'own-entries', 'account.dashboard'),
  entry('favorites', 'own-entries', 'favorite.title'),
  entry('help', 'side-navigation', 'shared.help'),
  entry('order history', 'side-navigation', 'shell.orders'),
  entry('statistics', 'side-navigation', 'shared.account.navStatistics'),
  entry('user management', 'side-navigation', 'shell.team'),
  tile('direct order', 'direct-order', 'dashboard.directOrder'),
  { name: 'Dashboard tile: last order', file: 'pages/dashboard/last-order.tsx', text: 'dashboard.lastOrder' },
  tile('order history', 'order-history', 'dashboard.orderHistory'),
  tile('parts list import', 'parts-list', 'dashboard.partsList'),
  tile('CAD service', 'cad', 'dashboard.cad'),
  tile('personal contact', 'contact', 'dashboard.contact'),
  tile('newsletter', 'newsletter', 'shell.newsletter'),
  tile('offers', 'offers', 'dashboard.offers'),
  { name: 'Order confirmation', file: 'pages/confirmation-page.tsx', text: 'order.thanksOrder' },
  { name: 'Inquiry thank-you', file: 'pages/confirmation-page.tsx', text: 'order.thanksInquiry' },
  {
    name: 'Hint for the former shop',
    file: 'features/account/sign-in-failure.tsx',
    text: 'account.password.formerShopTitle',
  },
  { name: 'Maintenance notice', file: 'features/content/maintenance/maintenance-bar.tsx', text: 'shell.maintenance' },
  { name: 'Import, step 1', file: 'features/parts-list/parts-list-import.tsx', text: 'partsList.stepEntries' },
  { name: 'Import, step 2', file: 'features/parts-list/parts-list-import.tsx', text: 'partsList.stepHeaders' },
  { name: 'OCI confirm: waiting', file: 'features/punchout/transfer-panel.tsx', text: 'punchout.transfer.waiting' },
  { name: 'OCI confirm: success', file: 'features/punchout/transfer-panel.tsx', text: 'punchout.transfer.success' },
  { name: 'OCI confirm: error', file: 'features/punchout/transfer-panel.tsx', text: 'punchout.transfer.error' },
  { name: 'Product list as tiles', file: `${list}product-list.tsx`, text: 'catalogue.viewBox' },
  { name: 'Product list as list', file: `${list}product-list.tsx`, text: 'catalogue.viewList' },
  { name: 'Cross table', file: `${list}dimension-table/table-frame.tsx`, text: 'catalogue.dimensionTable.cross' },
  { name: 'List table', file: `${list}dimension-table/table-frame.tsx`, text: 'catalogue.dimensionTable.list' },
]

/** The attributes by which parts are filtered. */
export const specifiedAttributes = [
  ...['diameter', 'diameterD1', 'outerDiameter', 'outerDiameterD3', 'length', 'length1', 'length2', 'lengthL'],
  ...['flatStrength', 'flatWidth', 'material', 'coating', 'form', 'version', 'type', 'tolerance', 'maxLoad'],
  ...['powerInput', 'ip_class', 'strength', 'hardness', 'temperature'],
]

/** Each constant with the one file that names it, and how it stands there. */
export const specifiedConstants: readonly { file: string; declaration: string }[] = [
  { file: 'apps/web/src/features/cart/edits/cart-editor.ts', declaration: 'const saveDelayMs = 300' },
  { file: 'apps/web/src/api/fetch-with-retry.ts', declaration: 'export const maxAttempts = 5' },
  { file: 'apps/web/src/api/fetch-with-retry.ts', declaration: 'const retryDelayMs = 200' },
  { file: 'apps/web/src/api/network-events.ts', declaration: 'const keptEvents = 4' },
  { file: 'apps/web/src/api/network-events.ts', declaration: 'const slowMs = 10_000' },
  { file: 'packages/contract/src/limits.ts', declaration: 'export const maxPageSize = 999' },
  {
    file: 'apps/server/src/features/catalogue/search/narrow.ts',
    declaration: 'const defaultPage: PageRequest = { page: 1,',
  },
  { file: 'apps/server/src/features/company/managed-users.ts', declaration: 'const defaultUserPageSize = 10' },
  { file: 'packages/contract/src/limits.ts', declaration: 'export const drawnDeals = 6' },
  { file: 'packages/contract/src/content/slide-editing.ts', declaration: 'export const newSlideSortIndex = 999' },
  {
    file: 'packages/contract/src/account/password.ts',
    declaration: 'export const passwordLength = { min: 8, max: 50, hint: 20 }',
  },
  { file: 'apps/server/src/http/session/operators.ts', declaration: "export const version = '1.1.1'" },
  { file: 'packages/contract/src/cart.ts', declaration: "export const defaultDeliveryType = 'StandardDelivery'" },
  { file: 'packages/contract/src/order.ts', declaration: "export const paymentOption = 'Invoice'" },
  { file: 'packages/contract/src/language.ts', declaration: "export const defaultLanguage = 'de'" },
  { file: 'packages/contract/src/language.ts', declaration: "export const fallbackLanguage = 'en'" },
  { file: 'packages/contract/src/language.ts', declaration: "export const requestedPortuguese = 'pt-pt'" },
  { file: 'packages/contract/src/statistics.ts', declaration: "export const cadZipName = 'CAD.zip'" },
  { file: 'packages/contract/src/statistics.ts', declaration: "export const statisticsPrefix = 'file-statistics'" },
  { file: 'packages/contract/src/limits.ts', declaration: 'export const maxQuantity = 9999' },
  { file: 'packages/contract/src/assistant.ts', declaration: "export const assistantCategory = 'ejection'" },
]
