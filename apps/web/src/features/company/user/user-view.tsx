import type { ManagedUser } from '@normwerk/contract/company/user'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallError } from '../../../api/call-error.ts'
import { useMe } from '../../../api/me.ts'
import type { Scope } from '../../../shared/cart/scope.ts'
import { useText } from '../../../texts/language-context.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { LinkButton } from '../../../ui/forms/button.tsx'
import { TeamIcon } from '../../../ui/icons.tsx'
import { userQuery } from './queries.ts'
import { UserActions } from './user-actions.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserForm } from './user-form.tsx'
import { userPaths } from './user-paths.ts'
import styles from './user-view.module.css'

interface Props {
  scope: Scope
  id: string
  onDeleted: () => Promise<void>
}

export function UserView({ scope, id, onDeleted }: Props) {
  const user = useQuery(userQuery(scope, id))
  if (user.data !== undefined) return <KnownUser key={id} scope={scope} user={user.data} onDeleted={onDeleted} />
  if (user.error instanceof CallError && user.error.code === 'entryNotFound') return <NoSuchUser scope={scope} />
  if (user.error !== null) return <ErrorState error={user.error} onRetry={() => void user.refetch()} />
  return (
    <Loading className={styles.view}>
      <div className={styles.facts}>
        <Skeleton height="16rem" />
      </div>
      <div className={styles.form}>
        <Skeleton height="50rem" />
      </div>
      <Skeleton height="20rem" />
    </Loading>
  )
}

function KnownUser({ scope, user, onDeleted }: { scope: Scope; user: ManagedUser; onDeleted: () => Promise<void> }) {
  const isOwn = useMe()?.id === user.id
  return (
    <div className={styles.view}>
      <div className={styles.facts}>
        <UserFacts scope={scope} user={user} />
      </div>
      <div className={styles.form}>
        <UserForm scope={scope} user={user} isOwn={isOwn} />
      </div>
      <div>{isOwn ? <OwnAccount /> : <UserActions scope={scope} user={user} onDeleted={onDeleted} />}</div>
    </div>
  )
}

function OwnAccount() {
  const text = useText()
  return (
    <Notice title={text('company.user.ownAccount')}>
      <p>{text('company.user.ownAccountText')}</p>
      <p>
        <Link to="/account">{text('company.user.toProfile')}</Link>
      </p>
      <p>
        <Link to="/account/security">{text('company.user.toSecurity')}</Link>
      </p>
    </Notice>
  )
}

function NoSuchUser({ scope }: { scope: Scope }) {
  const text = useText()
  return (
    <EmptyState
      icon={<TeamIcon size={28} />}
      title={text('company.user.noSuchUser')}
      actions={<LinkButton to={userPaths[scope].list}>{text('company.user.toUsers')}</LinkButton>}
    >
      {text('company.user.noSuchUserText')}
    </EmptyState>
  )
}
