import { useText } from '../texts/language-context.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LinkButton } from '../ui/forms/button.tsx'
import { Page } from '../ui/page.tsx'

export function NotFoundPage() {
  const text = useText()
  return (
    <Page title={text('shell.notFound')}>
      <EmptyState
        heading="page"
        title={text('shell.notFoundTitle')}
        actions={
          <LinkButton to="/" variant="primary">
            {text('shell.toStart')}
          </LinkButton>
        }
      >
        {text('shell.notFoundText')}
      </EmptyState>
    </Page>
  )
}
