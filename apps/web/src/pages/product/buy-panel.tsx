import type { Product, ProductDimension } from '@normwerk/contract/product'
import { formatConfiguredPart, type PartOptions } from '@normwerk/parts/configured-part'
import { getRouteApi } from '@tanstack/react-router'
import { Fragment, useRef, useState } from 'react'
import { useCan, useMe } from '../../api/me.ts'
import { BuyBar } from '../../features/catalogue/buy-box/buy-bar.tsx'
import { BuyBox } from '../../features/catalogue/buy-box/buy-box.tsx'
import { AssumedNotice } from '../../features/catalogue/designation/assumed-notice.tsx'
import { CrossReferenceNotice } from '../../features/catalogue/designation/cross-reference-notice.tsx'
import { TrimmingDialog } from '../../features/catalogue/trimming/late-dialog.ts'
import { certificateOf } from '../../shared/parts/certificate-option.tsx'
import { isMakable } from '../../shared/parts/part-of.ts'
import { sizesText } from '../../shared/parts/sizes-text.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { usePreload } from '../../ui/late/late-code.ts'
import { latePart } from '../../ui/late/late-part.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './product.module.css'
import { RejectedMachining } from './rejected-machining.tsx'
import { useAssumptions } from './use-assumptions.ts'
import { type ShownPart, useChoosePart } from './use-configured-part.ts'
import { useCrossReference } from './use-cross-reference.ts'
import { useQuantityFocus } from './use-quantity-focus.ts'

const route = getRouteApi('/product/$productNr')

const CustomerPartNumberOfPart = latePart(() =>
  import('../../features/customer-part-number/customer-part-number-of-part.tsx').then(
    (file) => file.CustomerPartNumberOfPart,
  ),
)

const PartNotes = latePart(() => import('../../shared/notes/part-notes.tsx').then((file) => file.PartNotes), 'notes')

interface Props {
  product: Product
  part: ShownPart
  quantity: number
  onQuantity: (quantity: number) => void
  pending: boolean
  onOrder: (dimension: ProductDimension, quantity: number, options: PartOptions) => void
  /** Called if an anonymous visitor needs an account. */
  onAskToSignIn: () => void
}

/** The chosen part: a panel beside the table, on a phone a bar that opens as a sheet. */
export function BuyPanel({ product, part, quantity, onQuantity, pending, onOrder, onAskToSignIn }: Props) {
  const text = useText()
  const format = useFormat()
  const mayOrder = useCan('cart.use')
  const keepsEntries = useCan('cart.keep')
  const maySeePrices = useCan('price.see')
  const signedIn = Boolean(useMe())
  const { assumed = '' } = route.useSearch()
  const choosePart = useChoosePart()
  const assumptions = useAssumptions(product, part)
  const panel = useRef<HTMLDivElement>(null)
  const preload = usePreload(TrimmingDialog)
  const [sheet, setSheet] = useState(false)
  const [start, setStart] = useState<PartOptions | null>(null)
  const { dimension, options, made, priceFailure, rejected } = part
  const articleNo = formatConfiguredPart({ ...options, articleNumber: dimension.articleNo })
  const crossReference = useCrossReference(dimension.articleNo)
  const open = assumed === '' ? [] : assumed.split(',')
  const configure = (next: PartOptions) =>
    choosePart(
      dimension.articleNo,
      next,
      open.filter((name) => name !== 'toleranceClass' || next.toleranceClass === options.toleranceClass),
    )

  const order = () => onOrder(dimension, quantity, options)
  useQuantityFocus(panel, () => {
    if (mayOrder && rejected.length === 0) order()
  })

  const box = {
    dimension,
    sizes: sizesText(format, product.dimensionTableMapping.columns, dimension),
    options,
    made,
    priceFailure,
    certificate: certificateOf(product),
    mayOrder,
    signedIn,
    quantity,
    pending,
    onQuantity,
    onConfigure: configure,
    onMake: (next: PartOptions) => (maySeePrices ? setStart(next) : onAskToSignIn()),
    onOrder: order,
    children: (
      <>
        <RejectedMachining dimension={dimension} rejected={rejected} />
        <CrossReferenceNotice crossReference={crossReference} />
        <AssumedNotice assumptions={assumptions} />
      </>
    ),
    below: keepsEntries && rejected.length === 0 && (
      <Fragment key={articleNo}>
        <CustomerPartNumberOfPart dimension={dimension} options={options} meanwhile={<Skeleton height="4rem" />} />
        <PartNotes part={{ productDimensionId: dimension.id, articleNo }} meanwhile={<Skeleton height="4rem" />} />
      </Fragment>
    ),
  }

  return (
    <>
      <div ref={panel} className={styles.panel} {...preload}>
        <BuyBox {...box} />
      </div>
      <BuyBar {...box} onOpen={() => setSheet(true)} />
      <Dialog open={sheet && start === null} onClose={() => setSheet(false)} title={text('catalogue.buyBox.title')}>
        <BuyBox {...box} />
      </Dialog>
      {start !== null && isMakable(dimension) && (
        <TrimmingDialog
          dimension={dimension}
          initial={start}
          quantity={quantity}
          certificate={certificateOf(product)}
          onQuantity={onQuantity}
          onClose={() => setStart(null)}
          onApply={(next) => {
            configure(next)
            setStart(null)
          }}
          onOrder={(next) => {
            configure(next)
            setStart(null)
            onOrder(dimension, quantity, next)
          }}
          onSwitchBlank={(blank, next) => choosePart(blank.articleNo, next, open)}
        />
      )}
    </>
  )
}
