import { lateBundles } from '@normwerk/i18n/bundles'
import { type ReactNode, StrictMode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '../texts/language-context.tsx'
import { openTexts } from '../texts/open-texts.ts'
import '../ui/tokens.css'
import '../ui/base.css'

/** Renders a component alone, in English with the texts of all pages, until the test ends. */
export async function show(component: ReactNode): Promise<void> {
  const { text, enter } = await openTexts('en')
  await Promise.all(lateBundles.map(enter))
  const { unmount } = await render(
    <StrictMode>
      <LanguageProvider code="en" text={text}>
        {component}
      </LanguageProvider>
    </StrictMode>,
  )
  onTestFinished(unmount)
}
