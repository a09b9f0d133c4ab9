import { workQueues } from '@normwerk/contract/work-queues'
import { createRoute } from '@tanstack/react-router'
import { readChoiceParam, readFlagParam, readPageParam, readTextParam } from '../search-params.ts'
import { lazyRouteComponent } from './lazy-route-component.ts'
import { needsBundles } from './root-route.ts'

const office = needsBundles('office', 'forms')
/** Shows orders as customers see them, too. */
const backOffice = needsBundles('office', 'order', 'cart', 'forms')
/** Shows the report of a file, like the imports of customers. */
const importing = needsBundles('office', 'order', 'forms')
/** Copies values, like the pages of products. */
const copying = needsBundles('office', 'catalogue', 'forms')

/** Also asks for a mail address. */
const subscribing = needsBundles('office', 'newsletter', 'forms')

const loginRoute = createRoute({
  ...office,
  path: '/login',
  /** `from`: the path to return to. */
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'from'),
  component: lazyRouteComponent(() => import('../pages/login-page.tsx'), 'LoginPage'),
})
const registerRoute = createRoute({
  ...office,
  path: '/register',
  component: lazyRouteComponent(() => import('../pages/registration/register-page.tsx'), 'RegisterPage'),
})
const registrationPendingRoute = createRoute({
  ...office,
  path: '/register/pending',
  component: lazyRouteComponent(() => import('../pages/registration/pending-page.tsx'), 'PendingPage'),
})
const confirmRoute = createRoute({
  ...office,
  path: '/register/confirm',
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'token'),
  component: lazyRouteComponent(() => import('../pages/registration/confirm-page.tsx'), 'ConfirmPage'),
})
const forgotPasswordRoute = createRoute({
  ...office,
  path: '/password/forgot',
  component: lazyRouteComponent(() => import('../pages/password/forgot-page.tsx'), 'ForgotPage'),
})
const choosePasswordRoute = createRoute({
  ...office,
  path: '/password/choose',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'token'),
    ...readTextParam(raw, 'email'),
  }),
  component: lazyRouteComponent(() => import('../pages/password/choose-page.tsx'), 'ChoosePage'),
})
const confirmEmailRoute = createRoute({
  ...office,
  path: '/email/confirm',
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'token'),
  component: lazyRouteComponent(() => import('../pages/profile/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})
const undoEmailRoute = createRoute({
  ...office,
  path: '/email/undo',
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'token'),
  component: lazyRouteComponent(() => import('../pages/profile/undo-email-page.tsx'), 'UndoEmailPage'),
})
const publicTextRoute = createRoute({
  ...office,
  path: '/info/$key',
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'version'),
  component: lazyRouteComponent(() => import('../pages/public-text-page.tsx'), 'PublicTextPage'),
})

const newsletterRoute = createRoute({
  ...subscribing,
  path: '/newsletter',
  component: lazyRouteComponent(() => import('../pages/newsletter/newsletter-page.tsx'), 'NewsletterPage'),
})
const confirmSubscriptionRoute = createRoute({
  ...subscribing,
  path: '/newsletter/confirm',
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'token'),
  component: lazyRouteComponent(() => import('../pages/newsletter/confirm-page.tsx'), 'ConfirmSubscriptionPage'),
})
const unsubscribeRoute = createRoute({
  ...subscribing,
  path: '/newsletter/unsubscribe',
  /** `newsletter`: the one whose link was opened, which counts that. */
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'token', 'newsletter'),
  component: lazyRouteComponent(() => import('../pages/newsletter/unsubscribe-page.tsx'), 'UnsubscribePage'),
})

const profileRoute = createRoute({
  ...office,
  path: '/account',
  component: lazyRouteComponent(() => import('../pages/profile/profile-page.tsx'), 'ProfilePage'),
})
const securityRoute = createRoute({
  ...office,
  path: '/account/security',
  loader: async ({ context: { queryClient } }) => {
    // How high this setting is depends on its state, and the sessions are listed below it.
    if (!import.meta.env.SSR) return
    const { secondFactorQuery } = await import('../features/account/profile/queries.ts')
    await queryClient.prefetchQuery(secondFactorQuery)
  },
  component: lazyRouteComponent(() => import('../pages/profile/security-page.tsx'), 'SecurityPage'),
})
const addressesRoute = createRoute({
  ...office,
  path: '/account/addresses',
  component: lazyRouteComponent(() => import('../pages/profile/addresses-page.tsx'), 'AddressesPage'),
})
const contactRoute = createRoute({
  ...office,
  path: '/account/contact',
  component: lazyRouteComponent(() => import('../pages/profile/contact-page.tsx'), 'ContactPage'),
})

const readUserList = (raw: Record<string, unknown>) => ({
  ...readTextParam(raw, 'q'),
  ...readTextParam(raw, 'company'),
  ...readTextParam(raw, 'role'),
  ...readTextParam(raw, 'status'),
  ...readTextParam(raw, 'sort'),
  ...readPageParam(raw, 'page'),
})
const readAuditList = (raw: Record<string, unknown>) => ({
  ...readTextParam(raw, 'action'),
  ...readTextParam(raw, 'user'),
  ...readTextParam(raw, 'from'),
  ...readTextParam(raw, 'to'),
  ...readPageParam(raw, 'page'),
})

const companyUsersRoute = createRoute({
  ...office,
  path: '/company/users',
  validateSearch: readUserList,
  component: lazyRouteComponent(() => import('../pages/company/users-page.tsx'), 'UsersPage'),
})
const companyUserRoute = createRoute({
  ...office,
  path: '/company/users/$id',
  component: lazyRouteComponent(() => import('../pages/company/user-page.tsx'), 'UserPage'),
})
const companyRegistrationsRoute = createRoute({
  ...office,
  path: '/company/registrations',
  component: lazyRouteComponent(() => import('../pages/company/registrations-page.tsx'), 'RegistrationsPage'),
})
const companyRoute = createRoute({
  ...office,
  path: '/company',
  component: lazyRouteComponent(() => import('../pages/company/company-page.tsx'), 'CompanyPage'),
})
const companyPunchoutRoute = createRoute({
  ...copying,
  path: '/company/punchout',
  /** `tested`: the self-test has just received a cart. */
  validateSearch: (raw: Record<string, unknown>) => readFlagParam(raw, 'tested'),
  component: lazyRouteComponent(() => import('../pages/company/punchout-page.tsx'), 'PunchoutPage'),
})
const companyAuditRoute = createRoute({
  ...office,
  path: '/company/audit',
  validateSearch: readAuditList,
  component: lazyRouteComponent(() => import('../pages/company/audit-page.tsx'), 'AuditPage'),
})

const allUsersRoute = createRoute({
  ...office,
  path: '/administration/users',
  validateSearch: readUserList,
  component: lazyRouteComponent(() => import('../pages/administration/users-page.tsx'), 'UsersPage'),
})
const anyUserRoute = createRoute({
  ...office,
  path: '/administration/users/$id',
  /** `company`: the customer number of the company to which a user is invited. */
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'company'),
  component: lazyRouteComponent(() => import('../pages/administration/user-page.tsx'), 'UserPage'),
})
const allRegistrationsRoute = createRoute({
  ...office,
  path: '/administration/registrations',
  component: lazyRouteComponent(() => import('../pages/administration/registrations-page.tsx'), 'RegistrationsPage'),
})
const companiesRoute = createRoute({
  ...importing,
  path: '/administration/companies',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'q'),
    ...readTextParam(raw, 'sort'),
    ...readPageParam(raw, 'page'),
  }),
  component: lazyRouteComponent(() => import('../pages/administration/companies-page.tsx'), 'CompaniesPage'),
})
/** `new` instead of an id creates a company. */
const anyCompanyRoute = createRoute({
  ...office,
  path: '/administration/companies/$id',
  component: lazyRouteComponent(() => import('../pages/administration/company-page.tsx'), 'CompanyPage'),
})
const pagesRoute = createRoute({
  ...office,
  path: '/administration/pages',
  component: lazyRouteComponent(() => import('../pages/administration/pages-page.tsx'), 'PagesPage'),
})
const editedPageRoute = createRoute({
  ...office,
  path: '/administration/pages/$key',
  component: lazyRouteComponent(() => import('../pages/administration/edited-page.tsx'), 'EditedPage'),
})
const showcasesRoute = createRoute({
  ...office,
  path: '/administration/showcases',
  validateSearch: (raw: Record<string, unknown>) =>
    readChoiceParam(raw, 'list', ['deals', 'highlighted', 'new'] as const),
  component: lazyRouteComponent(() => import('../pages/administration/showcases-page.tsx'), 'ShowcasesPage'),
})
const slidesRoute = createRoute({
  ...office,
  path: '/administration/slides',
  component: lazyRouteComponent(() => import('../pages/administration/slides-page.tsx'), 'SlidesPage'),
})
const slideRoute = createRoute({
  ...office,
  path: '/administration/slides/$id',
  component: lazyRouteComponent(() => import('../pages/administration/slide-page.tsx'), 'SlidePage'),
})
const maintenanceRoute = createRoute({
  ...office,
  path: '/administration/maintenance',
  component: lazyRouteComponent(() => import('../pages/administration/maintenance-page.tsx'), 'MaintenancePage'),
})
const workRoute = createRoute({
  ...backOffice,
  path: '/administration/orders',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'q'),
    ...readChoiceParam(raw, 'queue', workQueues),
    ...readChoiceParam(raw, 'sort', ['date', '-date', 'company', '-company', 'sumNet', '-sumNet'] as const),
    ...readPageParam(raw, 'page'),
  }),
  component: lazyRouteComponent(() => import('../pages/administration/orders-page.tsx'), 'OrdersPage'),
})
const managedOrderRoute = createRoute({
  ...backOffice,
  path: '/administration/orders/$id',
  component: lazyRouteComponent(() => import('../pages/administration/order-page.tsx'), 'ManagedOrderPage'),
})
const sellerRoute = createRoute({
  ...office,
  path: '/administration/seller',
  component: lazyRouteComponent(() => import('../pages/administration/seller-page.tsx'), 'SellerPage'),
})
const contactsRoute = createRoute({
  ...office,
  path: '/administration/contacts',
  component: lazyRouteComponent(() => import('../pages/administration/contacts-page.tsx'), 'ContactsPage'),
})
const newslettersRoute = createRoute({
  ...office,
  path: '/administration/newsletters',
  component: lazyRouteComponent(() => import('../pages/administration/newsletters-page.tsx'), 'NewslettersPage'),
})
/** `new` instead of an id begins a draft. */
const editedNewsletterRoute = createRoute({
  ...office,
  path: '/administration/newsletters/$id',
  component: lazyRouteComponent(
    () => import('../pages/administration/edited-newsletter-page.tsx'),
    'EditedNewsletterPage',
  ),
})
const mailsRoute = createRoute({
  ...office,
  path: '/administration/mails',
  component: lazyRouteComponent(() => import('../pages/administration/mails-page.tsx'), 'MailsPage'),
})
const allAuditRoute = createRoute({
  ...office,
  path: '/administration/audit',
  validateSearch: readAuditList,
  component: lazyRouteComponent(() => import('../pages/administration/audit-page.tsx'), 'AuditPage'),
})

const importsRoute = createRoute({
  ...importing,
  path: '/administration/imports',
  validateSearch: (raw: Record<string, unknown>) => ({ ...readTextParam(raw, 'q'), ...readPageParam(raw, 'page') }),
  component: lazyRouteComponent(() => import('../pages/administration/imports-page.tsx'), 'ImportsPage'),
})

/** Registration, account, company, administration, and legal texts. */
export const officeRoutes = [
  importsRoute,
  loginRoute,
  registerRoute,
  registrationPendingRoute,
  confirmRoute,
  forgotPasswordRoute,
  choosePasswordRoute,
  confirmEmailRoute,
  undoEmailRoute,
  publicTextRoute,
  newsletterRoute,
  confirmSubscriptionRoute,
  unsubscribeRoute,
  profileRoute,
  securityRoute,
  addressesRoute,
  contactRoute,
  companyUsersRoute,
  companyUserRoute,
  companyRegistrationsRoute,
  companyRoute,
  companyPunchoutRoute,
  companyAuditRoute,
  allUsersRoute,
  anyUserRoute,
  allRegistrationsRoute,
  companiesRoute,
  anyCompanyRoute,
  pagesRoute,
  editedPageRoute,
  showcasesRoute,
  slidesRoute,
  slideRoute,
  maintenanceRoute,
  workRoute,
  managedOrderRoute,
  sellerRoute,
  contactsRoute,
  newslettersRoute,
  editedNewsletterRoute,
  mailsRoute,
  allAuditRoute,
]
