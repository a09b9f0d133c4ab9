import type { CartPosition } from '@normwerk/contract/cart'
import type { Product } from '@normwerk/contract/product'
import { useEffect, useState } from 'react'
import { useCartEditor } from '../../features/cart/cart-editor.ts'
import { useReplacePosition } from '../../features/cart/queries.ts'
import { TrimmingDialog } from '../../features/trimming/trimming-dialog.tsx'
import { useText } from '../../texts/language-context.tsx'
import { certificateOf } from '../../trade/certificate-option.tsx'
import type { Configuration } from '../../trade/part-order.ts'
import { showToast } from '../../ui/toast-store.ts'
import { configuredPart } from './configured-part.ts'

interface Props {
  position: CartPosition
  product: Product
  onClose: () => void
}

/** Cuts the part of a position anew; what it does not say of the position stays as it is. */
export function CutDialog({ position, product, onClose }: Props) {
  const text = useText()
  const { positions } = useCartEditor()
  const { mutateAsync, isPending, error } = useReplacePosition()
  const [blankId, setBlankId] = useState(position.productDimensionId)
  const [quantity, setQuantity] = useState(position.quantity)
  const { id, positionNumber } = position
  const dimension = product.productDimension.find((blank) => blank.id === blankId)
  const isCuttable = dimension !== undefined && dimension.trimming !== null

  // Left open unseen, it would keep every later one from opening.
  useEffect(() => {
    if (!isCuttable) onClose()
  }, [isCuttable, onClose])

  if (dimension === undefined || dimension.trimming === null) return null
  const quantityChanged = quantity !== position.quantity

  function change(configuration: Configuration): void {
    // The dialog may be left meanwhile, and callbacks of `mutate` would go with it; failures are shown in it.
    void mutateAsync({
      replacePositionId: id,
      ...configuredPart(blankId, configuration),
      ...(quantityChanged ? { quantity } : {}),
    }).then(
      () => {
        // A quantity that could not be saved before would take the place of this one.
        if (quantityChanged) positions.drop(id, 'quantity')
        showToast({ message: text('savedCart.positionChanged', { position: positionNumber }) })
        onClose()
      },
      () => undefined,
    )
  }

  return (
    <TrimmingDialog
      dimension={dimension}
      trimming={dimension.trimming}
      dimensions={product.productDimension}
      start={configurationOf(position)}
      quantity={quantity}
      certificate={certificateOf(product)}
      onQuantity={setQuantity}
      onClose={onClose}
      orderText={text('savedCart.changePosition')}
      ordering={isPending}
      failure={error}
      onOrder={change}
      onSwitchBlank={(blank) => setBlankId(blank.id)}
    />
  )
}

function configurationOf({ changedLength, toleranceClass, isThreeOne }: CartPosition): Configuration {
  return {
    ...(changedLength === null ? {} : { length: changedLength }),
    ...(toleranceClass === null ? {} : { toleranceClass }),
    certificate31: isThreeOne,
  }
}
