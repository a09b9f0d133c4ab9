import { workQueues } from '@normwerk/contract/work-queues'
import { createRoute } from '@tanstack/react-router'
import { readChoiceParam, readPageParam, readTextParam } from '../../search-params.ts'
import { lazyRouteComponent } from '../lazy-route-component.ts'
import { needsBundles } from '../root-route.ts'
import { readAuditList, readUserList } from './list-params.ts'

const office = needsBundles('office', 'forms')
/** Shows orders as customers see them, too. */
const backOffice = needsBundles('office', 'order', 'orderStart', 'cart', 'machining', 'forms')
/** Shows the report of a file, like the imports of customers. */
const importing = needsBundles('office', 'order', 'forms')

const allUsersRoute = createRoute({
  ...office,
  path: '/administration/users',
  validateSearch: readUserList,
  component: lazyRouteComponent(() => import('../../pages/administration/users-page.tsx'), 'UsersPage'),
})
const anyUserRoute = createRoute({
  ...office,
  path: '/administration/users/$id',
  /** `company`: the customer number of the company to which a user is invited. */
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'company'),
  component: lazyRouteComponent(() => import('../../pages/administration/user-page.tsx'), 'UserPage'),
})
const allRegistrationsRoute = createRoute({
  ...office,
  path: '/administration/registrations',
  component: lazyRouteComponent(() => import('../../pages/administration/registrations-page.tsx'), 'RegistrationsPage'),
})
const companiesRoute = createRoute({
  ...importing,
  path: '/administration/companies',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'q'),
    ...readTextParam(raw, 'sort'),
    ...readPageParam(raw, 'page'),
  }),
  component: lazyRouteComponent(() => import('../../pages/administration/companies-page.tsx'), 'CompaniesPage'),
})
/** `new` instead of an id creates a company. */
const anyCompanyRoute = createRoute({
  ...office,
  path: '/administration/companies/$id',
  component: lazyRouteComponent(() => import('../../pages/administration/company-page.tsx'), 'CompanyPage'),
})
const pagesRoute = createRoute({
  ...office,
  path: '/administration/pages',
  component: lazyRouteComponent(() => import('../../pages/administration/pages-page.tsx'), 'PagesPage'),
})
const editedPageRoute = createRoute({
  ...office,
  path: '/administration/pages/$key',
  component: lazyRouteComponent(() => import('../../pages/administration/edited-page.tsx'), 'EditedPage'),
})
const showcasesRoute = createRoute({
  ...office,
  path: '/administration/showcases',
  validateSearch: (raw: Record<string, unknown>) =>
    readChoiceParam(raw, 'list', ['deals', 'highlighted', 'new'] as const),
  component: lazyRouteComponent(() => import('../../pages/administration/showcases-page.tsx'), 'ShowcasesPage'),
})
const slidesRoute = createRoute({
  ...office,
  path: '/administration/slides',
  component: lazyRouteComponent(() => import('../../pages/administration/slides-page.tsx'), 'SlidesPage'),
})
const slideRoute = createRoute({
  ...office,
  path: '/administration/slides/$id',
  component: lazyRouteComponent(() => import('../../pages/administration/slide-page.tsx'), 'SlidePage'),
})
const editedNewsListRoute = createRoute({
  ...office,
  path: '/administration/news',
  component: lazyRouteComponent(() => import('../../pages/administration/news-page.tsx'), 'NewsPage'),
})
/** `new` instead of an id begins a piece of news. */
const editedNewsRoute = createRoute({
  ...office,
  path: '/administration/news/$id',
  component: lazyRouteComponent(() => import('../../pages/administration/edited-news-page.tsx'), 'EditedNewsPage'),
})
const maintenanceRoute = createRoute({
  ...office,
  path: '/administration/maintenance',
  component: lazyRouteComponent(() => import('../../pages/administration/maintenance-page.tsx'), 'MaintenancePage'),
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
  component: lazyRouteComponent(() => import('../../pages/administration/orders-page.tsx'), 'OrdersPage'),
})
const managedOrderRoute = createRoute({
  ...backOffice,
  path: '/administration/orders/$id',
  component: lazyRouteComponent(() => import('../../pages/administration/order-page.tsx'), 'ManagedOrderPage'),
})
const sellerRoute = createRoute({
  ...office,
  path: '/administration/seller',
  component: lazyRouteComponent(() => import('../../pages/administration/seller-page.tsx'), 'SellerPage'),
})
const contactsRoute = createRoute({
  ...office,
  path: '/administration/contacts',
  component: lazyRouteComponent(() => import('../../pages/administration/contacts-page.tsx'), 'ContactsPage'),
})
const newslettersRoute = createRoute({
  ...office,
  path: '/administration/newsletters',
  component: lazyRouteComponent(() => import('../../pages/administration/newsletters-page.tsx'), 'NewslettersPage'),
})
/** `new` instead of an id begins a draft. */
const editedNewsletterRoute = createRoute({
  ...office,
  path: '/administration/newsletters/$id',
  component: lazyRouteComponent(
    () => import('../../pages/administration/edited-newsletter-page.tsx'),
    'EditedNewsletterPage',
  ),
})
const administrationRoute = createRoute({
  ...backOffice,
  path: '/administration',
  component: lazyRouteComponent(
    () => import('../../pages/administration/administration-page.tsx'),
    'AdministrationPage',
  ),
})
const statisticsRoute = createRoute({
  ...office,
  path: '/administration/statistics',
  component: lazyRouteComponent(() => import('../../pages/administration/statistics-page.tsx'), 'StatisticsPage'),
})
const mailsRoute = createRoute({
  ...office,
  path: '/administration/mails',
  component: lazyRouteComponent(() => import('../../pages/administration/mails-page.tsx'), 'MailsPage'),
})
const allAuditRoute = createRoute({
  ...office,
  path: '/administration/audit',
  validateSearch: readAuditList,
  component: lazyRouteComponent(() => import('../../pages/administration/audit-page.tsx'), 'AuditPage'),
})
const importsRoute = createRoute({
  ...importing,
  path: '/administration/imports',
  validateSearch: (raw: Record<string, unknown>) => ({ ...readTextParam(raw, 'q'), ...readPageParam(raw, 'page') }),
  component: lazyRouteComponent(() => import('../../pages/administration/imports-page.tsx'), 'ImportsPage'),
})
const synonymsRoute = createRoute({
  ...office,
  path: '/administration/synonyms',
  validateSearch: (raw: Record<string, unknown>) => ({ ...readTextParam(raw, 'q'), ...readPageParam(raw, 'page') }),
  component: lazyRouteComponent(() => import('../../pages/administration/synonyms-page.tsx'), 'SynonymsPage'),
})

/** The work of staff. */
export const administrationRoutes = [
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
  editedNewsListRoute,
  editedNewsRoute,
  maintenanceRoute,
  workRoute,
  managedOrderRoute,
  sellerRoute,
  contactsRoute,
  newslettersRoute,
  editedNewsletterRoute,
  administrationRoute,
  statisticsRoute,
  mailsRoute,
  allAuditRoute,
  importsRoute,
  synonymsRoute,
]
