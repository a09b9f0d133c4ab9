import { type FormEvent, useState } from 'react'
import { useMe } from '../../../api/me.ts'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { emailError } from '../../../shared/people/person-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Panel } from '../../../ui/page.tsx'
import styles from './newsletter.module.css'
import { useSubscribe } from './queries.ts'

/** Asks a mailbox whether it wants the newsletter. Says the same whether it has it already or not. */
export function SubscribeForm() {
  const text = useText()
  const subscribe = useSubscribe()
  const [typed, setTyped] = useState<string | null>(null)
  const own = useMe()?.email ?? ''
  const email = typed ?? own
  const errors = useFormErrors({ fieldErrors: { email: emailError(email, text) }, failure: subscribe.error })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!subscribe.isPending && errors.pass()) subscribe.mutate(email.trim())
  }

  if (subscribe.isSuccess) {
    return (
      <Notice tone="good" title={text('content.newsletter.checkTitle')} live>
        <p className={styles.text}>{text('content.newsletter.pending', { email: subscribe.variables })}</p>
      </Notice>
    )
  }
  return (
    <Panel>
      <form {...errors.form} onSubmit={submit} className={styles.form}>
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
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" wide pending={subscribe.isPending}>
          {text('content.newsletter.subscribe')}
        </Button>
      </form>
    </Panel>
  )
}
