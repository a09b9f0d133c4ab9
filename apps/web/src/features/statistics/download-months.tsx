import { type DownloadMonth, type FileType, fileTypes, statisticsEndpoints } from '@normwerk/contract/statistics'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useFormat, useLanguage, useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Section } from '../../ui/page.tsx'
import { MonthChart } from './month-chart.tsx'
import { monthName } from './month-name.ts'
import { useTypeName } from './use-type-name.ts'

interface Props {
  /** Null: all files together. */
  fileName: string | null
  onShowAll: () => void
}

/** Downloads of the last months, as a chart and as a table by type. */
export function DownloadMonths({ fileName, onShowAll }: Props) {
  const text = useText()
  const query = endpointQuery(statisticsEndpoints.listMonths, { input: fileName === null ? {} : { fileName } })
  const { data: months, error, refetch, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData })
  return (
    <Section
      title={text('statistics.byMonth')}
      aside={
        fileName !== null && (
          <>
            <span>{fileName}</span>
            <Button size="small" onClick={onShowAll}>
              {text('statistics.allFiles')}
            </Button>
          </>
        )
      }
    >
      {months === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {months === undefined && error === null && (
        <Loading>
          <Skeleton height="20rem" />
        </Loading>
      )}
      {months !== undefined && (
        <>
          <MonthChart values={months.map(({ month, downloads }) => ({ month, value: totalOf(downloads) }))} />
          <MonthTable months={months} stale={isPlaceholderData} />
        </>
      )}
    </Section>
  )
}

function MonthTable({ months, stale }: { months: readonly DownloadMonth[]; stale: boolean }) {
  const text = useText()
  const format = useFormat()
  const language = useLanguage()
  const nameOf = useTypeName()
  const types = fileTypes.filter((type) => months.some(({ downloads }) => downloads[type] !== undefined))
  // The latest first, as it is looked at most.
  const rows = months.filter(({ downloads }) => totalOf(downloads) > 0).toReversed()
  if (rows.length === 0) return <p>{text('statistics.noneYet')}</p>
  return (
    <RecordTable label={text('statistics.byMonth')} stale={stale}>
      <thead>
        <tr>
          <th scope="col">{text('statistics.month')}</th>
          {types.map((type) => (
            <th key={type} scope="col" data-numeric>
              {nameOf(type)}
            </th>
          ))}
          <th scope="col" data-numeric>
            {text('statistics.downloads')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, downloads }) => (
          <tr key={month}>
            <th scope="row">{monthName(month, language)}</th>
            {types.map((type) => (
              <td key={type} data-numeric data-label={nameOf(type)}>
                {format.number(downloads[type] ?? 0)}
              </td>
            ))}
            <td data-numeric data-label={text('statistics.downloads')}>
              {format.number(totalOf(downloads))}
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  )
}

function totalOf(downloads: Partial<Record<FileType, number>>): number {
  return Object.values(downloads).reduce((sum, count) => sum + count, 0)
}
