import { newsletterEndpoints, newsletterOfficeEndpoints } from '@normwerk/contract/content/newsletter'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../http/app-error.ts'
import { bind } from '../../../http/bind.ts'
import { networkOf } from '../../../http/network.ts'
import { readEmail } from '../../account/read-me.ts'
import { deleteSubscriptionOf } from '../repository/subscriptions.ts'
import { changeDraft, deleteDraft, listAll, readNewsletter, writeDraft } from './edit-newsletter.ts'
import { sendTest, startSending } from './send-newsletter.ts'
import { confirmSubscription, readState, subscribe, unsubscribe } from './subscriptions.ts'

export function newsletterRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  unsubscribeInOneClick(app, dependencies)
  bind(app, dependencies, newsletterEndpoints, {
    subscribe: ({ input, language, request }) =>
      subscribe(dependencies, input.email, { address: networkOf(request.ip), language }),
    confirm: ({ input, db }) => confirmSubscription(dependencies, db, input.token),
    unsubscribe: ({ input, db }) => unsubscribe(dependencies, db, input),
    readOwn: async ({ caller, db }) => ({ state: await readState(db, await readEmail(db, caller.userId)) }),
    endOwn: async ({ caller, db }) => deleteSubscriptionOf(db, await readEmail(db, caller.userId)),
  })
  bind(app, dependencies, newsletterOfficeEndpoints, {
    list: ({ db, language }) => listAll(db, language),
    read: ({ db, params, language }) => readNewsletter(db, params.id, language),
    create: ({ db, input, language }) => writeDraft(dependencies, db, input, language),
    change: ({ db, params, input, language }) => changeDraft(db, params.id, input, language),
    delete: ({ db, params }) => deleteDraft(db, params.id),
    test: async ({ db, params, input, caller }) =>
      sendTest(dependencies, db, params.id, { ...input, recipient: await readEmail(db, caller.userId) }),
    send: async (call) => {
      await startSending(dependencies, call, call.params.id)
      return readNewsletter(call.db, call.params.id, call.language)
    },
  })
}

const form = 'application/x-www-form-urlencoded'

/**
 * Mail programs post to the address of the link by themselves (RFC 8058), without a session or a CSRF token: the token in
 * the address proves that the reader of the mail wants it. Browsers open the same address as a page.
 */
function unsubscribeInOneClick(app: FastifyInstance, dependencies: Dependencies): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post('/newsletter/unsubscribe', async (request: FastifyRequest, reply: FastifyReply) => {
      const sent = newsletterEndpoints.unsubscribe.input.safeParse(request.query)
      if (!sent.success) throw new AppError('INVALID_TOKEN')
      await dependencies.database.transaction((db) => unsubscribe(dependencies, db, sent.data))
      return reply.status(204).send()
    })
  })
}
