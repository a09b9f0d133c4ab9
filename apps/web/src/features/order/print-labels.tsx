import type { Order } from '@normwerk/contract/order'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { lateDialog } from '../../ui/late/late-dialog.tsx'

const LabelsDialog = lateDialog(() => import('./labels-dialog.tsx').then((file) => file.LabelsDialog), 'order', 'forms')

/** Opens the dialog that prints labels for the parts of an order; an inquiry has no parts. */
export function PrintLabels({ order: { id, orderType, status } }: { order: Order }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  if (orderType === 'Inquiry' || status === 6) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {text('order.labels.open')}
      </Button>
      {open && <LabelsDialog orderId={id} onClose={() => setOpen(false)} />}
    </>
  )
}
