import { locales } from '@normwerk/contract/language'
import { loadMessages } from '@normwerk/i18n/load-messages'
import { createTranslator } from '@normwerk/i18n/text'
import { hydrate } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { readConfig, sameServer, takeConfig } from './api/config.ts'
import { createQueryClient } from './api/query-client.ts'
import { readState } from './page-state.ts'
import { createShopRouter } from './router.tsx'
import { Shop } from './shop.tsx'
import { describeError } from './texts/describe-error.ts'
import { readLanguage } from './texts/language-choice.ts'
import './ui/tokens.css'
import './ui/base.css'
import { showToast } from './ui/toast-store.ts'

/**
 * Starts the shop in the page. What the server rendered stays until the same page stands ready with its data, so
 * nothing blinks. Without a server it still opens, and every place says what it could not load.
 */
async function start(root: HTMLElement): Promise<void> {
  const state = readState()
  if (state !== undefined) takeConfig(state.config)
  const [config, code] = await Promise.all([readConfig().catch(() => sameServer), readLanguage(state?.code)])
  const text = createTranslator(code, await loadMessages(code))
  const queryClient = createQueryClient((error) => {
    const { message, errorId } = describeError(error, text)
    const detail = errorId === null ? {} : { detail: text('ui.errorId', { id: errorId }) }
    showToast({ message, ...detail, tone: 'bad' })
  })
  if (state !== undefined) hydrate(queryClient, state.queries)
  const router = createShopRouter(queryClient)
  await router.load()
  document.documentElement.lang = locales[code]
  createRoot(root).render(<Shop {...{ config, code, text, queryClient, router }} />)
}

const root = document.getElementById('root')
if (root !== null) void start(root)
