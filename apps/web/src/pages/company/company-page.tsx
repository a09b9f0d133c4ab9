import { useNavigate } from '@tanstack/react-router'
import { OwnCompanyView } from '../../features/company/own-company-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function CompanyPage() {
  const text = useText()
  const navigate = useNavigate()
  return (
    <OfficeFrame title={text('company.company')} lead={text('company.companyLead')} permission="company.manage">
      <OwnCompanyView onMissing={() => void navigate({ to: '/account/security' })} />
    </OfficeFrame>
  )
}
