import { type ReactNode, StrictMode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '../texts/language-context.tsx'
import { openTexts } from '../texts/open-texts.ts'
import '../ui/tokens.css'
import '../ui/base.css'

/** Renders a component alone, in English, until the test ends. */
export async function show(component: ReactNode): Promise<void> {
  const { text } = await openTexts('en')
  const { unmount } = await render(
    <StrictMode>
      <LanguageProvider code="en" text={text}>
        {component}
      </LanguageProvider>
    </StrictMode>,
  )
  onTestFinished(unmount)
}
