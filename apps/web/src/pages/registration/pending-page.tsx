import { NextSteps } from '../../features/registration/next-steps.tsx'
import { useTypedEmail } from '../../shared/people/typed-email.ts'
import { useText } from '../../texts/language-context.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { Page, PageHead, Panel } from '../../ui/page.tsx'

export function PendingPage() {
  const text = useText()
  const email = useTypedEmail()
  return (
    <Page title={text('registration.pendingTitle')} width="form">
      <PageHead
        title={text('registration.pendingTitle')}
        lead={email === '' ? text('registration.pendingLead') : text('registration.pendingLeadTo', { email })}
      />
      <Panel>
        <NextSteps done={0} />
      </Panel>
      <p>{text('registration.nothingMore')}</p>
      <div>
        <LinkButton to="/">{text('registration.toShop')}</LinkButton>
      </div>
    </Page>
  )
}
