import { roleTexts } from '@normwerk/i18n/role-texts'
import type { BillLine } from '@normwerk/parts/mould-base/bill'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'

/** Every plate, screw and pin of a mould base; on a phone as cards. */
export function BillTable({ bill }: { bill: readonly BillLine[] }) {
  const text = useText()
  return (
    <RecordTable label={text('configurator.bill.title')} stale={false}>
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
          <tr key={`${line.role} ${line.articleNo} ${line.changedLength}`}>
            <th scope="row">{text(roleTexts[line.role])}</th>
            <td data-numeric data-corner>
              {line.quantity}
            </td>
            <td data-row>
              <Article line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
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
