import { locales } from '@normwerk/contract/language'
import type { NewCompany, Registration } from '@normwerk/contract/registration'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addressedName } from '../../../shared/people/addressed-name.ts'
import { useFormat, useLanguage, useText } from '../../../texts/language-context.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import styles from './registrations.module.css'

interface Fact {
  key: string
  name: string
  value: ReactNode
}

/** Leaves out facts without a value. */
function reported(facts: readonly (Omit<Fact, 'value'> & { value: ReactNode | undefined })[]): Fact[] {
  return facts.filter((fact): fact is Fact => fact.value !== null && fact.value !== undefined && fact.value !== '')
}

export function PersonFacts({ registration }: { registration: Registration }) {
  const text = useText()
  const format = useFormat()
  const { email, username, phoneNumber, mobilePhoneNumber, fax } = registration
  const facts = reported([
    { key: 'name', name: text('company.name'), value: addressedName(registration, text) },
    { key: 'email', name: text('shared.people.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    { key: 'username', name: text('company.username'), value: username },
    { key: 'phone', name: text('shared.people.phoneNumber'), value: phoneNumber },
    { key: 'mobile', name: text('shared.people.mobilePhoneNumber'), value: mobilePhoneNumber },
    { key: 'fax', name: text('shared.people.fax'), value: fax },
    { key: 'at', name: text('registration.queue.registeredAt'), value: format.dateTime(registration.createdAt) },
    {
      key: 'terms',
      name: text('registration.queue.termsAccepted'),
      value: (
        <Link to="/info/$key" params={{ key: 'terms' }} search={{ version: registration.termsVersion }}>
          {text('registration.queue.termsVersion', { version: registration.termsVersion })}
        </Link>
      ),
    },
  ])
  return (
    <section aria-label={text('company.person')}>
      <h3 className={styles.title}>{text('company.person')}</h3>
      <Facts entries={facts} />
    </section>
  )
}

export function CompanyFacts({ registration }: { registration: Registration }) {
  const text = useText()
  const { newCompany, companyName, customerNumber } = registration
  const known: Fact[] = reported([
    { key: 'company', name: text('company.staff.company'), value: companyName },
    { key: 'number', name: text('company.staff.customerNumber'), value: customerNumber },
  ])
  const title = text(newCompany === null ? 'registration.queue.knownCompany' : 'registration.queue.newCompany')
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {newCompany === null ? <Facts entries={known} /> : <NewCompanyFacts company={newCompany} />}
    </section>
  )
}

function NewCompanyFacts({ company }: { company: NewCompany }) {
  const text = useText()
  const countries = new Intl.DisplayNames(locales[useLanguage()], { type: 'region' })
  const facts = reported([
    { key: 'company', name: text('company.staff.company'), value: company.companyName },
    { key: 'addition', name: text('shared.people.companyAddition'), value: company.companyAddition },
    {
      key: 'street',
      name: text('registration.queue.street'),
      value: `${company.street} ${company.streetNumber ?? ''}`.trim(),
    },
    { key: 'addressAddition', name: text('registration.addressAddition'), value: company.addressAddition },
    { key: 'city', name: text('registration.queue.city'), value: `${company.zip} ${company.city}` },
    { key: 'country', name: text('shared.people.country'), value: countries.of(company.country) },
    { key: 'vatId', name: text('shared.people.vatId'), value: company.vatId },
    { key: 'taxNumber', name: text('shared.people.taxNumber'), value: company.taxNumber },
    { key: 'phone', name: text('shared.people.phoneNumber'), value: company.phoneNumber },
    { key: 'fax', name: text('shared.people.fax'), value: company.fax },
    { key: 'supplier', name: text('shared.people.supplierNumber'), value: company.supplierNumber },
  ])
  return <Facts entries={facts} />
}
