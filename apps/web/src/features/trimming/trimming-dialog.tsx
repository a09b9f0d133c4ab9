import type { TolerancePrice } from '@normwerk/contract/catalogue'
import type { ProductDimension } from '@normwerk/contract/product'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { describeError } from '../../texts/describe-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { type Certificate, CertificateOption } from '../../trade/certificate-option.tsx'
import type { Configuration } from '../../trade/part-order.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { CheaperBlank } from './cheaper-blank.tsx'
import { checkLength } from './check-length.ts'
import { CutPrices } from './cut-prices.tsx'
import { CutResult } from './cut-result.tsx'
import { LengthField } from './length-field.tsx'
import { cutPriceQuery } from './queries.ts'
import styles from './trimming.module.css'
import { useOrderCut } from './use-order-cut.ts'

const rest = 150

type Options = TolerancePrice['options']

/** The wanted class, or the usual one when none was chosen. */
function chooseClass(options: Options, wanted: string | undefined): Options[number] | undefined {
  return wanted === undefined ? options[0] : options.find(({ toleranceClass }) => toleranceClass === wanted)
}

interface Props {
  dimension: ProductDimension
  trimming: NonNullable<ProductDimension['trimming']>
  /** All sizes of the product, to name a cheaper blank. */
  dimensions: readonly ProductDimension[]
  start: Configuration
  quantity: number
  certificate: Certificate | null
  onQuantity: (quantity: number) => void
  onClose: () => void
  /** Shows the part as configured, without ordering it; left out where that says nothing. */
  onApply?: (configuration: Configuration) => void
  /** What the main button says; it puts the part in the cart unless told otherwise. */
  orderText?: string
  /** What is ordered is on its way. */
  ordering?: boolean
  /** Why it was not ordered. */
  failure?: Error | null
  onOrder: (configuration: Configuration) => void
  onSwitchBlank: (blank: ProductDimension, configuration: Configuration) => void
}

/** Cuts a part to length: what it costs and when it comes, per class of tolerance, while the length is typed. */
export function TrimmingDialog(props: Props) {
  const { dimension, trimming, dimensions, start, quantity, certificate } = props
  const { onQuantity, onClose, onApply, onOrder, onSwitchBlank } = props
  const text = useText()
  const { orderText = text('trade.addToCart'), ordering = false, failure = null } = props
  const formId = useId()
  const [length, setLength] = useState<number | null>(start.length ?? trimming.suggestedLength)
  const [wanted, setWanted] = useState(start.toleranceClass)
  const [certificate31, setCertificate] = useState(start.certificate31 === true)
  const valid = length !== null && checkLength(trimming, length) === null
  const asked = useDebounced(valid ? length : null, rest)
  const askedQuantity = useDebounced(quantity, rest)
  const prices = useQuery({
    ...cutPriceQuery({ dimensionId: dimension.id, changedLength: asked ?? 0, quantity: askedQuantity }),
    enabled: asked !== null,
  })
  const options = prices.data?.options ?? []
  const chosen = chooseClass(options, wanted) ?? options[0]
  const isCurrent = valid && !prices.isPlaceholderData && prices.data?.changedLength === length
  const configuration: Configuration | null =
    valid && chosen !== undefined ? { length, toleranceClass: chosen.toleranceClass, certificate31 } : null
  const cheaper = dimensions.find(({ id }) => id === prices.data?.cheaperDimensionId)

  const { order, isPending } = useOrderCut(({ options, changedLength }) => {
    const offered = chooseClass(options, wanted)
    // A class that this length does not come in is chosen anew by the buyer.
    if (offered === undefined) return
    onOrder({ length: changedLength, toleranceClass: offered.toleranceClass, certificate31 })
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (valid && !isPending && !ordering) order({ dimensionId: dimension.id, changedLength: length, quantity })
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={text('trimming.title')}
      footer={
        <>
          {onApply !== undefined && (
            <Button disabled={configuration === null} onClick={() => configuration !== null && onApply(configuration)}>
              {text('trimming.apply')}
            </Button>
          )}
          <Button type="submit" form={formId} look="primary" disabled={!valid} pending={isPending || ordering}>
            {orderText}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.top}>
          <LengthField trimming={trimming} value={length} onChange={setLength} />
          <CutResult
            articleNo={dimension.articleNo}
            configuration={configuration}
            price={chosen?.price}
            stale={!isCurrent}
          />
        </div>
        <CutPrices
          prices={prices}
          chosen={chosen?.toleranceClass}
          expected={trimming.toleranceClasses.length}
          stale={!isCurrent}
          onChoose={setWanted}
        />
        {isCurrent && cheaper !== undefined && (
          <CheaperBlank
            blank={cheaper}
            current={dimension}
            onSwitch={() => configuration !== null && onSwitchBlank(cheaper, configuration)}
          />
        )}
        <div className={styles.bottom}>
          {certificate !== null && (
            <CertificateOption certificate={certificate} checked={certificate31} onChange={setCertificate} />
          )}
          <div className={styles.amount}>
            <span aria-hidden="true">{text('trade.pieces')}</span>
            <QuantityField label={text('trade.pieces')} value={quantity} onChange={onQuantity} />
          </div>
        </div>
        {failure !== null && (
          <Notice tone="bad" live>
            {describeError(failure, text).message}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
