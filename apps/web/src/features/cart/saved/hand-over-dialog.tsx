import type { CartSummary } from '@normwerk/contract/cart'
import { maxMessageLength } from '@normwerk/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Radio } from '../../../ui/forms/radio.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { ColleagueList } from './colleague-list.tsx'
import { colleaguesQuery, useHandOver } from './dialog-queries.ts'

interface Props {
  cart: Pick<CartSummary, 'id'>
  onClose: () => void
  onHandedOver: () => void
}

/** Gives a cart to a colleague who may order. It is mounted to open. */
export function HandOverDialog({ cart, onClose, onHandedOver }: Props) {
  const text = useText()
  const colleagues = useQuery(colleaguesQuery)
  const handOver = useHandOver(cart.id)
  const orderers = (colleagues.data ?? []).filter(({ mayOrder }) => mayOrder)
  const [picked, setPicked] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const receiver = orderers.find(({ userId }) => userId === picked) ?? (orderers.length === 1 ? orderers[0] : undefined)
  const errors = useFormErrors({ fieldErrors: {}, failure: handOver.error })

  function submit(): void {
    if (receiver === undefined) return
    const { userId, name } = receiver
    // React would drop callbacks of `mutate`, because the cart disappears from the page.
    void handOver.mutateAsync({ userId, message: message.trim() === '' ? null : message }).then(
      () => {
        showToast({ message: text('cart.saved.handedOver', { name }) })
        onHandedOver()
      },
      () => undefined,
    )
  }

  return (
    <FormDialog
      title={text('cart.saved.handOverTitle')}
      form={errors.form}
      failure={errors.general}
      action={text('cart.saved.handOverNow')}
      pending={handOver.isPending}
      disabled={receiver === undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{text('cart.saved.handOverText')}</p>
      <ColleagueList
        label={text('cart.saved.handOverTo')}
        query={colleagues}
        none={text('cart.saved.nobodyOrders')}
        fits={({ mayOrder }) => mayOrder}
        pick={({ userId, name }) => (
          <Radio
            name="receiver"
            label={name}
            checked={receiver?.userId === userId}
            onChange={() => setPicked(userId)}
          />
        )}
      />
      <TextArea
        name="message"
        label={text('cart.saved.message')}
        optional
        rows={3}
        maxLength={maxMessageLength}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        error={errors.of('message')}
      />
    </FormDialog>
  )
}
