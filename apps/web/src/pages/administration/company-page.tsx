import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCan } from '../../api/me.ts'
import { CompanyView } from '../../features/company/company-view.tsx'
import { NewCompanyForm } from '../../features/company/new-company-form.tsx'
import { companyQuery } from '../../features/company/queries.ts'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'

const route = getRouteApi('/administration/companies/$id')

export function CompanyPage() {
  const text = useText()
  const { id } = route.useParams()
  const navigate = route.useNavigate()
  const isNew = id === 'new'
  const company = useQuery({ ...companyQuery(id), enabled: useCan('shop.administer') && !isNew })
  return (
    <OfficeFrame
      title={
        isNew ? text('registration.queue.newCompany') : (company.data?.companyName ?? text('company.staff.company'))
      }
      lead={isNew ? text('administration.newCompanyLead') : undefined}
      breadcrumb={
        <Breadcrumb
          entries={[
            { key: 'companies', link: <Link to="/administration/companies">{text('company.staff.companies')}</Link> },
          ]}
        />
      }
      permission="shop.administer"
    >
      {isNew ? (
        <NewCompanyForm
          onCreated={({ id: made, customerNumber, companyName }) => {
            showToast({ message: text('administration.companyCreated', { name: companyName, number: customerNumber }) })
            void navigate({ to: '/administration/companies/$id', params: { id: made } })
          }}
        />
      ) : (
        <CompanyView id={id} />
      )}
    </OfficeFrame>
  )
}
