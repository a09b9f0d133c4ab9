import type { OrderPosition } from '@normwerk/contract/order'
import { optionTexts } from '@normwerk/i18n/option-texts'
import type { Translate } from '@normwerk/i18n/text'
import type { PartOptions as Options } from '@normwerk/parts/configured-part'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Format } from '../../texts/format.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { NoteSign } from '../notes/note-sign.tsx'
import { ArticleNumber } from '../parts/article-number.tsx'
import { partOf } from '../parts/part-of.ts'
import { PartOptions } from '../parts/part-options.tsx'
import { keepSizesTogether } from '../parts/sizes-text.ts'
import { linkToPart } from './link-to-part.ts'
import styles from './position-part.module.css'

/** What cart and order positions have in common. */
export interface Part
  extends Pick<
    OrderPosition,
    'productDimensionId' | 'articleNo' | 'ownNumber' | 'description' | 'productNr' | 'thumbnail'
  > {
  /** Only of orders: the description in the reader's language, if that is another one. */
  descriptionToday?: string | null
}

interface Props {
  part: Part
  /** Beside the cut length, such as a link to change it. */
  aside?: ReactNode
  children?: ReactNode
}

/** Number, name and machining of the part. */
export function PositionPart({ part, aside, children }: Props) {
  const text = useText()
  const format = useFormat()
  const options = partOf(part.articleNo)
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <Link {...linkToPart(part)} className={styles.number}>
          <ArticleNumber>{part.articleNo}</ArticleNumber>
        </Link>
        <NoteSign part={part} />
      </div>
      {part.ownNumber !== null && (
        <p className={styles.own}>
          <span data-part="own-label">{text('cart.table.customerPartNumber')}</span>{' '}
          <span className={styles.customerPartNumber}>{part.ownNumber}</span>
        </p>
      )}
      <p className={styles.description} data-part="description">
        {keepSizesTogether(nameOf(part.description, options, text, format))}
      </p>
      {part.descriptionToday != null && (
        <p className={styles.today}>{keepSizesTogether(nameOf(part.descriptionToday, options, text, format))}</p>
      )}
      <PartOptions options={options} aside={aside} />
      {children}
    </div>
  )
}

/** Returns the description without the options, which are on their own line below it. */
function nameOf(description: string, options: Options, text: Translate, format: Format): string {
  const said = optionTexts(options, text, format.typed)
  return said.reduce((name, option) => name.replace(`, ${option}`, ''), description)
}
