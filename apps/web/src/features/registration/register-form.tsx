import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { FormFailure } from '../../shared/forms/form-failure.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { PersonFields } from '../../shared/people/person-fields.tsx'
import { handOverEmail } from '../../shared/people/typed-email.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { AccessFields } from './access-fields.tsx'
import { FormSection } from './form-section.tsx'
import { KindChoice } from './kind-choice.tsx'
import { KnownCompanyFields } from './known-company-fields.tsx'
import { NewCompanyFields } from './new-company-fields.tsx'
import styles from './register-form.module.css'
import { emptyRegistration, kindOf, type RegistrationKind, registrationErrors } from './registration-entry.ts'
import { TermsField } from './terms-field.tsx'
import { useCompanyLookup } from './use-company-lookup.ts'
import { areTermsOutdated, useRegister } from './use-register.ts'

export function RegisterForm() {
  const text = useText()
  const navigate = useNavigate()
  const register = useRegister()
  const [chosen, setChosen] = useState<RegistrationKind | null>(null)
  const [movedOn, setMovedOn] = useState(false)
  const [entry, setEntry] = useState(emptyRegistration)
  const kind = chosen ?? 'known'
  const lookup = useCompanyLookup(kind === 'known' ? entry.customerNumber : '', entry.company.zip)
  const errors = useFormErrors({
    fieldErrors: {
      ...registrationErrors(kind, entry, text),
      customerNumber: lookup.state === 'unknown' ? text('error.INVALID_COMPANY') : null,
    },
    failure: register.error,
    codes: { INVALID_COMPANY: 'customerNumber' },
  })

  function choose(next: RegistrationKind) {
    setChosen(next)
    setMovedOn(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (register.isPending) return
    const leadsTo = kindOf(kind, entry)
    if (leadsTo !== kind) {
      setChosen(leadsTo)
      setMovedOn(true)
      return errors.report()
    }
    if (!errors.pass()) return
    register.mutate(
      { kind, entry },
      {
        onSuccess: () => void navigate({ to: '/register/pending', state: handOverEmail(entry.person.email) }),
        onError: (error) => {
          if (areTermsOutdated(error)) setEntry((last) => ({ ...last, termsAccepted: false }))
        },
      },
    )
  }

  return (
    <div className={styles.form}>
      <KindChoice chosen={chosen} onChoose={choose} />
      {chosen !== null && (
        <form {...errors.form} onSubmit={submit} className={styles.form}>
          <FormSection title={text('registration.company')} lead={text('registration.companyLead')}>
            {movedOn && (
              <Notice tone="info" live>
                {text('registration.withoutNumber')}
              </Notice>
            )}
            {kind === 'known' ? (
              <KnownCompanyFields
                entry={entry}
                onChange={setEntry}
                error={errors.of}
                lookup={lookup}
                onNewCompany={() => choose('new')}
              />
            ) : (
              <NewCompanyFields
                value={entry.company}
                onChange={(company) => setEntry({ ...entry, company })}
                error={errors.of}
              />
            )}
          </FormSection>
          <FormSection title={text('registration.person')} lead={text('registration.personLead')}>
            <PersonFields
              path="user."
              repeatEmail
              value={entry.person}
              onChange={(person) => setEntry({ ...entry, person })}
              error={errors.of}
            />
          </FormSection>
          <FormSection title={text('registration.access')} lead={text('registration.accessLead')}>
            <AccessFields entry={entry} onChange={setEntry} error={errors.of} />
          </FormSection>
          <div className={styles.end}>
            <TermsField
              accepted={entry.termsAccepted}
              onChange={(termsAccepted) => setEntry({ ...entry, termsAccepted })}
              error={errors.of('user.termsVersion', 'user.termsAccepted')}
            />
            <FormFailure failure={errors.general} />
            <Button type="submit" variant="primary" wide pending={register.isPending}>
              {text('registration.register')}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
