import { type LanguageCode, locales } from '@normwerk/contract/language'
import { loadMessages } from '@normwerk/i18n/load-messages'
import { createTranslator } from '@normwerk/i18n/text'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Config, readConfig } from './api/config.ts'
import { ConfigProvider } from './api/config-context.tsx'
import { createQueryClient } from './api/query-client.ts'
import { createShopRouter } from './router.tsx'
import { describeError } from './texts/describe-error.ts'
import { readLanguage } from './texts/language-choice.ts'
import { LanguageProvider } from './texts/language-context.tsx'
import './ui/tokens.css'
import './ui/base.css'
import { showToast } from './ui/toast-store.ts'

/** Without a server the shop still opens, in its default language, and every place says what it could not load. */
const unknownServer: Config = { baseAddress: '', crossAddress: null, product: 'normwerk', version: '' }

async function start(root: HTMLElement): Promise<void> {
  const [config, code] = await Promise.all([readConfig().catch(() => unknownServer), readLanguage()])
  await render(root, config, code)
}

async function render(root: HTMLElement, config: Config, code: LanguageCode): Promise<void> {
  const text = createTranslator(code, await loadMessages(code))
  const queryClient = createQueryClient((error) => {
    const { message, errorId } = describeError(error, text)
    const detail = errorId === null ? {} : { detail: text('ui.errorId', { id: errorId }) }
    showToast({ message, ...detail, tone: 'bad' })
  })
  const router = createShopRouter(queryClient)
  document.documentElement.lang = locales[code]
  createRoot(root).render(
    <StrictMode>
      <ConfigProvider config={config}>
        <LanguageProvider code={code} text={text}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </LanguageProvider>
      </ConfigProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root !== null) void start(root)
