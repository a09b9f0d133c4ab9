import { contentEndpoints } from '@normwerk/contract/content'
import { helpEndpoints } from '@normwerk/contract/content/help'
import { maintenanceEndpoints } from '@normwerk/contract/content/maintenance'
import { newsEndpoints } from '@normwerk/contract/content/news'
import { newsEditingEndpoints } from '@normwerk/contract/content/news-editing'
import { newsletterEndpoints, newsletterOfficeEndpoints } from '@normwerk/contract/content/newsletter'
import { pictureEndpoints } from '@normwerk/contract/content/picture'
import { pictureShape } from '@normwerk/contract/content/picture-shape'
import { slideEndpoints } from '@normwerk/contract/content/slide'
import { slideEditingEndpoints } from '@normwerk/contract/content/slide-editing'
import { defaultLanguage } from '@normwerk/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { networkOf } from '../../http/network.ts'
import type { Settings } from '../../settings.ts'
import { readEmail } from '../account/read-me.ts'
import { listHelp, readHelp } from './help/read-help.ts'
import { announceMaintenance, readNotice, readNoticeForEditing, withdrawMaintenance } from './maintenance.ts'
import { addNews, changeNews, changeNewsPicture, deleteNews, expectNews, listAllNews } from './news/edit-news.ts'
import { formatFeed, listNewsIn, readNews } from './news/read-news.ts'
import { changeDraft, deleteDraft, listAll, readNewsletter, writeDraft } from './newsletter/newsletters.ts'
import { sendTest, startSending } from './newsletter/send-newsletter.ts'
import { confirmSubscription, readState, subscribe, unsubscribe } from './newsletter/subscriptions.ts'
import { listPages, publishPage, readForEditing, readPage } from './pages.ts'
import { answerPicture, encodeUpload } from './pictures.ts'
import { deleteSubscriptionOf } from './repository/newsletters.ts'
import {
  addSlide,
  changePicture,
  changeSlide,
  deleteSlide,
  expectSlide,
  listAllSlides,
  listSlidesIn,
  orderSlides,
} from './slides.ts'

/** @throws AppError `entryNotFound` for the key of another shop */
function expectShop({ productKey }: Pick<Settings, 'productKey'>, { product }: { product: string }): void {
  if (product !== productKey) throw new AppError('entryNotFound')
}

/** The news of a feed. */
const feedLength = 50

function newsRoutes(bind: Bind, dependencies: Dependencies): void {
  const { settings } = dependencies
  bind(newsEndpoints, {
    list: async ({ params, input, language, db }) => {
      expectShop(settings, params)
      return listNewsIn(db, settings, language, input.amount)
    },
    read: async ({ params, language, db }) => {
      expectShop(settings, params)
      return readNews(db, params.id, language)
    },
    feed: async ({ params, input, db }) => {
      expectShop(settings, params)
      const language = input.lang ?? defaultLanguage
      const news = await listNewsIn(db, settings, language, feedLength)
      return new FileAnswer({
        content: formatFeed(news, language, dependencies.address()),
        contentType: 'application/rss+xml; charset=utf-8',
        fileName: 'feed.xml',
        disposition: 'inline',
        cacheControl: 'private, max-age=900',
      })
    },
  })
  bind(newsEditingEndpoints, {
    listAll: async ({ params, db }) => {
      expectShop(settings, params)
      return { feed: settings.feedUrl, news: await listAllNews(db) }
    },
    add: async (call) => {
      expectShop(settings, call.params)
      return addNews(dependencies, call, call.input)
    },
    change: async (call) => {
      expectShop(settings, call.params)
      return changeNews(dependencies, call, call.params.id, call.input)
    },
    upload: async ({ params, input, upload, once, caller, request, db }) => {
      expectShop(settings, params)
      await expectNews(db, params.newsId)
      return once(
        () => encodeUpload(upload, { ...pictureShape, crop: input }),
        (transaction, encoded) =>
          changeNewsPicture(dependencies, { db: transaction, caller, request }, params.newsId, encoded),
      )
    },
    delete: async (call) => {
      expectShop(settings, call.params)
      await deleteNews(dependencies, call, call.params.id)
    },
  })
}

function newsletterRoutes(app: FastifyInstance, bind: Bind, dependencies: Dependencies): void {
  unsubscribeInOneClick(app, dependencies)
  bind(newsletterEndpoints, {
    subscribe: ({ input, language, request }) =>
      subscribe(dependencies, input.email, { address: networkOf(request.ip), language }),
    confirm: ({ input, db }) => confirmSubscription(dependencies, db, input.token),
    unsubscribe: ({ input, db }) => unsubscribe(dependencies, db, input),
    readOwn: async ({ caller, db }) => ({ state: await readState(db, await readEmail(db, caller.userId)) }),
    endOwn: async ({ caller, db }) => deleteSubscriptionOf(db, await readEmail(db, caller.userId)),
  })
  bind(newsletterOfficeEndpoints, {
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

export function slideRoutes(bind: Bind, dependencies: Dependencies): void {
  const { settings } = dependencies
  bind(pictureEndpoints, { file: ({ db, params }) => answerPicture(db, params) })
  bind(slideEndpoints, {
    list: async ({ params, input, language, db }) => {
      expectShop(settings, params)
      return listSlidesIn(db, input.lang ?? language)
    },
  })
  bind(slideEditingEndpoints, {
    listAll: async ({ params, db }) => {
      expectShop(settings, params)
      return listAllSlides(db)
    },
    add: async (call) => {
      expectShop(settings, call.params)
      return addSlide(dependencies, call)
    },
    change: async (call) => {
      expectShop(settings, call.params)
      return changeSlide(dependencies, call, call.params.slideId, call.input)
    },
    upload: async ({ params, input, upload, once, caller, request, db }) => {
      expectShop(settings, params)
      await expectSlide(db, params.slideId)
      return once(
        () => encodeUpload(upload, { ...pictureShape, crop: input }),
        (transaction, encoded) =>
          changePicture(dependencies, { db: transaction, caller, request }, params.slideId, encoded),
      )
    },
    order: async (call) => {
      expectShop(settings, call.params)
      await orderSlides(dependencies, call, call.input.slideIds)
    },
    delete: async (call) => {
      expectShop(settings, call.params)
      await deleteSlide(dependencies, call, call.params.id)
    },
  })
}

export function contentRoutes(app: FastifyInstance, bind: Bind, dependencies: Dependencies): void {
  newsRoutes(bind, dependencies)
  newsletterRoutes(app, bind, dependencies)
  bind(contentEndpoints, {
    readPage: ({ params, input, language, db }) => readPage(db, { key: params.key, version: input.version, language }),
    listPages: ({ db }) => listPages(db),
    readForEditing: ({ params, db }) => readForEditing(db, params.key),
    publish: ({ params, input, caller, db, request }) =>
      publishPage(dependencies, db, params.key, input, { userId: caller.userId, correlationId: request.id }),
  })
  bind(helpEndpoints, {
    list: async ({ language }) => listHelp(language),
    read: async ({ params, language }) => readHelp(language, params.topic),
  })
  bind(maintenanceEndpoints, {
    read: ({ language, db }) => readNotice(db, dependencies.clock, language),
    readForEditing: ({ db }) => readNoticeForEditing(db, dependencies.clock),
    announce: (call) => announceMaintenance(dependencies, call, call.input),
    withdraw: (call) => withdrawMaintenance(dependencies, call),
  })
}
