import type { PlainTextId } from '@normwerk/i18n/text'
import { Link } from '@tanstack/react-router'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { administrationEntries } from '../../shared/account/office-navigation.tsx'
import { useText } from '../../texts/language-context.tsx'
import styles from './administration.module.css'

const leads = {
  '/administration/orders': 'backOffice.lead',
  '/administration/users': 'administration.usersLead',
  '/administration/registrations': 'administration.registrationsLead',
  '/administration/companies': 'administration.companiesLead',
  '/administration/imports': 'administration.importsLead',
  '/administration/synonyms': 'synonym.lead',
  '/administration/pages': 'administration.pagesLead',
  '/administration/showcases': 'administration.showcasesLead',
  '/administration/slides': 'administration.slidesLead',
  '/administration/news': 'administration.newsLead',
  '/administration/newsletters': 'content.newsletter.office.lead',
  '/administration/maintenance': 'administration.maintenanceLead',
  '/administration/contacts': 'administration.contactsLead',
  '/administration/seller': 'document.seller.lead',
  '/administration/statistics': 'administration.statisticsLead',
  '/administration/mails': 'administration.mailsLead',
  '/administration/audit': 'audit.shopLead',
} as const satisfies Record<(typeof administrationEntries)[number]['to'], PlainTextId>

/** Says what staff find where. */
export function AdministrationPage() {
  const text = useText()
  return (
    <OfficeFrame title={text('account.administration')} permission="shop.administer">
      <ul className={styles.areas}>
        {administrationEntries.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.area}>
              <strong>{text(label)}</strong>
              <span className={styles.lead}>{text(leads[to])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </OfficeFrame>
  )
}
