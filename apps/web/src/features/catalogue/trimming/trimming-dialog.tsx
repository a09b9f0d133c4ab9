import { maxQuantity } from '@normwerk/contract/limits'
import type { ProductDimension } from '@normwerk/contract/product'
import {
  formatConfiguredPart,
  machiningOf,
  noOptions,
  offersSpecial,
  type PartOptions,
} from '@normwerk/parts/configured-part'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { HelpLink } from '../../../shared/help/help-link.tsx'
import { type Certificate, CertificateOption } from '../../../shared/parts/certificate-option.tsx'
import { machiningName } from '../../../shared/parts/machining-name.ts'
import { PartViewerButton } from '../../../shared/viewer/part-viewer-button.tsx'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { QuantityField } from '../../../ui/forms/quantity-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { dimensionQuery } from '../queries.ts'
import { CheaperBlank } from './cheaper-blank.tsx'
import { CutPrices } from './cut-prices.tsx'
import { CutResult } from './cut-result.tsx'
import { LengthField } from './length-field.tsx'
import { SpecialFields } from './special-fields.tsx'
import styles from './trimming.module.css'
import { useMadePart } from './use-made-part.ts'
import { useOrderCut } from './use-order-cut.ts'

interface Props {
  dimension: ProductDimension
  initial: PartOptions
  quantity: number
  certificate: Certificate | null
  onQuantity: (quantity: number) => void
  onClose: () => void
  /** Shows the configured part without ordering it; left out if there is no page for it. */
  onApply?: (options: PartOptions) => void
  /** Text of the main button; the default adds the part to the cart. */
  orderText?: string
  /** The order is being sent. */
  ordering?: boolean
  /** Why the order failed. */
  failure?: Error | null
  onOrder: (options: PartOptions) => void
  onSwitchBlank: (blank: ProductDimension, options: PartOptions) => void
}

/** Cuts a part to length and adds special machining. Shows price and delivery date while the buyer types. */
export function TrimmingDialog(props: Props) {
  const { dimension, initial, quantity, certificate } = props
  const { onQuantity, onClose, onApply, onOrder, onSwitchBlank } = props
  const text = useText()
  const { orderText = text('shared.addToCart'), ordering = false, failure = null } = props
  const formId = useId()
  const { trimming } = dimension
  const part = useMadePart(dimension, initial, quantity)
  const { fields, options, made, prices, isCurrent } = part
  const cheaperId = prices.data?.cheaperDimensionId
  const { data: cheaper } = useQuery({ ...dimensionQuery(cheaperId ?? ''), enabled: cheaperId !== undefined })

  const { order, isPending } = useOrderCut(({ options: classes }) => {
    if (made === null) return
    const { changedLength } = made
    const requested = classes.find(({ toleranceClass }) => toleranceClass === fields.requested)
    const offered = fields.requested === null ? classes[0] : requested
    // If the chosen class is not offered for this length, the buyer must choose again.
    if (changedLength !== null && offered === undefined) return
    const toleranceClass = changedLength === null ? null : (offered?.toleranceClass ?? null)
    onOrder({ ...machiningOf(made), toleranceClass, certificate: fields.certificate })
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (made !== null && !isPending && !ordering) order(made)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text(machiningName(dimension, fields.cuts))}
      footer={
        <>
          {onApply !== undefined && (
            <Button disabled={options === null} onClick={() => options !== null && onApply(options)}>
              {text('catalogue.trimming.apply')}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={made === null}
            pending={isPending || ordering}
          >
            {orderText}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {trimming !== null && offersSpecial(dimension) && (
          <Checkbox
            label={text('catalogue.trimming.title')}
            checked={fields.cuts}
            onChange={({ target }) => part.setCuts(target.checked)}
          />
        )}
        <div className={styles.top}>
          {trimming !== null && fields.cuts && (
            <LengthField trimming={trimming} value={fields.length} onChange={part.setLength} />
          )}
          <CutResult
            articleNo={formatConfiguredPart({ articleNumber: dimension.articleNo, ...(options ?? noOptions) })}
            price={part.price}
            stale={!isCurrent}
          />
        </div>
        {trimming !== null && fields.cuts && (
          <CutPrices
            prices={prices}
            chosen={part.chosen?.toleranceClass}
            expected={trimming.toleranceClasses.length}
            validity={part.isValid ? (isCurrent ? 'current' : 'stale') : 'impossible'}
            onChoose={part.setRequested}
          />
        )}
        {isCurrent && cheaper !== undefined && cheaper.id === cheaperId && (
          <CheaperBlank
            blank={cheaper}
            current={dimension}
            onSwitch={() => options !== null && onSwitchBlank(cheaper, options)}
          />
        )}
        <SpecialFields dimension={dimension} initial={initial} part={part} />
        <PartViewerButton
          number={
            made && formatConfiguredPart({ ...noOptions, ...machiningOf(made), articleNumber: dimension.articleNo })
          }
        />
        <div className={styles.bottom}>
          {certificate !== null && (
            <CertificateOption certificate={certificate} checked={fields.certificate} onChange={part.setCertificate} />
          )}
          <div className={styles.amount}>
            <span aria-hidden="true">{text('shared.pieces')}</span>
            <QuantityField max={maxQuantity} label={text('shared.pieces')} value={quantity} onChange={onQuantity} />
          </div>
        </div>
        <HelpLink topic="trim" />
        {failure !== null && (
          <Notice tone="bad" live>
            {formatError(failure, text).message}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
