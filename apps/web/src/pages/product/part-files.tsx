import { useAddress } from '../../api/config-context.tsx'
import { useCan } from '../../api/me.ts'
import { dataSheetPath, isCadFile, partFileFormats, partFilePath, partFiles } from '../../shared/parts/part-files.ts'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import styles from './product.module.css'

/** The CAD files and drawings of the chosen part. @param number with its options */
export function PartFiles({ number }: { number: string }) {
  const text = useText()
  const language = useLanguage()
  const address = useAddress()
  const mayDownloadCad = useCan('cad.download')
  const offered = partFileFormats.filter((format) => mayDownloadCad || !isCadFile(format))
  return (
    <div className={styles.partFiles}>
      <p>{text('product.filesOf', { number })}</p>
      <ul className={styles.partFileList}>
        {offered.map((format) => (
          <li key={format}>
            <a
              href={address(partFilePath(format, number, language))}
              download={`${number}.${partFiles[format].ending}`}
              aria-label={text('product.fileOf', { format: partFiles[format].name, number })}
            >
              {partFiles[format].name}
            </a>
          </li>
        ))}
        <li>
          <a
            href={address(dataSheetPath(number, language))}
            aria-label={text('product.fileOf', { format: text('product.dataSheet'), number })}
          >
            {text('product.dataSheet')}
          </a>
        </li>
      </ul>
      {!mayDownloadCad && <p className={styles.soft}>{text('product.cadWhenSignedIn')}</p>}
    </div>
  )
}
