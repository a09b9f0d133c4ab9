import type { CompanyProfile } from '@normwerk/contract/company'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AddressLines } from '../../shared/people/address-lines.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Panel, Section } from '../../ui/page.tsx'
import styles from './company.module.css'
import { OwnCompanyForm } from './own-company-form.tsx'
import { ownCompanyQuery } from './queries.ts'

/** The company as its own administrators see it. `onMissing`: the administrator must now set up a second factor. */
export function OwnCompanyView({ onMissing }: { onMissing: () => void }) {
  const company = useQuery(ownCompanyQuery)
  if (company.data !== undefined) {
    return (
      <div className={styles.view}>
        <OwnCompanyForm company={company.data} onMissing={onMissing} />
        <Given company={company.data} />
      </div>
    )
  }
  if (company.error !== null) return <ErrorState error={company.error} onRetry={() => void company.refetch()} />
  return (
    <Loading className={styles.view}>
      <Skeleton height="30rem" />
      <Skeleton height="24rem" />
    </Loading>
  )
}

/** The fields that only the shop's staff edit. */
function Given({ company }: { company: CompanyProfile }) {
  const text = useText()
  const address = {
    ...company.invoiceAddress,
    id: company.id,
    addressType: 'Invoice' as const,
    company: company.companyName,
    companyAddition: company.companyAddition,
  }
  const entries = [
    { key: 'number', name: text('company.staff.customerNumber'), value: company.customerNumber },
    { key: 'vatId', name: text('shared.people.vatId'), value: company.vatId ?? '–' },
    { key: 'taxNumber', name: text('shared.people.taxNumber'), value: company.taxNumber ?? '–' },
    { key: 'address', name: text('company.staff.invoiceAddress'), value: <AddressLines address={address} /> },
  ]
  return (
    <Section title={text('company.keptByUs')}>
      <Panel>
        <div className={styles.stack}>
          <Facts entries={entries} />
          <p className={styles.meaning}>
            {text('company.keptByUsText')} <Link to="/account/contact">{text('company.toContact')}</Link>
          </p>
        </div>
      </Panel>
    </Section>
  )
}
