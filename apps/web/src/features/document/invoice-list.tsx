import type { InvoiceSort, InvoiceSummary } from '@normwerk/contract/document'
import { Link } from '@tanstack/react-router'
import { useAddress } from '../../api/config-context.tsx'
import { useCan } from '../../api/me.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { ColumnHead } from '../../ui/data/column-head.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import styles from './invoice-list.module.css'

interface Props {
  invoices: readonly InvoiceSummary[]
  sort: InvoiceSort
  onSort: (sort: InvoiceSort) => void
  /** Another page or filter is being loaded. */
  stale: boolean
}

/** Invoices and their corrections as a table, on a phone as cards. A click on a row opens the PDF. */
export function InvoiceList({ invoices, sort, onSort, stale }: Props) {
  const text = useText()
  const sorting = { sort, onSort }
  return (
    <RecordTable label={text('shell.invoices')} stale={stale}>
      <thead>
        <tr>
          <ColumnHead column="number" {...sorting}>
            {text('document.invoices.number')}
          </ColumnHead>
          <ColumnHead column="date" {...sorting}>
            {text('order.date')}
          </ColumnHead>
          <ColumnHead column="orderNumber" {...sorting}>
            {text('order.number')}
          </ColumnHead>
          <ColumnHead column="customerOrderNumber" {...sorting}>
            {text('shared.cart.customerOrderNumber')}
          </ColumnHead>
          <ColumnHead column="sumGross" numeric {...sorting}>
            {text('document.invoices.sumGross')}
          </ColumnHead>
          <th scope="col">{text('order.documents.xml')}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </RecordTable>
  )
}

function Row({ invoice }: { invoice: InvoiceSummary }) {
  const text = useText()
  const format = useFormat()
  const address = useAddress()
  const seesOrders = useCan('order.history')
  const { number, kind, date, path, orderId, orderNumber, customerOrderNumber, sumGross } = invoice
  const href = address(`/api/resources${path}`)
  return (
    <tr>
      <th scope="row">
        <a href={href} target="_blank" rel="noreferrer">
          {number}
        </a>
        {kind === 'InvoiceCorrections' && (
          <span className={styles.kind}>{text('order.documents.InvoiceCorrections')}</span>
        )}
      </th>
      <td>{format.date(date)}</td>
      <td data-row data-label={text('order.number')}>
        {seesOrders ? (
          <Link to="/order/$id" params={{ id: orderId }}>
            {orderNumber}
          </Link>
        ) : (
          orderNumber
        )}
      </td>
      <td
        data-row
        data-label={text('shared.cart.customerOrderNumber')}
        data-empty={customerOrderNumber === null}
        className={styles.reference}
      >
        {customerOrderNumber ?? '–'}
      </td>
      <td data-numeric data-corner className={styles.sum}>
        {format.money(sumGross)}
      </td>
      <td data-row>
        <a href={href.replace(/\.pdf$/, '.xml')} download aria-label={text('document.invoices.xmlOf', { number })}>
          {text('document.invoices.xml')}
        </a>
      </td>
    </tr>
  )
}
