import type { ManagedUser } from '@normwerk/contract/company/user'
import type { Role } from '@normwerk/contract/permissions'
import { type FormEvent, useState } from 'react'
import type { Scope } from '../../../shared/cart/scope.ts'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import form from '../../../shared/forms/record-form.module.css'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { emptyPerson, nullIfEmpty, personInput } from '../../../shared/people/person-entry.ts'
import { personErrors } from '../../../shared/people/person-errors.ts'
import { PersonFields } from '../../../shared/people/person-fields.tsx'
import { RoleChoice } from '../../../shared/people/role-choice.tsx'
import { offeredRoles } from '../../../shared/people/role-presets.ts'
import { roleTexts } from '../../../shared/people/role-texts.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button, LinkButton } from '../../../ui/forms/button.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { Panel, Section } from '../../../ui/page.tsx'
import { CustomerNumberField } from './customer-number-field.tsx'
import { useCreateUser } from './queries.ts'
import styles from './user-form.module.css'
import { userPaths } from './user-paths.ts'
import { UsernameField } from './username-field.tsx'

interface Props {
  scope: Scope
  /** Customer number of the company to which staff invite a user, if it is known. */
  customerNumber?: string
  onInvited: (user: ManagedUser) => void
}

type House = 'company' | 'shop'

export function InviteForm({ scope, customerNumber = '', onInvited }: Props) {
  const text = useText()
  const create = useCreateUser(scope)
  const [person, setPerson] = useState(emptyPerson)
  const [username, setUsername] = useState('')
  const [roles, setRoles] = useState<readonly Role[]>(['SHOP_USER'])
  const [house, setHouse] = useState<House>('company')
  const [number, setNumber] = useState(customerNumber)
  const asksNumber = scope === 'shop' && house === 'company'
  const errors = useFormErrors({
    fieldErrors: {
      ...personErrors(person, text),
      ...(asksNumber && { customerNumber: number.trim() === '' ? text('field.required') : null }),
    },
    failure: create.error,
    codes: { EMAIL_TAKEN: 'email', usernameTaken: 'username', INVALID_COMPANY: 'customerNumber' },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!errors.pass() || create.isPending) return
    const input = {
      ...personInput(person),
      username: nullIfEmpty(username),
      roles: house === 'shop' ? (['GLOBAL_ADMIN'] satisfies Role[]) : [...roles],
      ...(asksNumber && { customerNumber: number.trim() }),
    }
    create.mutate(input, {
      onSuccess: (user) => {
        showToast({ message: text('company.user.invitationSent', { email: user.email }) })
        onInvited(user)
      },
    })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      {scope === 'shop' && (
        <Section title={text('company.user.belongsTo')}>
          <Panel>
            <div className={styles.fields}>
              <div className={styles.houses}>
                <Segments
                  label={text('company.user.belongsTo')}
                  value={house}
                  options={[
                    { value: 'company', label: text('company.user.ofCompany') },
                    { value: 'shop', label: text('company.user.ofShop') },
                  ]}
                  onChange={setHouse}
                />
              </div>
              {asksNumber && (
                <CustomerNumberField value={number} error={errors.of('customerNumber')} onChange={setNumber} />
              )}
            </div>
          </Panel>
        </Section>
      )}
      <Section title={text('company.person')}>
        <Panel>
          <PersonFields ofOther value={person} error={errors.of} onChange={setPerson} />
        </Panel>
      </Section>
      <Section title={text('company.user.access')}>
        <Panel>
          <div className={styles.fields}>
            <UsernameField value={username} error={errors.of('username')} onChange={setUsername} />
            {house === 'shop' ? (
              <Notice title={text(roleTexts.GLOBAL_ADMIN.name)}>{text(roleTexts.GLOBAL_ADMIN.meaning)}</Notice>
            ) : (
              <RoleChoice offered={offeredRoles} value={roles} error={errors.of('roles')} onChange={setRoles} />
            )}
          </div>
        </Panel>
      </Section>
      <div className={form.actions}>
        <Button type="submit" variant="primary" pending={create.isPending}>
          {text('company.user.sendInvitation')}
        </Button>
        <LinkButton to={userPaths[scope].list} variant="quiet">
          {text('ui.cancel')}
        </LinkButton>
      </div>
    </form>
  )
}
