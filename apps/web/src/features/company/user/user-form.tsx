import type { ManagedUser } from '@normwerk/contract/company/user'
import type { FormEvent } from 'react'
import type { Scope } from '../../../shared/cart/scope.ts'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import form from '../../../shared/forms/record-form.module.css'
import { SaveActions } from '../../../shared/forms/save-actions.tsx'
import { useEntry } from '../../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { personErrors } from '../../../shared/people/person-errors.ts'
import { PersonFields } from '../../../shared/people/person-fields.tsx'
import { RoleChoice } from '../../../shared/people/role-choice.tsx'
import { offeredRoles } from '../../../shared/people/role-presets.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { ExplainedLabel } from '../../../ui/forms/explained-label.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { Panel, Section } from '../../../ui/page.tsx'
import { LimitFields, limitErrors } from './limit-fields.tsx'
import { nameOf } from './name-of.ts'
import { useChangeUser } from './queries.ts'
import { changesTo, userEntryOf } from './user-entry.ts'
import styles from './user-form.module.css'
import { UsernameField } from './username-field.tsx'

interface Props {
  scope: Scope
  user: ManagedUser
  /** Whether administrators edit their own data. */
  isOwn: boolean
}

const staffRoles = ['GLOBAL_ADMIN'] as const

export function UserForm({ scope, user, isOwn }: Props) {
  const text = useText()
  const change = useChangeUser(scope)
  const { entry, setEntry, changes, begin } = useEntry(user, userEntryOf, changesTo)
  const isStaff = user.companyCustomerNumber === null
  const losesRights = isOwn && !entry.roles.includes(isStaff ? 'GLOBAL_ADMIN' : 'ADMIN')
  const errors = useFormErrors({
    fieldErrors: { ...personErrors(entry.person, text), ...limitErrors(entry, text) },
    failure: change.error,
    codes: {
      EMAIL_TAKEN: 'email',
      usernameTaken: 'username',
      lastAdministrator: change.variables?.enabled === false ? 'enabled' : 'roles',
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!errors.pass() || changes === null || change.isPending) return
    change.mutate(changes, {
      onSuccess: (changed) => {
        begin(changed)
        showToast({ message: text('company.user.userSaved', { name: nameOf(changed) }) })
      },
    })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      <Section title={text('company.person')}>
        <Panel>
          <PersonFields
            ofOther={!isOwn}
            withoutEmail={isOwn && !user.invited}
            value={entry.person}
            error={errors.of}
            onChange={(person) => setEntry({ ...entry, person })}
          />
        </Panel>
      </Section>
      <Section title={text('company.user.access')}>
        <Panel>
          <div className={styles.fields}>
            <UsernameField
              value={entry.username}
              error={errors.of('username')}
              onChange={(username) => setEntry({ ...entry, username })}
            />
            <RoleChoice
              offered={isStaff ? staffRoles : offeredRoles}
              value={entry.roles}
              error={errors.of('roles')}
              onChange={(roles) => setEntry({ ...entry, roles })}
            />
            {entry.roles.includes('ORDER') && (
              <LimitFields entry={entry} error={errors.of} onChange={(limits) => setEntry({ ...entry, ...limits })} />
            )}
            {losesRights && <Notice tone="warn">{text('company.user.losesRights')}</Notice>}
            {!isOwn && (
              <Checkbox
                name="enabled"
                checked={entry.enabled}
                error={errors.of('enabled')}
                onChange={(event) => setEntry({ ...entry, enabled: event.target.checked })}
                label={<ExplainedLabel name={text('company.enabled')} meaning={text('company.user.enabledMeaning')} />}
              />
            )}
          </div>
        </Panel>
      </Section>
      <SaveActions hasChanges={changes !== null} pending={change.isPending} onDiscard={() => begin(user)} />
    </form>
  )
}
