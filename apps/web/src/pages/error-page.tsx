import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useText } from '../texts/language-context.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page } from '../ui/page.tsx'

/** Replaces a page that failed to render. Header and navigation stay. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const text = useText()
  const router = useRouter()
  return (
    <Page title={text('shell.error')}>
      <ErrorState
        heading="page"
        error={error instanceof Error ? error : new Error(String(error))}
        title={text('shell.errorTitle')}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </Page>
  )
}
