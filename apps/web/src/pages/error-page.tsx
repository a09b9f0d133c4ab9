import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallError, isUnreached } from '../api/call-error.ts'
import { useOnReconnected } from '../api/connection.ts'
import { reloadOnce } from '../api/reload-once.ts'
import { useText } from '../texts/language-context.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page } from '../ui/page.tsx'

/**
 * Replaces a page that failed to render. Header and navigation stay. A page that could not be loaded is loaded as soon as
 * the server answers again, and one of a former release by a reload.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const text = useText()
  const router = useRouter()
  const isAway = isUnreached(error)
  const isOutdated = error instanceof CallError && error.code === 'outdatedPage'

  const tryAgain = () => void router.invalidate()
  useOnReconnected(isAway, tryAgain)

  // Nothing is left on this page that a reload could lose; the browser asks if the cart has unsaved edits.
  useEffect(() => {
    if (isOutdated) reloadOnce('release')
  }, [isOutdated])

  return (
    <Page title={text('shell.error')}>
      <ErrorState
        heading="page"
        error={error instanceof Error ? error : new Error(String(error))}
        title={text(isAway || isOutdated ? 'ui.errorTitle' : 'shell.errorTitle')}
        retry={text(isOutdated ? 'ui.reload' : 'ui.retry')}
        onRetry={isOutdated ? () => location.reload() : tryAgain}
      />
    </Page>
  )
}
