import type { PlainTextId } from '@normwerk/i18n/text'
import type { ReactNode } from 'react'
import { useMe } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import { Page, PageHead } from '../../ui/page.tsx'
import { CustomerGate } from './customer-gate.tsx'
import styles from './office-frame.module.css'
import { OfficeNavigation } from './office-navigation.tsx'

const rejections = {
  'account.use': 'shared.account.notAllowed',
  'address.edit': 'shared.account.addressesNotAllowed',
  'company.manage': 'shared.account.companyNotAllowed',
  'shop.administer': 'shared.account.administrationNotAllowed',
} as const satisfies Record<string, PlainTextId>

interface Props {
  title: string
  lead?: ReactNode
  /** The link back, on a page below an entry of the navigation. */
  breadcrumb?: ReactNode
  /** On the right of the title, for everybody. A button there checks the permission itself. */
  actions?: ReactNode
  permission: keyof typeof rejections
  /** Shown until the user is known. */
  loading?: ReactNode
  children: ReactNode
}

/** The common frame of the pages for account, company and administration: their navigation and the gate. */
export function OfficeFrame({ title, lead, breadcrumb, actions, permission, loading, children }: Props) {
  const lacksSecondFactor = useMe()?.secondFactor === 'missing' && permission !== 'account.use'
  return (
    <Page title={title}>
      <div className={styles.frame}>
        <OfficeNavigation />
        <div className={styles.content}>
          <PageHead title={title} lead={lead} breadcrumb={breadcrumb} actions={actions} />
          <CustomerGate
            permission={permission}
            reason="shared.account.signInReason"
            rejection={rejections[permission]}
            loading={loading ?? <OfficeSkeleton />}
          >
            {lacksSecondFactor ? <SecondFactorFirst /> : children}
          </CustomerGate>
        </div>
      </div>
    </Page>
  )
}

/** Asks for a second factor. Until then the server rejects everything except the user's own account. */
function SecondFactorFirst() {
  const text = useText()
  return (
    <EmptyState
      icon={<WarningIcon size={28} />}
      title={text('shared.account.requiredTitle')}
      actions={
        <LinkButton to="/account/security" variant="primary">
          {text('shared.account.setUp')}
        </LinkButton>
      }
    >
      {text('shared.account.requiredText')}
    </EmptyState>
  )
}

function OfficeSkeleton() {
  return (
    <Loading>
      <Skeleton height="20rem" />
    </Loading>
  )
}
