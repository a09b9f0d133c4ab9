import { readRoute } from '@normwerk/contract/endpoint'
import { type DownloadedFile, statisticsEndpoints } from '@normwerk/contract/statistics'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../api/config-context.tsx'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AnchorButton, Button } from '../../ui/forms/button.tsx'
import { TableIcon } from '../../ui/icons.tsx'
import { Section } from '../../ui/page.tsx'
import { DownloadMonths } from './download-months.tsx'
import styles from './file-statistics.module.css'
import { sumByType } from './sum-by-type.ts'
import { useTypeName } from './use-type-name.ts'

const filesQuery = endpointQuery(statisticsEndpoints.listFiles)
/** The table that is saved has all files. */
const maxShown = 50

/** How often files were downloaded: by type, and the files that were downloaded most. */
export function FileStatistics() {
  const text = useText()
  const files = useQuery(filesQuery)
  const [shown, setShown] = useState<string | null>(null)
  if (files.data === undefined) {
    if (files.error !== null) return <ErrorState error={files.error} onRetry={() => void files.refetch()} />
    return (
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    )
  }
  if (files.data.length === 0) return <EmptyState title={text('statistics.none')} />
  return (
    <>
      <DownloadMonths fileName={shown} onShowAll={() => setShown(null)} />
      <Types files={files.data} />
      <Files files={files.data} onShow={setShown} />
    </>
  )
}

/** A bar for each type, with its number in words. */
function Types({ files }: { files: readonly DownloadedFile[] }) {
  const text = useText()
  const format = useFormat()
  const nameOf = useTypeName()
  const types = sumByType(files)
  const most = Math.max(...types.map(({ downloads }) => downloads))
  return (
    <Section title={text('statistics.byType')}>
      <dl className={styles.types}>
        {types.map(({ type, downloads }) => (
          <div key={type}>
            <dt>{nameOf(type)}</dt>
            <dd>
              <span className={styles.bar} style={{ width: `calc((100% - 5rem) * ${downloads / most})` }} />
              {format.number(downloads)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

interface FilesProps {
  files: readonly DownloadedFile[]
  /** Shows the months of one file. */
  onShow: (fileName: string) => void
}

function Files({ files, onShow }: FilesProps) {
  const text = useText()
  const address = useAddress()
  const format = useFormat()
  const nameOf = useTypeName()
  return (
    <Section
      title={text('statistics.files')}
      aside={
        <AnchorButton
          href={address(readRoute(statisticsEndpoints.exportFiles.route).path)}
          download
          icon={<TableIcon size={18} />}
        >
          {text('statistics.save')}
        </AnchorButton>
      }
    >
      <RecordTable label={text('statistics.files')} stale={false}>
        <thead>
          <tr>
            <th scope="col">{text('statistics.file')}</th>
            <th scope="col">{text('statistics.type')}</th>
            <th scope="col" data-numeric>
              {text('statistics.downloads')}
            </th>
            <th scope="col">{text('statistics.lastDownload')}</th>
          </tr>
        </thead>
        <tbody>
          {files.slice(0, maxShown).map(({ fileName, type, downloads, lastDownload }) => (
            <tr key={fileName}>
              <th scope="row">
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={text('statistics.showMonths', { file: fileName })}
                  onClick={() => onShow(fileName)}
                >
                  {fileName}
                </Button>
              </th>
              <td data-label={text('statistics.type')}>{nameOf(type)}</td>
              <td data-numeric data-label={text('statistics.downloads')}>
                {format.number(downloads)}
              </td>
              <td data-label={text('statistics.lastDownload')}>{format.date(lastDownload)}</td>
            </tr>
          ))}
        </tbody>
      </RecordTable>
    </Section>
  )
}
