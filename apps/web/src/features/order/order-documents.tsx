import { type DocumentKind, documentEndpoints } from '@normwerk/contract/document'
import { readRoute } from '@normwerk/contract/endpoint'
import type { Doc, Order } from '@normwerk/contract/order'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useAddress } from '../../api/config-context.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { AnchorButton } from '../../ui/forms/button.tsx'
import styles from './order-view.module.css'

export const documentTexts = {
  OrderConfirmation: 'order.documents.OrderConfirmation',
  PackingSlip: 'order.documents.PackingSlip',
  Invoice: 'order.documents.Invoice',
  InvoiceCorrections: 'order.documents.InvoiceCorrections',
  Offer: 'order.documents.Offer',
  Certificate: 'order.documents.Certificate',
} as const satisfies Record<DocumentKind, PlainTextId>

/** In the order in which they arise; corrections come before the invoices that they change. */
const kinds = ['Offer', 'OrderConfirmation', 'PackingSlip', 'InvoiceCorrections', 'Invoice', 'Certificate'] as const

/** The documents of an order, each one click away. */
export function OrderDocuments({ documents }: { documents: Order['orderDocuments'] }) {
  const text = useText()
  const entries = kinds.flatMap((kind) => (documents[kind] ?? []).map((doc) => ({ kind, doc })))
  if (entries.length === 0) return <p className={styles.note}>{text('order.documents.none')}</p>
  return (
    <ul className={styles.documents}>
      {entries.map(({ kind, doc }) => (
        <Entry key={doc.id} kind={kind} doc={doc} />
      ))}
    </ul>
  )
}

/** All documents of an order as one file. */
export function AllDocuments({ order: { id, orderDocuments } }: { order: Order }) {
  const text = useText()
  const address = useAddress()
  if (Object.values(orderDocuments).flat().length < 2) return null
  const { path } = readRoute(documentEndpoints.readAll.route)
  return (
    <AnchorButton href={address(path.replace('{id}', id))} download size="small">
      {text('order.documents.all')}
    </AnchorButton>
  )
}

function Entry({ kind, doc }: { kind: DocumentKind; doc: Doc }) {
  const text = useText()
  const format = useFormat()
  const address = useAddress()
  const href = address(`/api/resources${doc.path}`)
  const isInvoice = kind === 'Invoice' || kind === 'InvoiceCorrections'
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer">
        {text(documentTexts[kind])} {doc.number}
      </a>
      <span className={styles.note}>{format.date(doc.date)}</span>
      {isInvoice && (
        <a href={href.replace(/\.pdf$/, '.xml')} download className={styles.xml}>
          {text('order.documents.xml')}
        </a>
      )}
    </li>
  )
}
