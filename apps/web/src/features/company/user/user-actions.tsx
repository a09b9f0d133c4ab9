import type { ManagedUser } from '@normwerk/contract/company/user'
import type { Scope } from '../../../shared/cart/scope.ts'
import { useText } from '../../../texts/language-context.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { Panel, Section } from '../../../ui/page.tsx'
import { MoveUser } from './move-user.tsx'
import { nameOf } from './name-of.ts'
import { useDeleteUser, useInviteAgain, useLockUser, useRemoveSecondFactor, useRequestPassword } from './queries.ts'
import { UserAction } from './user-action.tsx'

interface Props {
  scope: Scope
  user: ManagedUser
  /** Called after the user was deleted, because the page has nothing to show any more. */
  onDeleted: () => Promise<void>
}

/** Actions on another user besides changing their data. */
export function UserActions({ scope, user, onDeleted }: Props) {
  const text = useText()
  return (
    <Section title={text('company.user.actions')}>
      <Panel>
        {user.invited ? <InviteAgain scope={scope} user={user} /> : <RequestPassword user={user} />}
        <Lock scope={scope} user={user} />
        {user.secondFactor && <RemoveSecondFactor scope={scope} user={user} />}
        {scope === 'shop' && <MoveUser user={user} />}
        <Delete scope={scope} user={user} onDeleted={onDeleted} />
      </Panel>
    </Section>
  )
}

type OneProps = Omit<Props, 'onDeleted'>

function InviteAgain({ scope, user }: OneProps) {
  const text = useText()
  const invite = useInviteAgain(scope)
  const reported = () => showToast({ message: text('company.user.invitationSent', { email: user.email }) })
  return (
    <UserAction
      title={text('company.user.inviteAgain')}
      label={text('company.user.sendInvitation')}
      pending={invite.isPending}
      error={invite.error}
      onAct={() => invite.mutate(user.id, { onSuccess: reported })}
    >
      {text('company.user.inviteAgainText')}
    </UserAction>
  )
}

function RequestPassword({ user: { email } }: { user: ManagedUser }) {
  const text = useText()
  const request = useRequestPassword()
  const reported = () => showToast({ message: text('company.user.passwordLinkSent', { email }) })
  return (
    <UserAction
      title={text('company.user.newPassword')}
      label={text('company.user.sendPasswordLink')}
      pending={request.isPending}
      error={request.error}
      onAct={() => request.mutate(email, { onSuccess: reported })}
    >
      {text('company.user.newPasswordText')}
    </UserAction>
  )
}

function Lock({ scope, user }: OneProps) {
  const text = useText()
  const lock = useLockUser(scope)
  const { locked } = user
  const reported = (now: ManagedUser) =>
    showToast({
      message: text(now.locked ? 'company.user.userLocked' : 'company.user.userUnlocked', { name: nameOf(now) }),
    })
  return (
    <UserAction
      title={text(locked ? 'company.user.unlock' : 'company.user.lock')}
      label={text(locked ? 'company.user.unlock' : 'company.user.lock')}
      pending={lock.isPending}
      error={lock.error}
      onAct={() => lock.mutate({ userId: user.id, locking: !locked }, { onSuccess: reported })}
    >
      {text(locked ? 'company.user.unlockText' : 'company.user.lockText')}
    </UserAction>
  )
}

function RemoveSecondFactor({ scope, user }: OneProps) {
  const text = useText()
  const remove = useRemoveSecondFactor(scope)
  const reported = () => showToast({ message: text('company.user.secondFactorRemoved', { name: nameOf(user) }) })
  return (
    <UserAction
      title={text('company.user.removeSecondFactor')}
      label={text('company.user.removeSecondFactor')}
      pending={remove.isPending}
      error={remove.error}
      onAct={() => remove.mutate(user.id, { onSuccess: reported })}
      question={{
        title: text('company.user.removeSecondFactor'),
        text: <p>{text('company.user.removeSecondFactorAsk', { name: nameOf(user) })}</p>,
        variant: 'primary',
      }}
    >
      {text('company.user.removeSecondFactorText')}
    </UserAction>
  )
}

function Delete({ scope, user, onDeleted }: Props) {
  const text = useText()
  const name = nameOf(user)
  const remove = useDeleteUser(scope, () => {
    showToast({ message: text('company.user.userDeleted', { name }) })
    return onDeleted()
  })
  return (
    <UserAction
      title={text('company.user.deleteUser')}
      label={text('company.user.delete')}
      pending={remove.isPending}
      error={remove.error}
      onAct={() => remove.mutate(user.id)}
      question={{
        title: text('company.user.deleteAsk', { name }),
        text: (
          <>
            <p>{text('company.user.deletePersonal')}</p>
            <p>{text('company.user.deleteOrders')}</p>
          </>
        ),
        variant: 'danger',
      }}
    >
      {text('company.user.deleteText')}
    </UserAction>
  )
}
