import type { Cart, ShareRight } from '@normwerk/contract/cart'
import type { Colleague } from '@normwerk/contract/saved-cart'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { FormFailure } from '../../trade/form-failure.tsx'
import { useFormErrors } from '../../trade/use-form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Radio } from '../../ui/radio.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './colleague-list.module.css'
import { ColleagueList } from './colleague-list.tsx'
import { colleaguesQuery, useShareCart } from './queries.ts'

/** With whom a cart is shared, and what they may do. It is mounted to open. */
export function ShareDialog({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const text = useText()
  const id = useId()
  const colleagues = useQuery(colleaguesQuery)
  const share = useShareCart(cart.id)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(cart.sharedWith.map(({ userId }) => userId)))
  const [right, setRight] = useState<ShareRight>(cart.sharedWith[0]?.right ?? 'edit')
  const errors = useFormErrors({ faults: {}, failure: share.error })

  function toggle({ userId }: Colleague): void {
    const next = new Set(chosen)
    if (!next.delete(userId)) next.add(userId)
    setChosen(next)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (share.isPending) return
    share.mutate(
      { userIds: [...chosen], right },
      {
        onSuccess: ({ sharedWith }) => {
          showToast({ message: text('savedCart.sharedNow', { count: sharedWith.length }) })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={text('savedCart.shareTitle', { name: cart.name })}
      footer={
        <>
          <Button onClick={onClose}>{text('savedCart.cancel')}</Button>
          <Button type="submit" form={id} look="primary" pending={share.isPending}>
            {text('savedCart.save')}
          </Button>
        </>
      }
    >
      <form {...errors.form} id={id} onSubmit={submit} className={styles.form}>
        <FormFailure failure={errors.general} />
        <ColleagueList
          label={text('savedCart.shareWith')}
          query={colleagues}
          none={text('savedCart.noColleagues')}
          pick={(colleague) => (
            <Checkbox
              label={colleague.name}
              checked={chosen.has(colleague.userId)}
              onChange={() => toggle(colleague)}
            />
          )}
        />
        <fieldset className={styles.choices}>
          <legend>{text('savedCart.rightTitle')}</legend>
          <Radio
            name="right"
            label={text('savedCart.rightEdit')}
            checked={right === 'edit'}
            onChange={() => setRight('edit')}
          />
          <Radio
            name="right"
            label={text('savedCart.rightRead')}
            checked={right === 'read'}
            onChange={() => setRight('read')}
          />
        </fieldset>
      </form>
    </Dialog>
  )
}
