import { useText } from '../../../texts/language-context.tsx'
import styles from './file-import.module.css'

export interface Sample {
  fileName: string
  /** The headings first. */
  rows: readonly (readonly string[])[]
}

/** How the file looks, and the same to download. */
export function SampleTable({ sample: { fileName, rows } }: { sample: Sample }) {
  const text = useText()
  const [head = [], ...lines] = rows
  return (
    <div className={styles.sample}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.sampleFrame} tabIndex={0}>
        <table aria-label={text('fileImport.sample')}>
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
        {text('fileImport.download')}
      </a>
    </div>
  )
}

/** With a byte-order mark, by which spreadsheet programs know the encoding. */
function formatCsv(rows: Sample['rows']): string {
  const content = rows.map((cells) => cells.join(';')).join('\r\n')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${content}\r\n`)}`
}
