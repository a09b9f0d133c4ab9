import { locales } from '@normwerk/contract/language'
import { useMemo } from 'react'
import { formatSymbol, formatValue } from '../../../shared/parts/attribute-text.ts'
import { AvailabilityLegend } from '../../../shared/parts/availability-sign.tsx'
import { useFormat, useLanguage, useText } from '../../../texts/language-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CellDetail } from './cell-detail.tsx'
import type { CrossLayout } from './cross-layout.ts'
import { CrossRow } from './cross-row.tsx'
import styles from './cross-table.module.css'
import { type GridProps, useCrossGrid } from './use-cross-grid.ts'

interface Props extends GridProps {
  label: string
}

/** Articles by two sizes, as a grid with one tab stop. Digits typed in a cell are the quantity to order. */
export function CrossTable({ label, ...grid }: Props) {
  const text = useText()
  const amount = useAmountFormat()
  const { layout, selectedId, tableRef } = grid
  const { active, current, typed, rejected, touched, setTyped, stopTyping, handlers } = useCrossGrid(grid)
  const hasPrices = layout.lines.some(({ cells }) => cells.some((cell) => cell !== null && cell.price !== null))
  return (
    <div className={styles.cross}>
      <div className={styles.frame} data-frame>
        <table
          ref={tableRef}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern on a native table
          role="grid"
          aria-label={label}
          className={styles.table}
          {...handlers}
        >
          <CrossHead layout={layout} crossed={touched ? active.column : -1} />
          <tbody>
            {layout.lines.map((line, at) => (
              <CrossRow
                key={line.value}
                line={line}
                heads={layout.heads}
                crossed={touched && at === active.line}
                activeColumn={at === active.line ? active.column : -1}
                selectedId={line.cells.some((cell) => cell?.id === selectedId) ? selectedId : null}
                typed={at === active.line ? typed : null}
                rejected={rejected}
                amount={amount}
                onType={setTyped}
                onLeave={stopTyping}
              />
            ))}
          </tbody>
        </table>
      </div>
      <CellDetail dimension={touched ? current : null} layout={layout} typed={typed} rejected={rejected} />
      <div className={styles.foot}>
        <AvailabilityLegend />
        {hasPrices && <span>{text('catalogue.dimensionTable.priceNote')}</span>}
      </div>
    </div>
  )
}

function CrossHead({ layout, crossed }: { layout: CrossLayout; crossed: number }) {
  const format = useFormat()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          <span className={styles.cornerColumn}>{formatSymbol(layout.column.symbol)} →</span>
          <span className={styles.cornerRow}>{formatSymbol(layout.row.symbol)} ↓</span>
        </th>
        {layout.heads.map((head, at) => (
          <th key={head} scope="col" className={classNames(styles.head, at === crossed && styles.crossed)}>
            {formatValue(format, head)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Formats amounts without currency, for tables that name it once. */
function useAmountFormat(): (amount: string) => string {
  const locale = locales[useLanguage()]
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return (amount) => format.format(Number(amount))
  }, [locale])
}
