import type { Cart } from '@normwerk/contract/cart'
import { punchoutEndpoints, type Transfer } from '@normwerk/contract/punchout'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { formatError } from '../../texts/format-error.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/forms/button.tsx'
import styles from './transfer-panel.module.css'
import { visitQuery } from './visit-queries.ts'

/** Transfers the cart to the purchasing system. The cart stays, so that a buyer can transfer it again. */
export function TransferPanel({ cart }: { cart: Cart }) {
  const text = useText()
  const { money } = useFormat()
  const visit = useQuery(visitQuery)
  const transfer = useMutation({
    mutationFn: (cartId: string) => call(punchoutEndpoints.transfer, { input: { cartId } }),
  })
  const destination = visit.data?.destination ?? ''
  return (
    <div className={styles.panel}>
      <dl className={styles.sum}>
        <dt>{text('punchout.transfer.goods')}</dt>
        <dd>{money(cart.totalProductPriceNet)}</dd>
      </dl>
      <p className={styles.note}>{text('punchout.transfer.sumNote')}</p>
      <Button
        variant="primary"
        wide
        pending={transfer.isPending}
        disabled={visit.data === undefined}
        onClick={() => transfer.mutate(cart.id)}
      >
        {text(transfer.isSuccess ? 'punchout.transfer.again' : 'punchout.transfer.confirm')}
      </Button>
      <div role="status" className={styles.state}>
        {transfer.isPending && <p>{text('punchout.transfer.waiting', { destination })}</p>}
        {transfer.isSuccess && (
          <Notice tone="good" title={text('punchout.transfer.success', { destination })}>
            {text('punchout.transfer.successText')}
          </Notice>
        )}
      </div>
      {transfer.error !== null && (
        <Notice tone="bad" title={text('punchout.transfer.error')} live>
          {formatError(transfer.error, text).message}
        </Notice>
      )}
      {transfer.data !== undefined && <TransferForm key={transfer.submittedAt} transfer={transfer.data} />}
    </div>
  )
}

/** Sends the fields to the purchasing system as soon as it is there. */
function TransferForm({ transfer: { hookUrl, method, target, fields } }: { transfer: Transfer }) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    form.current?.submit()
  }, [])
  return (
    <form ref={form} action={hookUrl} method={method} target={target} acceptCharset="utf-8" hidden>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
