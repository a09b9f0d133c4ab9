import { getRouteApi } from '@tanstack/react-router'
import { ConfirmAddress } from '../../features/registration/confirm-address.tsx'
import { LinkExpired } from '../../features/registration/link-expired.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

const route = getRouteApi('/register/confirm')

export function ConfirmPage() {
  const text = useText()
  const { token } = route.useSearch()
  return (
    <Page title={text('registration.confirmTitle')} width="form">
      <PageHead title={text('registration.confirmTitle')} />
      {token === undefined ? <LinkExpired /> : <ConfirmAddress token={token} />}
    </Page>
  )
}
