import type { ManagedCompany } from '@normwerk/contract/company'
import { locales } from '@normwerk/contract/language'
import { Link } from '@tanstack/react-router'
import { useFormat, useLanguage, useText } from '../../texts/language-context.tsx'
import { ColumnHead } from '../../ui/data/column-head.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import styles from './company-list.module.css'
import type { CompanyParams } from './company-params.ts'

interface Props {
  companies: readonly ManagedCompany[]
  sort: CompanyParams['sort']
  onSort: (sort: CompanyParams['sort']) => void
  /** Another page or search is being loaded. */
  stale: boolean
}

export function CompanyList({ companies, sort, onSort, stale }: Props) {
  const text = useText()
  const sorting = { sort, onSort }
  return (
    <RecordTable label={text('company.staff.companies')} stale={stale}>
      <thead>
        <tr>
          <ColumnHead column="name" {...sorting}>
            {text('company.staff.company')}
          </ColumnHead>
          <ColumnHead column="customerNumber" {...sorting}>
            {text('company.staff.customerNumber')}
          </ColumnHead>
          <ColumnHead column="city" {...sorting}>
            {text('company.staff.town')}
          </ColumnHead>
          <ColumnHead column="vatId" {...sorting}>
            {text('shared.people.vatId')}
          </ColumnHead>
          <ColumnHead column="discountGroup" {...sorting}>
            {text('company.staff.discountGroup')}
          </ColumnHead>
          <ColumnHead column="users" numeric {...sorting}>
            {text('company.users')}
          </ColumnHead>
          <ColumnHead column="createdAt" {...sorting}>
            {text('company.since')}
          </ColumnHead>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <Row key={company.id} company={company} />
        ))}
      </tbody>
    </RecordTable>
  )
}

function Row({ company }: { company: ManagedCompany }) {
  const text = useText()
  const format = useFormat()
  const countries = new Intl.DisplayNames(locales[useLanguage()], { type: 'region' })
  const { id, companyName, companyAddition, customerNumber, invoiceAddress, vatId, discountGroup, userCount } = company
  return (
    <tr>
      <th scope="row">
        <Link to="/administration/companies/$id" params={{ id }}>
          {companyName}
        </Link>
        {companyAddition !== null && <span className={styles.below}>{companyAddition}</span>}
      </th>
      <td data-label={text('company.staff.customerNumber')}>{customerNumber}</td>
      <td data-row>
        {invoiceAddress.city}
        <span className={styles.below}>{countries.of(invoiceAddress.country)}</span>
      </td>
      <td data-label={text('shared.people.vatId')} data-empty={vatId === null}>
        {vatId ?? '–'}
      </td>
      <td data-label={text('company.staff.discountGroup')}>{discountGroup}</td>
      <td data-numeric data-label={text('company.users')}>
        {userCount}
      </td>
      <td data-label={text('company.since')}>{format.date(company.createdAt)}</td>
    </tr>
  )
}
