import type { LanguageCode } from '@normwerk/contract/language'
import type { Translate } from '@normwerk/i18n/text'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { Config } from './api/config.ts'
import { ConfigProvider } from './api/config-context.tsx'
import type { createShopRouter } from './router.ts'
import { LanguageProvider } from './texts/language-context.tsx'

interface Props {
  config: Config
  code: LanguageCode
  text: Translate
  queryClient: QueryClient
  router: ReturnType<typeof createShopRouter>
}

/** The whole application, the same in a browser and while the server renders a page. */
export function Shop({ config, code, text, queryClient, router }: Props) {
  return (
    <StrictMode>
      <ConfigProvider config={config}>
        <LanguageProvider code={code} text={text}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </LanguageProvider>
      </ConfigProvider>
    </StrictMode>
  )
}
