import type { ReactNode } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { Section } from '../../ui/page.tsx'

interface Props {
  title: string
  lead?: string
  /** What the rows are, as the heading of their names. */
  of: string
  columns: readonly string[]
  rows: readonly { key: string; name: ReactNode; figures: readonly (number | string)[] }[]
}

/** A section with a table of figures, or with the statement that there are none yet. */
export function FigureTable({ title, lead, of, columns, rows }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <Section title={title}>
      {lead !== undefined && <p>{lead}</p>}
      {rows.length === 0 && <p>{text('statistics.noneYet')}</p>}
      {rows.length > 0 && (
        <RecordTable label={title} stale={false}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {columns.map((column) => (
                <th key={column} scope="col" data-numeric>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, figures }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {columns.map((column, at) => {
                  const figure = figures[at] ?? 0
                  return (
                    <td key={column} data-numeric data-label={column}>
                      {typeof figure === 'number' ? format.number(figure) : figure}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </RecordTable>
      )}
    </Section>
  )
}
