import type { CartSummary, ShareRight } from '@normwerk/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { type Access, AccessField } from './access-field.tsx'
import { ColleagueList } from './colleague-list.tsx'
import { colleaguesQuery, useShareCart } from './dialog-queries.ts'

interface Props {
  cart: Pick<CartSummary, 'id' | 'name' | 'sharedWith'>
  onClose: () => void
}

/** Who may read a cart, and who may edit it. Mounting it opens it. */
export function ShareDialog({ cart, onClose }: Props) {
  const text = useText()
  const colleagues = useQuery(colleaguesQuery)
  const share = useShareCart(cart.id)
  const [rights, setRights] = useState<ReadonlyMap<string, ShareRight>>(
    () => new Map(cart.sharedWith.map(({ userId, right }) => [userId, right])),
  )
  const errors = useFormErrors({ fieldErrors: {}, failure: share.error })

  function allow(userId: string, access: Access): void {
    const next = new Map(rights)
    if (access === 'none') next.delete(userId)
    else next.set(userId, access)
    setRights(next)
  }

  function submit(): void {
    if (colleagues.data === undefined) return
    // Users who left the company have no name here and are left out.
    const shares = colleagues.data.flatMap(({ userId }) => {
      const right = rights.get(userId)
      return right === undefined ? [] : [{ userId, right }]
    })
    share.mutate(shares, {
      onSuccess: ({ sharedWith }) => {
        showToast({ message: text('cart.saved.sharedNow', { count: sharedWith.length }) })
        onClose()
      },
    })
  }

  return (
    <FormDialog
      title={text('cart.saved.shareTitle', { name: cart.name })}
      form={errors.form}
      failure={errors.general}
      action={text('cart.saved.save')}
      pending={share.isPending}
      disabled={!colleagues.data?.length}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{text('cart.saved.shareText')}</p>
      <ColleagueList
        label={text('cart.saved.shareWith')}
        query={colleagues}
        none={text('cart.saved.noColleagues')}
        pick={({ userId, name }) => (
          <AccessField name={name} value={rights.get(userId) ?? 'none'} onChange={(access) => allow(userId, access)} />
        )}
      />
    </FormDialog>
  )
}
