import { getRouteApi, Link } from '@tanstack/react-router'
import { InviteForm } from '../../features/company/user/invite-form.tsx'
import { useUserTitle } from '../../features/company/user/use-user-title.ts'
import { UserView } from '../../features/company/user/user-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'

const route = getRouteApi('/company/users/$id')

export function UserPage() {
  const text = useText()
  const { id } = route.useParams()
  const navigate = route.useNavigate()
  const isNew = id === 'new'
  const name = useUserTitle('company', id)
  return (
    <OfficeFrame
      title={isNew ? text('company.invite') : name}
      lead={isNew ? text('company.inviteLead') : undefined}
      breadcrumb={
        <Breadcrumb entries={[{ key: 'users', link: <Link to="/company/users">{text('company.users')}</Link> }]} />
      }
      permission="company.manage"
    >
      {isNew ? (
        <InviteForm
          scope="company"
          onInvited={(user) => void navigate({ to: '/company/users/$id', params: { id: user.id } })}
        />
      ) : (
        <UserView scope="company" id={id} onDeleted={() => navigate({ to: '/company/users', replace: true })} />
      )}
    </OfficeFrame>
  )
}
