import { sendOptions } from '@normwerk/contract/asked-options'
import type { CartPosition } from '@normwerk/contract/cart'
import type { Product, ProductDimension } from '@normwerk/contract/product'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { useState } from 'react'
import { useCartEditor } from '../../features/cart/edits/cart-editor.ts'
import { useReplacePosition } from '../../features/cart/queries.ts'
import { TrimmingDialog } from '../../features/catalogue/trimming/trimming-dialog.tsx'
import { certificateOf } from '../../shared/parts/certificate-option.tsx'
import { partOf } from '../../shared/parts/part-of.ts'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'

interface Props {
  position: CartPosition
  /** The stocked part of the position. */
  dimension: ProductDimension
  product: Product
  onClose: () => void
}

/** Changes the machining of a position's part. Everything else of the position stays. */
export function CutDialog({ position, dimension, product, onClose }: Props) {
  const text = useText()
  const { positions } = useCartEditor()
  const { mutateAsync, isPending, error } = useReplacePosition()
  const [blank, setBlank] = useState(dimension)
  const [quantity, setQuantity] = useState(position.quantity)
  const { id, positionNumber } = position
  const quantityChanged = quantity !== position.quantity

  function change(options: PartOptions): void {
    // React would drop callbacks of `mutate` if the dialog is closed first. Failures are shown in the dialog.
    void mutateAsync({
      replacePositionId: id,
      productDimensionId: blank.id,
      ...sendOptions(options),
      ...(quantityChanged ? { quantity } : {}),
    }).then(
      () => {
        // An earlier unsaved quantity would overwrite this one.
        if (quantityChanged) positions.drop(id, 'quantity')
        showToast({ message: text('cart.page.positionChanged', { position: positionNumber }) })
        onClose()
      },
      () => undefined,
    )
  }

  return (
    <TrimmingDialog
      dimension={blank}
      initial={partOf(position.articleNo)}
      quantity={quantity}
      certificate={certificateOf(product)}
      onQuantity={setQuantity}
      onClose={onClose}
      orderText={text('cart.page.changePosition')}
      ordering={isPending}
      failure={error}
      onOrder={change}
      onSwitchBlank={setBlank}
    />
  )
}
