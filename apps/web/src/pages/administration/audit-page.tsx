import { getRouteApi } from '@tanstack/react-router'
import { formatListParams, parseListParams } from '../../features/audit/audit-params.ts'
import { AuditView } from '../../features/audit/audit-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { turnPage } from '../turn-page.ts'

const route = getRouteApi('/administration/audit')

export function AuditPage() {
  const text = useText()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <OfficeFrame title={text('audit.title')} lead={text('audit.shopLead')} permission="shop.administer">
      <AuditView
        scope="shop"
        requested={parseListParams(search)}
        page={search.page ?? 1}
        onWant={(requested) => void navigate({ search: formatListParams(requested) })}
        onPage={(page) => void navigate({ search: turnPage(page) })}
      />
    </OfficeFrame>
  )
}
