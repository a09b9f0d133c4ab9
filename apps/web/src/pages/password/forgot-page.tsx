import { Link } from '@tanstack/react-router'
import { ForgotForm } from '../../features/account/password/forgot-form.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

export function ForgotPage() {
  const text = useText()
  return (
    <Page title={text('account.password.forgotTitle')} width="form">
      <PageHead title={text('account.password.forgotTitle')} />
      <ForgotForm />
      <p>
        <Link to="/login">{text('account.password.backToSignIn')}</Link>
      </p>
    </Page>
  )
}
