// The screens of the shop, grouped by who sees them, for what is looked at on each of them, such as accessibility.

/** For everybody. */
export const open = [
  '/',
  '/category/ejection',
  '/search?q=DIN%201530%20A%203,2x160',
  '/product/ASN?article=ASN-1.4x2x80x40&length=60.25&tolerance=T50',
]

/** Where buyers compare parts and sizes before they choose. */
export const choosing = [
  '/search?view=dimensions&filters=diameter:3.2;length:100',
  '/compare?products=AZH,AZN-TIN,AZS-DLC&filters=diameter:3.2;length:160',
  '/assistant?length=147.25&picks=AZH-6x160-L147.25:4',
]

/** What differs from another page by its contents. */
export const similar = [
  '/search?q=Auswerferstift',
  '/search?q=gibtesnicht',
  '/product/AZH',
  '/product/ZRU?view=list',
  '/assistant?type=corePin&material=C&coating=TIN&temperature=450',
  '/product/NOPE',
  '/nothing/here',
]

export const beforeSigningIn = [
  '/login',
  '/register',
  '/register/pending',
  '/register/confirm?token=used',
  '/password/forgot',
  '/password/choose?token=used&email=anna@example.com',
  '/email/confirm?token=used',
  '/email/undo?token=used',
  '/newsletter',
  '/newsletter/confirm?token=used',
  '/newsletter/unsubscribe?token=used',
  '/info/terms',
  '/info/privacy',
  '/info/imprint',
  '/help',
  '/help/trim',
  '/news',
]

/** Of a buyer, besides the cart, the account and the company. */
export const others = [
  '/carts',
  '/projects',
  '/favorites',
  '/own-numbers',
  '/own-numbers/remembered',
  '/part-notes',
  '/cad',
  '/configurator',
  '/dashboard',
  '/invoices',
  '/orders',
]
export const ordering = ['/cart', '/cart/delivery', '/cart/summary', '/transfer']
export const account = ['/account', '/account/security', '/account/addresses', '/account/contact']
export const company = [
  '/company',
  '/company/punchout',
  '/company/users',
  '/company/users/new',
  '/company/registrations',
  '/company/audit',
]
export const administration = [
  '/administration',
  '/administration/users',
  '/administration/users/new',
  '/administration/companies',
  '/administration/companies/new',
  '/administration/registrations',
  '/administration/statistics',
  '/administration/mails',
  '/administration/orders',
  '/administration/seller',
  '/administration/audit',
  '/administration/imports',
  '/administration/synonyms',
]
/** What staff write for visitors. */
export const publishing = [
  '/administration/pages',
  '/administration/pages/terms',
  '/administration/showcases',
  '/administration/slides',
  '/administration/news',
  '/administration/news/new',
  '/administration/newsletters',
  '/administration/newsletters/new',
  '/administration/maintenance',
  '/administration/contacts',
]

/** An entry is opened by its list, because its id differs from shop to shop. */
export type Entry = [list: string, route: string]

export const entries = {
  buyer: [
    ['/projects', '/projects/$id'],
    ['/orders', '/order/$id'],
    ['/orders', '/order/$id/confirmation'],
  ],
  company: [['/company/users', '/company/users/$id']],
  staff: [
    ['/administration/users', '/administration/users/$id'],
    ['/administration/companies', '/administration/companies/$id'],
    ['/administration/slides', '/administration/slides/$id'],
    ['/administration/news', '/administration/news/$id'],
    ['/administration/newsletters', '/administration/newsletters/$id'],
    ['/administration/orders?queue=closed', '/administration/orders/$id'],
    ['/news', '/news/$id'],
  ],
} satisfies Record<string, Entry[]>
