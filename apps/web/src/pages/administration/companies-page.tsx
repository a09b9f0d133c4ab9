import { getRouteApi } from '@tanstack/react-router'
import { useCan } from '../../api/me.ts'
import { CompaniesView } from '../../features/company/companies-view.tsx'
import { formatListParams, parseListParams } from '../../features/company/company-params.ts'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { turnPage } from '../turn-page.ts'

const route = getRouteApi('/administration/companies')

export function CompaniesPage() {
  const text = useText()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const requested = parseListParams(search)
  return (
    <OfficeFrame
      title={text('company.staff.companies')}
      lead={text('administration.companiesLead')}
      permission="shop.administer"
      actions={useCan('shop.administer') ? <Create /> : undefined}
    >
      <CompaniesView
        requested={requested}
        page={search.page ?? 1}
        // Otherwise every typed letter would be a step back.
        onWant={(next) => void navigate({ search: formatListParams(next), replace: next.q !== requested.q })}
        onPage={(page) => void navigate({ search: turnPage(page) })}
      />
    </OfficeFrame>
  )
}

function Create() {
  const text = useText()
  return (
    <LinkButton to="/administration/companies/$id" params={{ id: 'new' }} variant="primary" icon={<PlusIcon />}>
      {text('registration.queue.newCompany')}
    </LinkButton>
  )
}
