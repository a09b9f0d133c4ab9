import type { ManagedUser } from '@normwerk/contract/company-user'
import type { FormEvent } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { FormFailure } from '../../trade/form-failure.tsx'
import { personErrors } from '../../trade/person-errors.ts'
import { PersonFields } from '../../trade/person-fields.tsx'
import form from '../../trade/record-form.module.css'
import { RoleChoice } from '../../trade/role-choice.tsx'
import { offeredRoles } from '../../trade/role-presets.ts'
import { SaveActions } from '../../trade/save-actions.tsx'
import type { Scope } from '../../trade/scope.ts'
import { useEntry } from '../../trade/use-entry.ts'
import { useFormErrors } from '../../trade/use-form-errors.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ExplainedLabel } from '../../ui/explained-label.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, Section } from '../../ui/page.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { nameOf } from './name-of.ts'
import { useChangeUser } from './queries.ts'
import { changesTo, userEntryOf } from './user-entry.ts'
import styles from './user-form.module.css'
import { UsernameField } from './username-field.tsx'

interface Props {
  scope: Scope
  user: ManagedUser
  /** Whether the administrator looks at himself. */
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
    fieldErrors: personErrors(entry.person, text),
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
        showToast({ message: text('company.userSaved', { name: nameOf(changed) }) })
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
            value={entry.person}
            error={errors.of}
            onChange={(person) => setEntry({ ...entry, person })}
          />
        </Panel>
      </Section>
      <Section title={text('company.access')}>
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
            {losesRights && <Notice tone="warn">{text('company.losesRights')}</Notice>}
            {!isOwn && (
              <Checkbox
                name="enabled"
                checked={entry.enabled}
                error={errors.of('enabled')}
                onChange={(event) => setEntry({ ...entry, enabled: event.target.checked })}
                label={<ExplainedLabel name={text('company.enabled')} meaning={text('company.enabledMeaning')} />}
              />
            )}
          </div>
        </Panel>
      </Section>
      <SaveActions hasChanges={changes !== null} pending={change.isPending} onDiscard={() => begin(user)} />
    </form>
  )
}
