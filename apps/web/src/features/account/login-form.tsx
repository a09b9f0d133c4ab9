import { useState } from 'react'
import { useTypedEmail } from '../../shared/people/typed-email.ts'
import { Panel } from '../../ui/page.tsx'
import { CodeStep } from './code-step.tsx'
import styles from './login-form.module.css'
import { type Credentials, PasswordStep } from './password-step.tsx'
import { RegisterInvitation } from './register-invitation.tsx'
import { SignInFailure } from './sign-in-failure.tsx'
import { isCodeRejected, type SignInStep, stepAfter } from './sign-in-step.ts'
import { useSignIn, useSignInWithPasskey } from './use-sign-in.ts'

/** Asks for user name and password, then for a code if the account needs one. */
export function LoginForm() {
  const signIn = useSignIn()
  const typedEmail = useTypedEmail()
  const [entry, setEntry] = useState<Credentials>({ username: typedEmail, password: '', stayLoggedIn: false })
  const [step, setStep] = useState<SignInStep>('password')
  const passkey = useSignInWithPasskey()
  const failure = signIn.error

  const onError = (error: Error) => setStep(stepAfter(error, step))

  function send(code: string | null) {
    passkey.reset()
    signIn.mutate({ ...entry, code }, { onError })
  }

  function sendPasskey(credentials: Credentials | null) {
    if (credentials === null) signIn.reset()
    passkey.mutate({ credentials, stayLoggedIn: entry.stayLoggedIn }, { onError })
  }

  const asksForCode = failure !== null && stepAfter(failure, 'password') === 'code'
  return (
    <>
      <Panel>
        <div className={styles.fields}>
          {failure !== null && !asksForCode && <SignInFailure failure={failure} username={entry.username} />}
          {passkey.error !== null && <SignInFailure failure={passkey.error} username={entry.username} />}
          {step === 'code' ? (
            <CodeStep
              rejected={isCodeRejected(failure)}
              pending={signIn.isPending || passkey.isPending}
              onCode={send}
              onPasskey={() => sendPasskey(entry)}
              onBack={() => {
                signIn.reset()
                passkey.reset()
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
              onPasskey={() => sendPasskey(null)}
              waitsForPasskey={passkey.isPending}
            />
          )}
        </div>
      </Panel>
      {step === 'password' && <RegisterInvitation />}
    </>
  )
}
