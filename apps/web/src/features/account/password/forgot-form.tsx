import { type FormEvent, useState } from 'react'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { emailError } from '../../../shared/people/person-errors.ts'
import { useTypedEmail } from '../../../shared/people/typed-email.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Panel } from '../../../ui/page.tsx'
import { MailSent } from './mail-sent.tsx'
import styles from './password-form.module.css'
import { useRequestReset } from './use-request-reset.ts'

/** Requests a mail with a link for a new password. */
export function ForgotForm() {
  const text = useText()
  const request = useRequestReset()
  const [email, setEmail] = useState(useTypedEmail())
  const [sentTo, setSentTo] = useState<string | null>(null)
  const errors = useFormErrors({ fieldErrors: { email: emailError(email, text) }, failure: request.error })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (request.isPending || !errors.pass()) return
    const address = email.trim()
    request.mutate(address, { onSuccess: () => setSentTo(address) })
  }

  if (sentTo !== null) return <MailSent email={sentTo} onOtherAddress={() => setSentTo(null)} />
  return (
    <Panel>
      <form {...errors.form} onSubmit={submit} className={styles.form}>
        <p>{text('account.password.forgotLead')}</p>
        <FormFailure failure={errors.general} />
        <TextField
          type="email"
          inputMode="email"
          name="email"
          label={text('shared.people.email')}
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          value={email}
          error={errors.of('email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" wide pending={request.isPending}>
          {text('account.password.sendLink')}
        </Button>
      </form>
    </Panel>
  )
}
