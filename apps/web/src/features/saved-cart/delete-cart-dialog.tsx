import { describeError } from '../../texts/describe-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDeleteCart } from './queries.ts'

interface Props {
  cart: { id: string; name: string }
  onClose: () => void
  onDeleted: () => void
}

/** Asks first; it is mounted to open. */
export function DeleteCartDialog({ cart, onClose, onDeleted }: Props) {
  const text = useText()
  const remove = useDeleteCart()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text('savedCart.deleteTitle')}
      size="small"
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {text('savedCart.cancel')}
          </Button>
          <Button
            look="danger"
            pending={remove.isPending}
            onClick={() => remove.mutate(cart.id, { onSuccess: onDeleted })}
          >
            {text('savedCart.delete')}
          </Button>
        </>
      }
    >
      {remove.error === null ? (
        <p>{text('savedCart.deleteQuestion', { name: cart.name })}</p>
      ) : (
        <Notice tone="bad" live>
          {describeError(remove.error, text).message}
        </Notice>
      )}
    </Dialog>
  )
}
