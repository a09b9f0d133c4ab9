import { contentEndpoints } from '@normwerk/contract/content'
import { helpEndpoints } from '@normwerk/contract/content/help'
import { maintenanceEndpoints } from '@normwerk/contract/content/maintenance'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { listHelp, readHelp } from './help/read-help.ts'
import { announceMaintenance, readNotice, readNoticeForEditing, withdrawMaintenance } from './maintenance.ts'
import { newsRoutes } from './news/news-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { listPages, publishPage, readForEditing, readPage } from './pages.ts'

export function contentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  newsRoutes(app, dependencies)
  newsletterRoutes(app, dependencies)
  bind(app, dependencies, contentEndpoints, {
    readPage: ({ params, input, language, db }) => readPage(db, { key: params.key, version: input.version, language }),
    listPages: ({ db }) => listPages(db),
    readForEditing: ({ params, db }) => readForEditing(db, params.key),
    publish: ({ params, input, caller, db, request }) =>
      publishPage(dependencies, db, params.key, input, { userId: caller.userId, correlationId: request.id }),
  })
  bind(app, dependencies, helpEndpoints, {
    list: async ({ language }) => listHelp(language),
    read: async ({ params, language }) => readHelp(language, params.topic),
  })
  bind(app, dependencies, maintenanceEndpoints, {
    read: ({ language, db }) => readNotice(db, dependencies.clock, language),
    readForEditing: ({ db }) => readNoticeForEditing(db, dependencies.clock),
    announce: (call) => announceMaintenance(dependencies, call, call.input),
    withdraw: (call) => withdrawMaintenance(dependencies, call),
  })
}
