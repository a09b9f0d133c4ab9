import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallError } from '../../api/call-error.ts'
import { termsQuery } from '../../features/registration/queries.ts'
import { RegisterForm } from '../../features/registration/register-form.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

export function RegisterPage() {
  const text = useText()
  const terms = useQuery(termsQuery)
  const lacksTerms = terms.error instanceof CallError && terms.error.code === 'entryNotFound'
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
      {lacksTerms ? (
        <Notice tone="warn" title={text('registration.noTermsTitle')}>
          {text('error.termsNotPublished')}
        </Notice>
      ) : (
        <RegisterForm />
      )}
    </Page>
  )
}
