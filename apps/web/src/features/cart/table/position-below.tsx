import type { CartPosition } from '@normwerk/contract/cart'
import type { ReactNode, Ref } from 'react'
import { CheaperQuantityHint } from '../../../shared/parts/cheaper-quantity.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { DiscontinuedPart } from '../changes/discontinued-part.tsx'
import { type PositionFields, useCartEditor } from '../edits/cart-editor.ts'
import type { Edit } from '../edits/edit-queue.ts'
import { PositionRemarks } from '../remarks/position-remarks.tsx'
import { EditFailure } from './line-status.tsx'
import styles from './position-row.module.css'

interface Props {
  position: CartPosition
  edit: Edit<PositionFields> | undefined
  remarksRef: Ref<HTMLDivElement>
  /** Id of the remarks while they are open. */
  remarksId: string | null
  onCloseRemarks: () => void
  onRemove: (() => void) | null
  /** Sets the quantity; null if the reader may not change it, or is typing another one. */
  onQuantity: ((quantity: number) => void) | null
}

export const columnCount = 9

/**
 * Shown below a position: that it is discontinued, that a larger quantity costs less, its remarks, and why an edit was
 * not saved.
 */
export function PositionBelow({ position, edit, remarksRef, remarksId, onCloseRemarks, onRemove, onQuantity }: Props) {
  const text = useText()
  const { positions } = useCartEditor()
  const { id, positionNumber, articleNo, cheaperQuantity } = position
  return (
    <>
      {position.discontinued && (
        <Below>
          <DiscontinuedPart position={position} onRemove={onRemove} />
        </Below>
      )}
      {cheaperQuantity !== null && onQuantity !== null && (
        <Below>
          <CheaperQuantityHint
            cheaper={cheaperQuantity}
            label={text('cart.table.takeQuantityOf', {
              position: positionNumber,
              article: articleNo,
              quantity: cheaperQuantity.quantity,
            })}
            onTake={onQuantity}
          />
        </Below>
      )}
      {remarksId !== null && (
        <Below>
          <PositionRemarks
            ref={remarksRef}
            id={remarksId}
            position={{ ...position, ...edit?.fields }}
            onClose={onCloseRemarks}
          />
        </Below>
      )}
      {edit?.error != null && (
        <Below>
          <EditFailure error={edit.error} onRetry={() => positions.retry(id)} onDiscard={() => positions.discard(id)} />
        </Below>
      )}
    </>
  )
}

function Below({ children }: { children: ReactNode }) {
  return (
    <tr className={styles.below}>
      <td colSpan={columnCount}>{children}</td>
    </tr>
  )
}
