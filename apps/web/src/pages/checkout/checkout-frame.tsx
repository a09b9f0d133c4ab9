import type { Cart } from '@normwerk/contract/cart'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CallError } from '../../api/call-error.ts'
import { useIsPunchout } from '../../api/config-context.tsx'
import { useCart } from '../../features/cart/use-cart.ts'
import { CustomerGate } from '../../shared/account/customer-gate.tsx'
import { HelpLink } from '../../shared/help/help-link.tsx'
import { useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Steps } from '../../ui/feedback/steps.tsx'
import { Page, PageHead } from '../../ui/page.tsx'
import styles from './checkout-frame.module.css'

const order = ['cart', 'delivery', 'summary'] as const
type Step = (typeof order)[number]

const titles = { cart: 'cart.title', delivery: 'checkout.stepDelivery', summary: 'checkout.stepSummary' } as const

interface Props {
  step: Step
  /** A saved cart, which is not the active one and cannot be ordered. */
  savedId?: string | undefined
  /** Name of the cart once it is known; it replaces the step's title. */
  name?: string | undefined
  /** Replaces the plain title. */
  head?: ReactNode
  /** Replaces the error if the cart does not exist. */
  missing?: ReactNode
  children: (cart: Cart) => ReactNode
}

/** The common frame of the three steps: access, progress, and the cart. */
export function CheckoutFrame({ step, savedId, name, head, missing, children }: Props) {
  const text = useText()
  const isPunchout = useIsPunchout()
  const title = name ?? text(titles[step])
  return (
    <Page title={title} width="wide">
      {head || <PageHead title={title} actions={<HelpLink topic="order" />} />}
      {savedId === undefined && !isPunchout && <CheckoutSteps step={step} />}
      <CustomerGate
        permission="cart.use"
        reason="cart.saved.signInReason"
        rejection="cart.saved.notAllowed"
        loading={<CheckoutSkeleton />}
      >
        <WithCart id={savedId ?? null} missing={missing}>
          {children}
        </WithCart>
      </CustomerGate>
    </Page>
  )
}

function CheckoutSteps({ step }: { step: Step }) {
  const text = useText()
  return (
    <div className={step === 'cart' ? styles.firstStep : undefined}>
      <Steps
        label={text('checkout.steps')}
        current={order.indexOf(step)}
        steps={[
          { key: 'cart', content: step === 'cart' ? text('cart.title') : <Link to="/cart">{text('cart.title')}</Link> },
          {
            key: 'delivery',
            content:
              step === 'summary' ? <Link to="/cart/delivery">{text('shell.delivery')}</Link> : text('shell.delivery'),
          },
          { key: 'summary', content: text('checkout.stepSummaryShort') },
        ]}
      />
    </div>
  )
}

interface WithCartProps extends Pick<Props, 'missing' | 'children'> {
  id: string | null
}

function WithCart({ id, missing, children }: WithCartProps) {
  const cart = useCart(id)
  if (missing !== undefined && cart.error instanceof CallError && cart.error.code === 'entryNotFound') return missing
  if (cart.data !== undefined) return children(cart.data)
  if (cart.error !== null) return <ErrorState error={cart.error} onRetry={() => void cart.refetch()} />
  return <CheckoutSkeleton />
}

export function CheckoutSkeleton() {
  return (
    <Loading className={styles.layout}>
      <div className={styles.lines}>
        <Skeleton height="2.25rem" />
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height="5rem" />
        ))}
      </div>
      <Skeleton height="18rem" />
    </Loading>
  )
}

interface LayoutProps {
  children: ReactNode
  /** The sums: at the side, on a phone below; `null` without sums. */
  aside: ReactNode
  /** The button to the next step, below the sums; on a phone it is in the bar. */
  nextStep?: ReactNode
  /** On a phone at the lower edge, always visible. */
  bar?: ReactNode
}

export function CheckoutLayout({ children, aside, nextStep, bar }: LayoutProps) {
  return (
    <>
      <div className={styles.layout} data-single={aside === null || undefined}>
        <div className={styles.content}>{children}</div>
        {aside !== null && (
          <aside className={styles.aside}>
            {aside}
            {nextStep !== undefined && <div className={styles.nextStep}>{nextStep}</div>}
          </aside>
        )}
      </div>
      {bar !== undefined && aside !== null && (
        <div className={styles.bar} data-lower-bar="staying">
          {bar}
        </div>
      )}
    </>
  )
}
