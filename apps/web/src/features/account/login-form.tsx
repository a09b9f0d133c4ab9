import { useState } from 'react'
import { useTypedEmail } from '../../shared/people/typed-email.ts'
import { Panel } from '../../ui/page.tsx'
import { CodeStep } from './code-step.tsx'
import styles from './login-form.module.css'
import { type Credentials, PasswordStep } from './password-step.tsx'
import { RegisterInvitation } from './register-invitation.tsx'
import { SignInFailure } from './sign-in-failure.tsx'
import { isCodeRejected, type SignInStep, stepAfter } from './sign-in-step.ts'
import { useSignIn } from './use-sign-in.ts'

/** Asks for user name and password, then for a code if the account needs one. */
export function LoginForm() {
  const signIn = useSignIn()
  const typedEmail = useTypedEmail()
  const [entry, setEntry] = useState<Credentials>({ username: typedEmail, password: '', stayLoggedIn: false })
  const [step, setStep] = useState<SignInStep>('password')
  const failure = signIn.error

  function send(code: string | null) {
    signIn.mutate({ ...entry, code }, { onError: (error) => setStep(stepAfter(error, step)) })
  }

  const asksForCode = failure !== null && stepAfter(failure, 'password') === 'code'
  return (
    <>
      <Panel>
        <div className={styles.fields}>
          {failure !== null && !asksForCode && <SignInFailure failure={failure} username={entry.username} />}
          {step === 'code' ? (
            <CodeStep
              rejected={isCodeRejected(failure)}
              pending={signIn.isPending}
              onCode={send}
              onBack={() => {
                signIn.reset()
                setEntry({ ...entry, password: '' })
                setStep('password')
              }}
            />
          ) : (
            <PasswordStep
              entry={entry}
              onChange={setEntry}
              rejected={failure !== null}
              pending={signIn.isPending}
              onSubmit={() => send(null)}
            />
          )}
        </div>
      </Panel>
      {step === 'password' && <RegisterInvitation />}
    </>
  )
}
