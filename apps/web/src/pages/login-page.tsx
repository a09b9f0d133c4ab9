import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMe } from '../api/me.ts'
import { LoginForm } from '../features/account/login-form.tsx'
import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

const route = getRouteApi('/login')

export function LoginPage() {
  const text = useText()
  const { from } = route.useSearch()
  const me = useMe()
  const router = useRouter()
  const secondFactor = me?.secondFactor

  // Also runs after signing in: `me` is known then, and buyers return to the page they came from.
  useEffect(() => {
    if (secondFactor === 'missing') router.history.replace('/account/security')
    else if (secondFactor !== undefined) router.history.replace(ownPath(from))
  }, [secondFactor, router, from])

  return (
    <Page title={text('account.signIn')} width="form">
      <PageHead title={text('account.signIn')} lead={text('account.signInLead')} />
      <LoginForm />
    </Page>
  )
}

/** Accepts only a path of this shop. Another address could lead buyers to a foreign site after they signed in. */
function ownPath(from: string | undefined): string {
  return from !== undefined && /^\/(?![/\\])/.test(from) ? from : '/'
}
