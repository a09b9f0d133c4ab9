import type { CartPosition } from '@normwerk/contract/cart'
import type { Product } from '@normwerk/contract/product'
import { useState } from 'react'
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
  const { mutate, isPending, error } = useReplacePosition()
  const [blankId, setBlankId] = useState(position.productDimensionId)
  const [quantity, setQuantity] = useState(position.quantity)
  const { id, positionNumber } = position
  const dimension = product.productDimension.find((blank) => blank.id === blankId)
  if (dimension === undefined || dimension.trimming === null) return null
  const quantityChanged = quantity !== position.quantity

  function change(configuration: Configuration): void {
    mutate(
      {
        replacePositionId: id,
        ...configuredPart(blankId, configuration),
        ...(quantityChanged ? { quantity } : {}),
      },
      {
        onSuccess: () => {
          // A quantity that could not be saved before would take the place of this one.
          if (quantityChanged) positions.drop(id, 'quantity')
          showToast({ message: text('savedCart.positionChanged', { position: positionNumber }) })
          onClose()
        },
      },
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
