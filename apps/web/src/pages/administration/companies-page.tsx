import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../api/me.ts'
import { CompaniesView } from '../../features/company/companies-view.tsx'
import { CompanyImport } from '../../features/company/company-import.tsx'
import { formatListParams, parseListParams } from '../../features/company/company-params.ts'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button, LinkButton } from '../../ui/forms/button.tsx'
import { PlusIcon } from '../../ui/page-icons.tsx'
import { turnPage } from '../turn-page.ts'

const route = getRouteApi('/administration/companies')

export function CompaniesPage() {
  const text = useText()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const requested = parseListParams(search)
  const [importing, setImporting] = useState(false)
  return (
    <OfficeFrame
      title={text('company.staff.companies')}
      lead={text('administration.companiesLead')}
      permission="shop.administer"
      actions={useCan('shop.administer') ? <Actions onImport={() => setImporting(true)} /> : undefined}
    >
      <CompaniesView
        requested={requested}
        page={search.page ?? 1}
        // Otherwise every typed letter would be a step back.
        onWant={(next) => void navigate({ search: formatListParams(next), replace: next.q !== requested.q })}
        onPage={(page) => void navigate({ search: turnPage(page) })}
      />
      <CompanyImport open={importing} onClose={() => setImporting(false)} />
    </OfficeFrame>
  )
}

function Actions({ onImport }: { onImport: () => void }) {
  const text = useText()
  return (
    <>
      <Button onClick={onImport}>{text('company.staff.import')}</Button>
      <LinkButton to="/administration/companies/$id" params={{ id: 'new' }} variant="primary" icon={<PlusIcon />}>
        {text('registration.queue.newCompany')}
      </LinkButton>
    </>
  )
}
