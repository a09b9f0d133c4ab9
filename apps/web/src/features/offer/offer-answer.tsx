import type { Order } from '@normwerk/contract/order'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../api/me.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import styles from './offer.module.css'

/** What a buyer does with an offer: order at its prices, or ask again. */
export function OfferAnswer({ inquiry }: { inquiry: Order }) {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const mayOrder = useCan('order.submit')
  const [opened, setOpened] = useState<'accept' | 'ask' | null>(null)
  const date = inquiry.validUntil === null ? '' : format.date(inquiry.validUntil)
  const close = () => setOpened(null)
  return (
    <Notice tone="info" title={text('offer.openTitle', { date })}>
      {inquiry.offerComment !== null && <p className={styles.comment}>{inquiry.offerComment}</p>}
      <p>{text(mayOrder ? 'offer.openText' : 'offer.openTextOthers')}</p>
      <div className={styles.actions}>
        {mayOrder && (
          <Button variant="primary" onClick={() => setOpened('accept')}>
            {text('offer.acceptEllipsis')}
          </Button>
        )}
        <Button onClick={() => setOpened('ask')}>{text('offer.askEllipsis')}</Button>
      </div>
      {opened === 'accept' && (
        <AcceptDialog
          inquiry={inquiry}
          onClose={close}
          onAccepted={({ id }) => void navigate({ to: '/order/$id/confirmation', params: { id } })}
        />
      )}
      {opened === 'ask' && <AskDialog id={inquiry.id} onClose={close} />}
    </Notice>
  )
}
