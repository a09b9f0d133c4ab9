import { getRouteApi } from '@tanstack/react-router'
import { AuditView } from '../../features/audit/audit-view.tsx'
import { printWanted, readWanted } from '../../features/audit/wanted-audit.ts'
import { useText } from '../../texts/language-context.tsx'
import { OfficeFrame } from '../../trade/office-frame.tsx'
import { turnPage } from '../turn-page.ts'

const route = getRouteApi('/company/audit')

export function AuditPage() {
  const text = useText()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <OfficeFrame title={text('audit.title')} lead={text('audit.companyLead')} permission="company.manage">
      <AuditView
        scope="company"
        wanted={readWanted(search)}
        page={search.page ?? 1}
        onWant={(wanted) => void navigate({ search: printWanted(wanted) })}
        onPage={(page) => void navigate({ search: turnPage(page) })}
      />
    </OfficeFrame>
  )
}
