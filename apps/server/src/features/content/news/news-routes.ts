import { newsEndpoints } from '@normwerk/contract/content/news'
import { newsEditingEndpoints } from '@normwerk/contract/content/news-editing'
import { pictureShape } from '@normwerk/contract/content/picture-shape'
import { defaultLanguage } from '@normwerk/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { FileAnswer } from '../../../http/answers/file-answer.ts'
import { bind } from '../../../http/bind.ts'
import { expectShop } from '../expect-shop.ts'
import { encodeUpload } from '../pictures.ts'
import { addNews, changeNews, changeNewsPicture, deleteNews, expectNews, listAllNews } from './edit-news.ts'
import { formatFeed } from './format-feed.ts'
import { listNewsIn, readNews } from './read-news.ts'

/** The news of a feed. */
const feedLength = 50

export function newsRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { settings } = dependencies
  bind(app, dependencies, newsEndpoints, {
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
  bind(app, dependencies, newsEditingEndpoints, {
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
