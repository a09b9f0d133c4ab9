import type { TolerancePrice } from '@normwerk/contract/catalogue/tolerance-price'
import type { ToleranceClass } from '@normwerk/parts/article'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { type PriceValidity, ToleranceOptions } from './tolerance-options.tsx'
import styles from './trimming.module.css'

interface Props {
  prices: UseQueryResult<TolerancePrice>
  chosen: ToleranceClass | undefined
  /** How many classes are expected, so that the layout does not move when they arrive. */
  expected: number
  validity: PriceValidity
  onChoose: (toleranceClass: ToleranceClass) => void
}

export function CutPrices({ prices, chosen, expected, validity, onChoose }: Props) {
  const text = useText()
  if (prices.error !== null) {
    return <FailureNotice message={formatError(prices.error, text).message} onRetry={() => void prices.refetch()} />
  }
  if (prices.data === undefined || chosen === undefined) {
    return (
      <Loading className={styles.placeholder}>
        <Skeleton height={`${1.5 + expected * 2.75}rem`} />
      </Loading>
    )
  }
  return <ToleranceOptions options={prices.data.options} chosen={chosen} onChoose={onChoose} validity={validity} />
}
