import type { PlainTextId } from '@normwerk/i18n/text'
import type { ReactNode } from 'react'
import { Page, PageHead } from '../ui/page.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { CustomerGate } from './customer-gate.tsx'
import styles from './office-frame.module.css'
import { OfficeNavigation } from './office-navigation.tsx'

const refusals = {
  'account.use': 'profile.notAllowed',
  'address.edit': 'profile.addressesNotAllowed',
  'company.manage': 'profile.companyNotAllowed',
  'shop.administer': 'profile.administrationNotAllowed',
} as const satisfies Record<string, PlainTextId>

interface Props {
  title: string
  lead?: ReactNode
  /** The way back, on a page below one of the navigation. */
  breadcrumb?: ReactNode
  /** At the right of the title, for everybody: a button there asks for the right itself. */
  actions?: ReactNode
  permission: keyof typeof refusals
  /** Stands while it is not known who visits. */
  loading?: ReactNode
  children: ReactNode
}

/** What the pages of the account, the company and the administration share: their navigation and the gate. */
export function OfficeFrame({ title, lead, breadcrumb, actions, permission, loading, children }: Props) {
  return (
    <Page title={title}>
      <div className={styles.frame}>
        <OfficeNavigation />
        <div className={styles.content}>
          <PageHead title={title} lead={lead} breadcrumb={breadcrumb} actions={actions} />
          <CustomerGate
            permission={permission}
            reason="profile.signInReason"
            refusal={refusals[permission]}
            loading={loading ?? <OfficeSkeleton />}
          >
            {children}
          </CustomerGate>
        </div>
      </div>
    </Page>
  )
}

function OfficeSkeleton() {
  return (
    <Loading>
      <Skeleton height="20rem" />
    </Loading>
  )
}
