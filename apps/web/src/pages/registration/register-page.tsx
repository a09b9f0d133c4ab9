import { Link } from '@tanstack/react-router'
import { RegisterForm } from '../../features/registration/register-form.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

export function RegisterPage() {
  const text = useText()
  return (
    <Page title={text('registration.title')} width="text">
      <PageHead
        title={text('registration.title')}
        lead={
          <>
            {text('registration.lead')} {text('registration.haveAccount')}{' '}
            <Link to="/login">{text('account.signIn')}</Link>
          </>
        }
      />
      <RegisterForm />
    </Page>
  )
}
