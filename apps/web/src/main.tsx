import { locales } from '@normwerk/contract/language'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { holdAnswers } from './api/call.ts'
import { basepathOf, readConfig, sameServer, takeConfig } from './api/config.ts'
import { createQueryClient } from './api/query-client.ts'
import { readState, takeState } from './page-state.ts'
import { createShopRouter } from './router.ts'
import { Shop } from './shop.tsx'
import { formatError } from './texts/format-error.ts'
import { readLanguage } from './texts/language-choice.ts'
import { openTexts } from './texts/open-texts.ts'
import './ui/tokens.css'
import './ui/base.css'
import { showToast } from './ui/overlays/toast-store.ts'
import { pageReady } from './ui/page-ready.ts'

/**
 * Starts the shop in the page. A page from the server is hydrated and keeps what the visitor has typed and scrolled
 * in the meantime. Without a server the page still opens, and every part reports what it could not load.
 */
async function start(root: HTMLElement): Promise<void> {
  const state = readState()
  if (state !== undefined) takeConfig(state.config)
  const [config, code] = await Promise.all([readConfig().catch(() => sameServer), readLanguage(state?.code)])
  const { text, enter } = await openTexts(code)
  const queryClient = createQueryClient((error) => {
    const { message, errorId } = formatError(error, text)
    const detail = errorId === null ? {} : { detail: text('ui.errorId', { id: errorId }) }
    showToast({ message, ...detail, tone: 'bad' })
  })
  if (state !== undefined) takeState(queryClient, state)
  const router = createShopRouter({ queryClient, enterBundle: enter }, basepathOf(config))
  // With `ssr` set, the router expects the elements of the page that the server rendered.
  if (state !== undefined) router.ssr = { manifest: undefined }
  await router.load()
  document.documentElement.lang = locales[code]
  void pageReady.then(() => {
    // The server sends a shell inert, because nothing in it works before the script runs.
    root.inert = false
    performance.mark('ready')
  })
  const shop = <Shop {...{ config, code, text, queryClient, router }} />
  if (state === undefined) {
    createRoot(root).render(shop)
  } else {
    // A part that is hydrated later than others would already have data that the server did not render.
    holdAnswers(pageReady)
    // In a transition the browser can paint and answer clicks in between.
    startTransition(() => void hydrateRoot(root, shop))
  }
}

const root = document.getElementById('root')
if (root !== null) void start(root)
