import { writeCsv } from 'hucre/csv'
import { useText } from '../../../texts/language-context.tsx'
import styles from './file-import.module.css'

export interface Sample {
  fileName: string
  /** The headings come first. */
  rows: readonly (readonly string[])[]
}

/** A sample of the file, which can be downloaded. */
export function SampleTable({ sample: { fileName, rows } }: { sample: Sample }) {
  const text = useText()
  const [head = [], ...lines] = rows
  return (
    <div className={styles.sample}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className={styles.sampleFrame} tabIndex={0}>
        <table aria-label={text('import.file.sample')}>
          <thead>
            <tr>
              {head.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.join(';')}>
                {head.map((heading, at) => (
                  <td key={heading}>{line[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <a href={formatCsv(rows)} download={fileName}>
        {text('import.file.download')}
      </a>
    </div>
  )
}

/** Adds a byte-order mark, by which spreadsheet programs recognize the encoding. */
function formatCsv(rows: Sample['rows']): string {
  const content = writeCsv(
    rows.map((cells) => [...cells]),
    { delimiter: ';', bom: true },
  )
  return `data:text/csv;charset=utf-8,${encodeURIComponent(content)}`
}
