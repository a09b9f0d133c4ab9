import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import Fastify, { type FastifyInstance } from 'fastify'
import { accountRoutes } from './features/account/routes.ts'
import { addressRoutes } from './features/address/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { cartPositionRoutes } from './features/cart/position-routes.ts'
import { cartRoutes } from './features/cart/routes.ts'
import { savedCartRoutes } from './features/cart/saved-cart-routes.ts'
import { cartFileRoutes } from './features/cart-file/routes.ts'
import { keepCatalogue } from './features/catalogue/live-catalogue.ts'
import { catalogueRoutes } from './features/catalogue/routes.ts'
import { cataloguePackageRoutes } from './features/catalogue-package/routes.ts'
import { companyRoutes } from './features/company/routes.ts'
import { configuratorRoutes } from './features/configurator/routes.ts'
import { contentRoutes } from './features/content/routes.ts'
import { crossReferenceRoutes } from './features/cross-reference/routes.ts'
import { customerArticleRoutes } from './features/customer-article/routes.ts'
import { favoriteRoutes } from './features/favorite/routes.ts'
import { languageRoutes } from './features/language/routes.ts'
import { workMails } from './features/mail/deliver-mail.ts'
import { mailRoutes } from './features/mail/routes.ts'
import { workOutbox } from './features/order/deliver-order.ts'
import { orderRoutes } from './features/order/routes.ts'
import { partsListRoutes } from './features/parts-list/routes.ts'
import { projectRoutes } from './features/project/routes.ts'
import { registrationRoutes } from './features/registration/routes.ts'
import { resourceRoutes } from './features/resource/routes.ts'
import { keepTidy } from './housekeeping.ts'
import { serveApiDescription } from './http/api-description.ts'
import { forbidKeeping } from './http/cache-control.ts'
import { chooseCorrelationId, correlationHeader, echoCorrelationId } from './http/correlation.ts'
import { allowOrigins } from './http/cross-origin.ts'
import { handOutCsrfTokens } from './http/csrf.ts'
import { chooseLog } from './http/log.ts'
import { measureCatalogue, measureRequests } from './http/metrics.ts'
import { operatorRoutes } from './http/operators.ts'
import { answerErrors } from './http/problem.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { answerUnreadable, answerUnroutable, maxHeadBytes, requestTimeout } from './http/unreadable.ts'
import { acceptUploads } from './http/upload.ts'
import { serveWebPages } from './http/web-pages.ts'
import type { Tools } from './tools.ts'

const maxBodyBytes = 2 * 1024 * 1024

/** Assembles the shop; whoever calls it decides where it listens. */
export async function createApp(tools: Tools): Promise<FastifyInstance> {
  const { settings } = tools
  const app = Fastify({
    logger: chooseLog(settings),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    genReqId: (request) => chooseCorrelationId(request.headers[correlationHeader], () => tools.ids.next()),
    bodyLimit: maxBodyBytes,
    http: { maxHeaderSize: maxHeadBytes },
    requestTimeout,
    forceCloseConnections: 'idle',
    // What comes in while the server stops is still answered, on connections that then close.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, tools.ids.next()),
    frameworkErrors: answerUnroutable,
  })
  // Every body is JSON; a form of another site could otherwise send plain text without asking.
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  echoCorrelationId(app)
  const metrics = measureRequests(app)
  await app.register(cookie)
  await acceptUploads(app)
  handOutCsrfTokens(app, tools.secrets.token)
  forbidKeeping(app)
  await setSecurityHeaders(app, settings)
  await allowOrigins(app, settings)
  await app.register(compress, { threshold: 2048, encodings: ['gzip'] })

  await serveApiDescription(app, endpointsByFeature)
  accountRoutes(app, tools)
  registrationRoutes(app, tools)
  languageRoutes(app, tools)
  contentRoutes(app, tools)
  const catalogue = await keepCatalogue({ ...tools, report: (error) => app.log.error({ err: error }, 'catalogue') })
  app.addHook('onClose', () => catalogue.stop())
  measureCatalogue(metrics, catalogue.status)
  operatorRoutes(app, tools, catalogue.status)
  catalogueRoutes(app, tools, catalogue)
  cataloguePackageRoutes(app, tools)
  crossReferenceRoutes(app, tools, catalogue)
  customerArticleRoutes(app, tools, catalogue)
  favoriteRoutes(app, tools, catalogue)
  projectRoutes(app, tools)
  resourceRoutes(app, tools, catalogue)
  addressRoutes(app, tools)
  companyRoutes(app, tools)
  cartRoutes(app, tools)
  cartPositionRoutes(app, tools, catalogue)
  cartFileRoutes(app, tools, catalogue)
  partsListRoutes(app, tools, catalogue)
  savedCartRoutes(app, tools)
  configuratorRoutes(app, tools, catalogue)
  orderRoutes(app, tools)
  auditRoutes(app, tools)
  mailRoutes(app, tools)
  app.addHook('onReady', () => workOutbox(tools))
  app.addHook('onReady', () => workMails(tools))
  keepTidy(app, tools)
  await serveWebPages(app, settings, tools.secrets.token)
  return app
}
