import type { LanguageCode } from '@normwerk/contract/language'
import { lateBundles } from '@normwerk/i18n/bundles'
import { type ReactNode, StrictMode } from 'react'
import { LanguageProvider } from '../texts/language-context.tsx'
import { openTexts } from '../texts/open-texts.ts'
import { renderUntilEnd } from './render-until-end.tsx'
import '../ui/tokens.css'
import '../ui/base.css'

/** Renders a component alone, with the texts of all pages, until the test ends. */
export async function show(component: ReactNode, code: LanguageCode = 'en'): Promise<void> {
  const { text, enter } = await openTexts(code)
  await Promise.all(lateBundles.map(enter))
  await renderUntilEnd(
    <StrictMode>
      <LanguageProvider code={code} text={text}>
        {component}
      </LanguageProvider>
    </StrictMode>,
  )
}
