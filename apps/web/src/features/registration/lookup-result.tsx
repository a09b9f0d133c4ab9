import { locales } from '@normwerk/contract/language'
import type { FoundCompany } from '@normwerk/contract/registration'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import styles from './lookup-result.module.css'
import type { CompanyLookup } from './use-company-lookup.ts'

interface Props {
  lookup: CompanyLookup
  onNewCompany: () => void
}

/** The result of looking up a company. */
export function LookupResult({ lookup, onNewCompany }: Props) {
  return (
    <div role="status">
      <Result lookup={lookup} onNewCompany={onNewCompany} />
    </div>
  )
}

function Result({ lookup, onNewCompany }: Props) {
  const text = useText()
  const asNew = (
    <Button size="small" onClick={onNewCompany}>
      {text('registration.asNewCompany')}
    </Button>
  )
  switch (lookup.state) {
    case 'idle':
      return (
        <div className={styles.card} data-idle>
          <p>{text('registration.companyHere')}</p>
          <p>{text('registration.noNumber')}</p>
          <Button variant="quiet" size="small" onClick={onNewCompany}>
            {text('registration.asNewCompany')}
          </Button>
        </div>
      )
    case 'loading':
      return (
        <div className={styles.card} data-loading>
          <span className="visually-hidden">{text('registration.lookingUp')}</span>
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton width="45%" height="1.25rem" />
        </div>
      )
    case 'companyFound':
      return <FoundCard company={lookup.company} />
    case 'unknown':
      return (
        <Notice tone="warn" title={text('registration.unknownTitle')}>
          <div className={styles.help}>
            <p>{text('registration.unknownText')}</p>
            {asNew}
          </div>
        </Notice>
      )
    case 'tooMany':
      return (
        <Notice tone="warn" title={text('registration.tooManyTitle')}>
          <p>{text('registration.tooManyText')}</p>
        </Notice>
      )
    case 'failed':
      return <Notice tone="info">{text('registration.lookupFailed')}</Notice>
  }
}

function FoundCard({ company }: { company: FoundCompany }) {
  const text = useText()
  const countries = new Intl.DisplayNames(locales[useLanguage()], { type: 'region' })
  const place = `${company.zip} ${company.city}, ${countries.of(company.country) ?? company.country}`
  return (
    <div className={styles.card} data-found>
      <p className={styles.found}>
        <CheckIcon size={16} />
        {text('registration.companyFound')}
      </p>
      <p className={styles.name}>{company.name}</p>
      {[company.nameAddition, company.street, company.streetAddition, place].map(
        (line) => line !== null && <p key={line}>{line}</p>,
      )}
    </div>
  )
}
