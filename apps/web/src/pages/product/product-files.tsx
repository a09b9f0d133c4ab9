import type { Product } from '@normwerk/contract/product'
import { useAddress } from '../../api/config-context.tsx'
import { useCan } from '../../api/me.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Section } from '../../ui/page.tsx'
import { PartFiles } from './part-files.tsx'
import styles from './product.module.css'

type Download = Product['downloads'][number]

interface Props {
  files: readonly Download[]
  /** The number of the chosen part with its options. */
  number: string | null
}

/** Drawing, data sheets and CAD files of a product, and those of the chosen part. */
export function ProductFiles({ files, number }: Props) {
  const text = useText()
  if (files.length === 0) return null
  // A product without our drawing has no shape from which the files of a part are made.
  const isDrawn = files.some(({ type }) => type === 'SVG')
  return (
    <Section title={text('product.files')}>
      {number !== null && isDrawn && <PartFiles number={number} />}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.path}>
            <ProductFile file={file} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ProductFile({ file }: { file: Download }) {
  const text = useText()
  const format = useFormat()
  const address = useAddress()
  const mayDownloadCad = useCan('cad.download')
  const { path, fileName, title, type, size } = file
  const name = title ?? (type === 'SVG' ? text('product.dimensionDrawing') : fileName)
  const facts = size === null ? type : `${type}, ${format.fileSize(size)}`
  if (type === 'STEP' && !mayDownloadCad) {
    return (
      <span>
        {name} <span className={styles.soft}>{text('product.cadForBuyers', { facts })}</span>
      </span>
    )
  }
  return (
    <span>
      <a href={address(path)} download={fileName}>
        {name}
      </a>{' '}
      <span className={styles.soft}>{facts}</span>
    </span>
  )
}
