import type { Me } from '@normwerk/contract/account'
import { type FormEvent, useEffect, useState } from 'react'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { personEntryOf, personInput } from '../../../shared/people/person-entry.ts'
import { personErrors } from '../../../shared/people/person-errors.ts'
import { PersonFields } from '../../../shared/people/person-fields.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { PresentPasswordField } from './present-password-field.tsx'
import styles from './profile.module.css'
import { useChangeProfile } from './queries.ts'

interface Props {
  me: Me
  onCancel: () => void
  onSaved: (saved: Me) => void
}

export function ProfileForm({ me, onCancel, onSaved }: Props) {
  const text = useText()
  const change = useChangeProfile()
  const [person, setPerson] = useState(() => personEntryOf(me))
  const [language, setLanguage] = useState(me.language)
  const [password, setPassword] = useState('')
  const changesEmail = !isSame(person.email, me.email)
  const errors = useFormErrors({
    fieldErrors: {
      ...personErrors(person, text, { repeatEmail: changesEmail }),
      password: changesEmail && password === '' ? text('field.required') : null,
    },
    failure: change.error,
    codes: { EMAIL_TAKEN: 'email', invalidLoginData: 'password' },
  })

  // The button that opened the form is gone, so the form takes the focus.
  const { ref: form } = errors.form
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), [form])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending || !errors.pass()) return
    const { email, ...rest } = personInput(person)
    const address = changesEmail ? { email, emailRepeat: person.emailRepeat.trim(), password } : {}
    change.mutate({ ...rest, ...address, language }, { onSuccess: onSaved })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={styles.form}>
      {errors.general !== null && (
        <Notice tone="bad" live>
          {errors.general.message}
        </Notice>
      )}
      <PersonFields value={person} onChange={setPerson} error={errors.of} repeatEmail={changesEmail} />
      {changesEmail && (
        <>
          <PresentPasswordField
            hint={text('account.profile.emailNeedsPassword')}
            value={password}
            onChange={setPassword}
            failure={change.error}
            reported={errors.of('password')}
          />
          {isSame(me.username, me.email) && <Notice>{text('account.profile.emailSignsIn')}</Notice>}
        </>
      )}
      <LanguageChoice value={language} onChange={setLanguage} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{text('ui.cancel')}</Button>
        <Button type="submit" variant="primary" pending={change.isPending}>
          {text('account.profile.save')}
        </Button>
      </div>
    </form>
  )
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
