import type { ManagedCompany } from '@normwerk/contract/company'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallError } from '../../api/call-error.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { TeamIcon } from '../../ui/icons.tsx'
import { Panel, Section } from '../../ui/page.tsx'
import styles from './company.module.css'
import { CompanyForm } from './company-form.tsx'
import { DeleteCompany } from './delete-company.tsx'
import { companyQuery } from './queries.ts'

/** A company as staff see it. */
export function CompanyView({ id }: { id: string }) {
  const text = useText()
  const company = useQuery(companyQuery(id))
  if (company.data !== undefined) return <KnownCompany key={id} company={company.data} />
  if (company.error instanceof CallError && company.error.code === 'entryNotFound') {
    return (
      <EmptyState
        icon={<TeamIcon size={28} />}
        title={text('company.staff.noSuchCompany')}
        actions={<LinkButton to="/administration/companies">{text('company.staff.toCompanies')}</LinkButton>}
      />
    )
  }
  if (company.error !== null) return <ErrorState error={company.error} onRetry={() => void company.refetch()} />
  return (
    <Loading className={styles.view}>
      <Skeleton height="40rem" />
      <Skeleton height="14rem" />
    </Loading>
  )
}

function KnownCompany({ company }: { company: ManagedCompany }) {
  const text = useText()
  const format = useFormat()
  const { customerNumber } = company
  return (
    <div className={styles.view}>
      <CompanyForm company={company} />
      <Section title={text('company.overview')}>
        <Panel>
          <Facts
            entries={[
              { key: 'number', name: text('company.staff.customerNumber'), value: customerNumber },
              { key: 'users', name: text('company.users'), value: company.userCount },
              { key: 'since', name: text('company.since'), value: format.date(company.createdAt) },
            ]}
          />
          <p className={styles.links}>
            <Link to="/administration/users" search={{ company: customerNumber }}>
              {text('company.staff.usersOfCompany')}
            </Link>
            <Link to="/administration/users/$id" params={{ id: 'new' }} search={{ company: customerNumber }}>
              {text('company.staff.inviteForCompany')}
            </Link>
          </p>
        </Panel>
        <Panel>
          <DeleteCompany company={company} />
        </Panel>
      </Section>
    </div>
  )
}
