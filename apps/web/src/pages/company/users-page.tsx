import { getRouteApi } from '@tanstack/react-router'
import { useCan } from '../../api/me.ts'
import { differsByTyping, formatListParams, parseListParams } from '../../features/company/user/user-params.ts'
import { UsersView } from '../../features/company/user/users-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { PlusIcon } from '../../ui/page-icons.tsx'
import { turnPage } from '../turn-page.ts'

const route = getRouteApi('/company/users')

export function UsersPage() {
  const text = useText()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const requested = parseListParams(search)
  return (
    <OfficeFrame
      title={text('company.users')}
      lead={text('company.usersLead')}
      permission="company.manage"
      actions={useCan('company.manage') ? <Invite /> : undefined}
    >
      <UsersView
        scope="company"
        requested={requested}
        page={search.page ?? 1}
        onWant={(next) => void navigate({ search: formatListParams(next), replace: differsByTyping(next, requested) })}
        onPage={(page) => void navigate({ search: turnPage(page) })}
      />
    </OfficeFrame>
  )
}

function Invite() {
  const text = useText()
  return (
    <LinkButton to="/company/users/$id" params={{ id: 'new' }} variant="primary" icon={<PlusIcon />}>
      {text('company.invite')}
    </LinkButton>
  )
}
