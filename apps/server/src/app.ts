import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import Fastify, { type FastifyInstance } from 'fastify'
import { findBackedUpAt } from './database/backed-up-at.ts'
import { accountRoutes } from './features/account/routes.ts'
import { encryptStoredSecrets } from './features/account/second-factor/codes.ts'
import { addressRoutes } from './features/address/addresses.ts'
import { assistantRoutes } from './features/assistant/routes.ts'
import { auditRoutes } from './features/audit/list-audit.ts'
import { backOfficeRoutes } from './features/back-office/routes.ts'
import { positionRoutes } from './features/cart/change-position.ts'
import { cartRoutes } from './features/cart/routes.ts'
import { cartFileRoutes } from './features/cart-file/routes.ts'
import { type ArticleIndexer, indexAside } from './features/catalogue/index/index-aside.ts'
import { createIndexFile } from './features/catalogue/index/index-file.ts'
import { keepCatalogue } from './features/catalogue/index/live-catalogue.ts'
import { catalogueRoutes } from './features/catalogue/routes.ts'
import { serveSiteMap } from './features/catalogue/site-map.ts'
import { cataloguePackageRoutes } from './features/catalogue-package/routes.ts'
import { companyRoutes } from './features/company/routes.ts'
import { configuratorRoutes } from './features/configurator/routes.ts'
import { followContent } from './features/content/follow-content.ts'
import { followFeed } from './features/content/news/refresh-feed.ts'
import { workNewsletters } from './features/content/newsletter/send-newsletter.ts'
import { contentRoutes, slideRoutes } from './features/content/routes.ts'
import { crossReferenceRoutes } from './features/cross-reference/cross-references.ts'
import { customerPartNumberRoutes } from './features/customer-part-number/customer-part-numbers.ts'
import { createPrinter } from './features/document/printer.ts'
import { documentRoutes } from './features/document/routes.ts'
import { workDocuments } from './features/document/write-document.ts'
import { erpRoutes } from './features/erp/answers-for-staff.ts'
import { workAnswers } from './features/erp/apply-answer.ts'
import { watchAnswers } from './features/erp/take-answers.ts'
import { createConnectors } from './features/erp/write-order-file.ts'
import { favoriteRoutes } from './features/favorite/favorites.ts'
import { languageRoutes } from './features/language/routes.ts'
import { workMails } from './features/mail/deliver-mail.ts'
import { mailRoutes } from './features/mail/routes.ts'
import { collectMissedSearches, missedSearchRoutes } from './features/missed-search/missed-searches.ts'
import { offerRoutes } from './features/offer/routes.ts'
import { workOutbox } from './features/order/deliver-order.ts'
import { orderRoutes } from './features/order/routes.ts'
import { partNoteRoutes } from './features/part-note/part-notes.ts'
import { partsListRoutes } from './features/parts-list/import-rows.ts'
import { projectRoutes } from './features/project/projects.ts'
import { findFraming, punchoutRoutes } from './features/punchout/routes.ts'
import { registrationRoutes } from './features/registration/routes.ts'
import { rememberedPartRoutes } from './features/remembered-part/remembered-parts.ts'
import { resourceRoutes } from './features/resource/routes.ts'
import { savedSearchRoutes } from './features/saved-search/saved-searches.ts'
import { countDownloads } from './features/statistics/count-downloads.ts'
import { statisticsRoutes } from './features/statistics/routes.ts'
import { synonymRoutes } from './features/synonym/synonyms.ts'
import { schedulePurges } from './housekeeping.ts'
import {
  allowOrigins,
  forbidKeeping,
  listSecurityHeaders,
  setSecurityHeaders,
} from './http/answers/response-headers.ts'
import { serveSecurityTxt } from './http/answers/security-txt.ts'
import { serveApiDescription } from './http/api-page.ts'
import { withoutBaseAddress } from './http/base-address.ts'
import { bindTo } from './http/bind.ts'
import type { Dependencies } from './http/call.ts'
import { chooseCorrelationId, chooseLog, correlationHeader, echoCorrelationId } from './http/log.ts'
import { measureBackup, measureCatalogue, measurePages, measureRequests, measureUndelivered } from './http/metrics.ts'
import { answerErrors } from './http/problem.ts'
import { watchSecurityEvents } from './http/security-events.ts'
import { handOutCsrfTokens } from './http/session/cookies.ts'
import { operatorRoutes } from './http/session/operators.ts'
import {
  answerUnreadable,
  answerUnroutable,
  maxHeadBytes,
  rejectInvalidText,
  rejectLargeHeaders,
  requestTimeout,
} from './http/unreadable.ts'
import { watchProxies } from './http/untrusted-proxy.ts'
import { acceptUploads } from './http/upload.ts'
import { serveWebPages } from './http/web-pages/serve-web-pages.ts'

const maxBodyBytes = 2 * 1024 * 1024

/** Assembles the shop. The caller decides on which address it listens. */
export async function createApp(
  dependencies: Dependencies,
  indexer: ArticleIndexer = indexAside,
): Promise<FastifyInstance> {
  const { settings, metrics } = dependencies
  const securityHeaders = listSecurityHeaders(settings)
  const app = Fastify({
    logger: chooseLog(settings),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    genReqId: (request) => chooseCorrelationId(request.headers[correlationHeader], () => dependencies.ids.next()),
    bodyLimit: maxBodyBytes,
    rewriteUrl: withoutBaseAddress,
    http: { maxHeaderSize: maxHeadBytes },
    requestTimeout,
    forceCloseConnections: 'idle',
    // A request that arrives while the server stops is still answered, and its connection is then closed.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, dependencies.ids.next(), securityHeaders),
    frameworkErrors: (error, request, reply) => answerUnroutable(error, request, reply, securityHeaders),
  })
  // Every body is JSON. A form of another site could otherwise send plain text without a preflight request.
  app.removeContentTypeParser('text/plain')
  rejectInvalidText(app)
  answerErrors(app)
  echoCorrelationId(app)
  measureRequests(app, metrics, settings)
  watchSecurityEvents(app, dependencies, metrics)
  measureUndelivered(metrics, dependencies.heartbeat.undelivered)
  await app.register(cookie)
  await acceptUploads(app)
  const warnings = watchProxies(app, dependencies)
  setSecurityHeaders(app, securityHeaders)
  rejectLargeHeaders(app)
  handOutCsrfTokens(app, dependencies)
  forbidKeeping(app)
  await allowOrigins(app, settings)
  await app.register(compress, { threshold: 2048, encodings: ['gzip'] })

  serveApiDescription(app, dependencies, endpointsByFeature)
  const bind = bindTo(app, dependencies)
  accountRoutes(bind, dependencies)
  registrationRoutes(bind, dependencies)
  languageRoutes(bind, dependencies)
  contentRoutes(app, bind, dependencies)
  slideRoutes(bind, dependencies)
  const catalogue = await keepCatalogue({
    ...dependencies,
    indexer,
    indexFile: createIndexFile(dependencies.indexFolder),
    report: (error) => app.log.error({ err: error }, 'catalogue'),
  })
  app.addHook('onClose', () => catalogue.stop())
  measureCatalogue(metrics, catalogue.status)
  measureBackup(metrics, () => findBackedUpAt(dependencies.database))
  serveSecurityTxt(app, dependencies)
  serveSiteMap(app, dependencies, catalogue)
  operatorRoutes(app, dependencies, catalogue.status, warnings)
  const missed = collectMissedSearches(app, dependencies)
  catalogueRoutes(app, bind, dependencies, catalogue, missed)
  cataloguePackageRoutes(app, bind, dependencies)
  crossReferenceRoutes(bind, dependencies, catalogue)
  synonymRoutes(bind, dependencies, catalogue)
  customerPartNumberRoutes(bind, dependencies, catalogue)
  favoriteRoutes(bind, dependencies, catalogue)
  projectRoutes(bind, dependencies)
  savedSearchRoutes(bind, dependencies)
  await punchoutRoutes(app, bind, dependencies, catalogue)
  const downloads = countDownloads(app, dependencies)
  resourceRoutes(bind, dependencies, catalogue, downloads)
  addressRoutes(bind, dependencies)
  companyRoutes(bind, dependencies)
  cartRoutes(bind, dependencies)
  positionRoutes(bind, dependencies, catalogue, missed)
  cartFileRoutes(bind, dependencies, catalogue, downloads)
  partsListRoutes(bind, dependencies, catalogue, missed)
  partNoteRoutes(bind, dependencies)
  rememberedPartRoutes(bind, dependencies)
  configuratorRoutes(bind, dependencies, catalogue, downloads)
  assistantRoutes(bind, dependencies, catalogue)
  orderRoutes(bind, dependencies, downloads)
  const printer = createPrinter()
  app.addHook('onClose', () => printer.stop())
  documentRoutes(bind, dependencies, printer)
  offerRoutes(bind, dependencies)
  backOfficeRoutes(bind, dependencies)
  erpRoutes(bind, dependencies)
  auditRoutes(bind)
  mailRoutes(bind, dependencies)
  missedSearchRoutes(bind, missed)
  statisticsRoutes(app, bind, dependencies, catalogue, downloads)
  app.addHook('onReady', () => encryptSecrets(app, dependencies))
  app.addHook('onReady', () => workOutbox(dependencies, createConnectors(dependencies)))
  app.addHook('onReady', () => workAnswers(dependencies))
  watchAnswers(app, dependencies)
  followFeed(app, dependencies)
  app.addHook('onReady', () => workMails(dependencies))
  app.addHook('onReady', () => workNewsletters(dependencies))
  workDocuments(app, dependencies, printer)
  schedulePurges(app, dependencies)
  const content = await followContent(dependencies)
  app.addHook('onClose', () => content.stop())
  const edition = () => {
    const now = dependencies.clock.now()
    return [catalogue.status().changes, content.changes(), settings.shipCalendar(now)(0), hourOf(now)].join(' ')
  }
  const framingOf = (punchoutId: string) => findFraming(dependencies, punchoutId)
  measurePages(metrics, await serveWebPages(app, dependencies, edition, framingOf))
  return app
}

/** Runs before the first call, so that operators can remove the former secret afterwards. */
async function encryptSecrets(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const unreadable = await encryptStoredSecrets(dependencies)
  if (unreadable > 0)
    app.log.warn(`${unreadable} authenticators were set up with another SECRET; their codes are rejected`)
}

/** Pages end with the hour, because the deals of the landing page take turns, and at the cut-off, with their ship dates. */
function hourOf(now: Date): string {
  return now.toISOString().slice(0, 13)
}
