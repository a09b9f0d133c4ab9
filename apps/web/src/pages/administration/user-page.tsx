import { getRouteApi, Link } from '@tanstack/react-router'
import { InviteForm } from '../../features/company/user/invite-form.tsx'
import { useUserTitle } from '../../features/company/user/use-user-title.ts'
import { UserView } from '../../features/company/user/user-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'

const route = getRouteApi('/administration/users/$id')

export function UserPage() {
  const text = useText()
  const { id } = route.useParams()
  const { company = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const isNew = id === 'new'
  const name = useUserTitle('shop', id)
  return (
    <OfficeFrame
      title={isNew ? text('administration.invite') : name}
      lead={isNew ? text('company.inviteLead') : undefined}
      breadcrumb={
        <Breadcrumb
          entries={[{ key: 'users', link: <Link to="/administration/users">{text('administration.users')}</Link> }]}
        />
      }
      permission="shop.administer"
    >
      {isNew ? (
        <InviteForm
          scope="shop"
          customerNumber={company}
          onInvited={(user) => void navigate({ to: '/administration/users/$id', params: { id: user.id } })}
        />
      ) : (
        <UserView scope="shop" id={id} onDeleted={() => navigate({ to: '/administration/users', replace: true })} />
      )}
    </OfficeFrame>
  )
}
