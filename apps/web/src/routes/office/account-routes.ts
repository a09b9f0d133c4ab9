import { createRoute } from '@tanstack/react-router'
import { readFlagParam, readTextParam } from '../../search-params.ts'
import { lazyRouteComponent } from '../lazy-route-component.ts'
import { needsBundles } from '../root-route.ts'
import { readAuditList, readUserList } from './list-params.ts'

const office = needsBundles('office', 'forms')
/** Copies values, like the pages of products. */
const copying = needsBundles('office', 'catalogue', 'forms')
/** Also asks for a mail address. */
const subscribing = needsBundles('office', 'newsletter', 'forms')

const loginRoute = createRoute({
  ...office,
  path: '/login',
  /** `from`: the path to return to. */
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'from'),
  component: lazyRouteComponent(() => import('../../pages/login-page.tsx'), 'LoginPage'),
})
const registerRoute = createRoute({
  ...office,
  path: '/register',
  component: lazyRouteComponent(() => import('../../pages/registration/register-page.tsx'), 'RegisterPage'),
})
const registrationPendingRoute = createRoute({
  ...office,
  path: '/register/pending',
  component: lazyRouteComponent(() => import('../../pages/registration/pending-page.tsx'), 'PendingPage'),
})
const confirmRoute = createRoute({
  ...office,
  path: '/register/confirm',
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'token'),
  component: lazyRouteComponent(() => import('../../pages/registration/confirm-page.tsx'), 'ConfirmPage'),
})
const forgotPasswordRoute = createRoute({
  ...office,
  path: '/password/forgot',
  component: lazyRouteComponent(() => import('../../pages/password/forgot-page.tsx'), 'ForgotPage'),
})
const choosePasswordRoute = createRoute({
  ...office,
  path: '/password/choose',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'token'),
    ...readTextParam(raw, 'email'),
  }),
  component: lazyRouteComponent(() => import('../../pages/password/choose-page.tsx'), 'ChoosePage'),
})
const confirmEmailRoute = createRoute({
  ...office,
  path: '/email/confirm',
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'token'),
  component: lazyRouteComponent(() => import('../../pages/profile/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})
const undoEmailRoute = createRoute({
  ...office,
  path: '/email/undo',
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'token'),
  component: lazyRouteComponent(() => import('../../pages/profile/undo-email-page.tsx'), 'UndoEmailPage'),
})
const publicTextRoute = createRoute({
  ...office,
  path: '/info/$key',
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'version'),
  component: lazyRouteComponent(() => import('../../pages/public-text-page.tsx'), 'PublicTextPage'),
})
const helpRoute = createRoute({
  ...needsBundles('office'),
  path: '/help',
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'q'),
  component: lazyRouteComponent(() => import('../../pages/help/help-page.tsx'), 'HelpPage'),
})
const topicRoute = createRoute({
  ...needsBundles('office'),
  path: '/help/$topic',
  component: lazyRouteComponent(() => import('../../pages/help/topic-page.tsx'), 'TopicPage'),
})
const newsRoute = createRoute({
  ...needsBundles('news'),
  path: '/news',
  component: lazyRouteComponent(() => import('../../pages/news/news-page.tsx'), 'NewsPage'),
})
const articleRoute = createRoute({
  ...needsBundles('news', 'office'),
  path: '/news/$id',
  component: lazyRouteComponent(() => import('../../pages/news/article-page.tsx'), 'ArticlePage'),
})

const newsletterRoute = createRoute({
  ...subscribing,
  path: '/newsletter',
  component: lazyRouteComponent(() => import('../../pages/newsletter/newsletter-page.tsx'), 'NewsletterPage'),
})
const confirmSubscriptionRoute = createRoute({
  ...subscribing,
  path: '/newsletter/confirm',
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'token'),
  component: lazyRouteComponent(() => import('../../pages/newsletter/confirm-page.tsx'), 'ConfirmSubscriptionPage'),
})
const unsubscribeRoute = createRoute({
  ...subscribing,
  path: '/newsletter/unsubscribe',
  /** `newsletter`: the one whose link was opened, which counts that. */
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'token', 'newsletter'),
  component: lazyRouteComponent(() => import('../../pages/newsletter/unsubscribe-page.tsx'), 'UnsubscribePage'),
})
const profileRoute = createRoute({
  ...office,
  path: '/account',
  component: lazyRouteComponent(() => import('../../pages/profile/profile-page.tsx'), 'ProfilePage'),
})
const securityRoute = createRoute({
  ...office,
  path: '/account/security',
  loader: async ({ context: { queryClient } }) => {
    // How high this setting is depends on its state, and the sessions are listed below it.
    if (!import.meta.env.SSR) return
    const { secondFactorQuery } = await import('../../features/account/profile/queries.ts')
    await queryClient.prefetchQuery(secondFactorQuery)
  },
  component: lazyRouteComponent(() => import('../../pages/profile/security-page.tsx'), 'SecurityPage'),
})
const addressesRoute = createRoute({
  ...office,
  path: '/account/addresses',
  component: lazyRouteComponent(() => import('../../pages/profile/addresses-page.tsx'), 'AddressesPage'),
})
const contactRoute = createRoute({
  ...office,
  path: '/account/contact',
  component: lazyRouteComponent(() => import('../../pages/profile/contact-page.tsx'), 'ContactPage'),
})
const companyUsersRoute = createRoute({
  ...office,
  path: '/company/users',
  validateSearch: readUserList,
  component: lazyRouteComponent(() => import('../../pages/company/users-page.tsx'), 'UsersPage'),
})
const companyUserRoute = createRoute({
  ...office,
  path: '/company/users/$id',
  component: lazyRouteComponent(() => import('../../pages/company/user-page.tsx'), 'UserPage'),
})
const companyRegistrationsRoute = createRoute({
  ...office,
  path: '/company/registrations',
  component: lazyRouteComponent(() => import('../../pages/company/registrations-page.tsx'), 'RegistrationsPage'),
})
const companyRoute = createRoute({
  ...office,
  path: '/company',
  component: lazyRouteComponent(() => import('../../pages/company/company-page.tsx'), 'CompanyPage'),
})
const companyPunchoutRoute = createRoute({
  ...copying,
  path: '/company/punchout',
  /** `tested`: the self-test has just received a cart. */
  validateSearch: (raw: Record<string, unknown>) => readFlagParam(raw, 'tested'),
  component: lazyRouteComponent(() => import('../../pages/company/punchout-page.tsx'), 'PunchoutPage'),
})
const companyAuditRoute = createRoute({
  ...office,
  path: '/company/audit',
  validateSearch: readAuditList,
  component: lazyRouteComponent(() => import('../../pages/company/audit-page.tsx'), 'AuditPage'),
})

/** Registration, account, company, newsletters, and legal texts. */
export const accountRoutes = [
  loginRoute,
  registerRoute,
  registrationPendingRoute,
  confirmRoute,
  forgotPasswordRoute,
  choosePasswordRoute,
  confirmEmailRoute,
  undoEmailRoute,
  publicTextRoute,
  helpRoute,
  topicRoute,
  newsRoute,
  articleRoute,
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
]
