import { roleTexts } from '@normwerk/i18n/role-texts'
import type { BillLine } from '@normwerk/parts/mould-base/bill'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Table } from '../../ui/data/table.tsx'

/** Every plate, screw and pin of a mould base. */
export function BillTable({ bill }: { bill: readonly BillLine[] }) {
  const text = useText()
  return (
    <Table label={text('configurator.bill.title')} dense>
      <thead>
        <tr>
          <th scope="col">{text('configurator.bill.part')}</th>
          <th scope="col" data-numeric>
            {text('configurator.bill.quantity')}
          </th>
          <th scope="col">{text('configurator.bill.article')}</th>
        </tr>
      </thead>
      <tbody>
        {bill.map((line) => (
          <tr key={line.role}>
            <td>{text(roleTexts[line.role])}</td>
            <td data-numeric>{line.quantity}</td>
            <td>
              <Article line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Article({ line }: { line: BillLine }) {
  const text = useText()
  const format = useFormat()
  const { articleNo, changedLength, fittedLength } = line
  if (articleNo === null) return text('configurator.bill.onRequest')
  const length = (size: number) => ({ length: format.typed(size) })
  return (
    <>
      {articleNo}
      {changedLength !== null && `, ${text('configurator.bill.cut', length(changedLength))}`}
      {fittedLength !== null && `, ${text('configurator.bill.fitted', length(fittedLength))}`}
    </>
  )
}
