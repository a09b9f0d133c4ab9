import type { Me } from '@normwerk/contract/account'
import { type ReactNode, useState } from 'react'
import { addressedName } from '../../../shared/people/addressed-name.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { KeepFocus } from '../../../ui/focus/keep-focus.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { Panel, Section } from '../../../ui/page.tsx'
import { useLanguageName } from './language-choice.tsx'
import styles from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'

/** The user's own data, which can be read and edited in the same place. */
export function PersonalData({ me }: { me: Me }) {
  const text = useText()
  const [editing, setEditing] = useState(false)
  const close = () => setEditing(false)

  return (
    <KeepFocus on="[data-edit]">
      <Section
        title={text('account.profile.personalData')}
        aside={
          !editing && (
            <Button data-edit variant="quiet" size="small" className={styles.quiet} onClick={() => setEditing(true)}>
              {text('account.profile.edit')}
            </Button>
          )
        }
      >
        <Panel>
          {editing ? (
            <ProfileForm
              me={me}
              onCancel={close}
              onSaved={({ pendingEmail }) => {
                close()
                const hasNewAddress = pendingEmail !== null && pendingEmail !== me.pendingEmail
                showToast({
                  message: hasNewAddress
                    ? text('account.profile.savedEmailPending', { email: pendingEmail })
                    : text('account.profile.saved'),
                })
              }}
            />
          ) : (
            <PersonalFacts me={me} />
          )}
        </Panel>
      </Section>
    </KeepFocus>
  )
}

function PersonalFacts({ me }: { me: Me }) {
  const text = useText()
  const languageName = useLanguageName(me.language)
  const missing = <span className={styles.missing}>{text('account.profile.notStated')}</span>
  const number = (value: string | null): ReactNode => value ?? missing
  return (
    <Facts
      entries={[
        { key: 'name', name: text('account.profile.name'), value: addressedName(me, text) },
        { key: 'email', name: text('account.profile.contactEmail'), value: <MailAddress address={me.email} /> },
        ...(me.pendingEmail === null
          ? []
          : [
              {
                key: 'pendingEmail',
                name: text('account.profile.newEmail'),
                value: <PendingEmail address={me.pendingEmail} />,
              },
            ]),
        { key: 'phone', name: text('shared.people.phoneNumber'), value: number(me.phoneNumber) },
        { key: 'mobile', name: text('shared.people.mobilePhoneNumber'), value: number(me.mobilePhoneNumber) },
        ...(me.fax === null ? [] : [{ key: 'fax', name: text('shared.people.fax'), value: me.fax }]),
        { key: 'language', name: text('account.profile.mailLanguage'), value: languageName },
      ]}
    />
  )
}

/** A new address, and what is still to be done for it. */
function PendingEmail({ address }: { address: string }) {
  const text = useText()
  return (
    <>
      <MailAddress address={address} />
      <br />
      <span className={styles.soft}>{text('account.profile.emailPending')}</span>
    </>
  )
}

/** Breaks a mail address at the `@` instead of within a name. */
function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
