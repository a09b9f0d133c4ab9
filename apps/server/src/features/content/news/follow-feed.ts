import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { refreshFeed } from './refresh-feed.ts'

const refreshEvery = 30 * 60_000

/** Fetches the feed that the shop shows instead of its own news, as long as the app runs. No visitor waits for it. */
export function followFeed(app: FastifyInstance, dependencies: Dependencies): void {
  const { feedUrl } = dependencies.settings
  if (feedUrl === null) return
  const closing = new AbortController()
  let running: Promise<void> | null = null
  const refresh = () => {
    running ??= refreshFeed(dependencies, feedUrl, closing.signal, (error, language) =>
      app.log.warn({ err: error, language }, 'the news feed stays as it was'),
    ).finally(() => {
      running = null
    })
  }
  const timer = setInterval(refresh, refreshEvery).unref()
  app.addHook('onReady', async () => refresh())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    closing.abort()
    await running
  })
}
