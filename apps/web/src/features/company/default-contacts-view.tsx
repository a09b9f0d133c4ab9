import type { DefaultContacts } from '@normwerk/contract/company'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { FormFailure } from '../../shared/forms/form-failure.tsx'
import form from '../../shared/forms/record-form.module.css'
import { SaveActions } from '../../shared/forms/save-actions.tsx'
import { useEntry } from '../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { changedFields } from '../../shared/people/changed-fields.ts'
import { useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { Panel } from '../../ui/page.tsx'
import styles from './company.module.css'
import { type ContactEntry, contactEntryOf, contactInput } from './company-entry.ts'
import { contactErrors } from './company-errors.ts'
import { ContactFields } from './contact-fields.tsx'
import { defaultContactsQuery, useChangeDefaultContacts } from './queries.ts'

/** The contacts of the shop for companies without their own ones. */
export function DefaultContactsView() {
  const contacts = useQuery(defaultContactsQuery)
  if (contacts.data !== undefined) return <DefaultContactsForm contacts={contacts.data} />
  if (contacts.error === null) return <Skeleton height="20rem" />
  return <ErrorState error={contacts.error} onRetry={() => void contacts.refetch()} />
}

interface Entry {
  fieldService: ContactEntry
  officeStaff: ContactEntry
}

const entryOf = ({ fieldService, officeStaff }: DefaultContacts): Entry => ({
  fieldService: contactEntryOf(fieldService),
  officeStaff: contactEntryOf(officeStaff),
})

const inputOf = ({ fieldService, officeStaff }: Entry): DefaultContacts => ({
  fieldService: contactInput(fieldService),
  officeStaff: contactInput(officeStaff),
})

/** Returns all contacts if one of them has changed. */
function changesTo(stored: DefaultContacts, entry: Entry): DefaultContacts | null {
  const input = inputOf(entry)
  return Object.keys(changedFields(stored, input)).length === 0 ? null : input
}

function DefaultContactsForm({ contacts }: { contacts: DefaultContacts }) {
  const text = useText()
  const change = useChangeDefaultContacts()
  const { entry, setEntry, changes, begin } = useEntry(contacts, entryOf, changesTo)
  const errors = useFormErrors({
    fieldErrors: {
      ...contactErrors('fieldService', entry.fieldService, text),
      ...contactErrors('officeStaff', entry.officeStaff, text),
    },
    failure: change.error,
    codes: {},
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!errors.pass() || changes === null || change.isPending) return
    change.mutate(changes, {
      onSuccess: (changed) => {
        begin(changed)
        showToast({ message: text('company.staff.contactsSaved') })
      },
    })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      <Panel>
        <div className={styles.contacts}>
          {(['officeStaff', 'fieldService'] as const).map((path) => (
            <ContactFields
              key={path}
              path={path}
              legend={text(`company.staff.${path}`)}
              value={entry[path]}
              error={errors.of}
              onChange={(contact) => setEntry({ ...entry, [path]: contact })}
            />
          ))}
        </div>
      </Panel>
      <SaveActions hasChanges={changes !== null} pending={change.isPending} onDiscard={() => begin(contacts)} />
    </form>
  )
}
