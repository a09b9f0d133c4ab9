import type { AuditEntry } from '@normwerk/contract/audit'
import { Link } from '@tanstack/react-router'
import type { Scope } from '../../shared/cart/scope.ts'
import { useText } from '../../texts/language-context.tsx'

interface Props {
  scope: Scope
  entry: AuditEntry
}

const userPaths = { company: '/company/users/$id', shop: '/administration/users/$id' } as const

/** The user who acted. */
export function Doer({ scope, entry }: Props) {
  const text = useText()
  const { by, byStaff } = entry
  if (by === null) return text(byStaff ? 'audit.byStaff' : 'audit.byNobody')
  return (
    <>
      {text('audit.by')} <Person scope={scope} id={by.id} name={by.name} isLinked={scope === 'shop' || !byStaff} />
    </>
  )
}

/** The user or thing that was changed, unless it is the user who acted. Deleted things have no name any more. */
export function About({ scope, entry }: Props) {
  const { about, by, action } = entry
  if (about === null || about.id === by?.id) return null
  if (isOfPerson(action)) {
    return (
      <>
        : <Person scope={scope} id={about.id} name={about.name} isLinked />
      </>
    )
  }
  if (about.name === null) return null
  if (scope === 'shop' && action.startsWith('company.')) {
    return (
      <>
        :{' '}
        <Link to="/administration/companies/$id" params={{ id: about.id }}>
          {about.name}
        </Link>
      </>
    )
  }
  return <>: {about.name}</>
}

function isOfPerson(action: AuditEntry['action']): boolean {
  return /^(user|account)\./.test(action) || action === 'registration.accepted'
}

function Person({ scope, id, name, isLinked }: { scope: Scope; id: string; name: string | null; isLinked: boolean }) {
  const text = useText()
  if (name === null) return text(scope === 'shop' ? 'audit.deletedUser' : 'audit.formerUser')
  if (!isLinked) return name
  return (
    <Link to={userPaths[scope]} params={{ id }}>
      {name}
    </Link>
  )
}
