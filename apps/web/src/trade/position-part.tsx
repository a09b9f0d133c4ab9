import type { Translate } from '@normwerk/i18n/text'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Format } from '../texts/format.ts'
import { useFormat, useText } from '../texts/language-context.tsx'
import { ArticleNumber } from './article-number.tsx'
import { partOf } from './part-of.ts'
import { PartOptions } from './part-options.tsx'
import styles from './position-part.module.css'
import { formatTolerance } from './tolerance-class.ts'

/** What cart and order positions have in common. */
export interface Part {
  articleNo: string
  /** What the company calls it. */
  ownNumber: string | null
  description: string
  changedLength: number | null
  toleranceClass: string | null
  isThreeOne: boolean
}

interface Props {
  part: Part
  /** Beside the cut length, such as a link to change it. */
  aside?: ReactNode
  children?: ReactNode
}

/** Number, name and what is done to the part: the cut with its tolerance, the certificate. */
export function PositionPart({ part, aside, children }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={styles.part}>
      <Link {...linkTo(part)} className={styles.number}>
        <ArticleNumber>{part.articleNo}</ArticleNumber>
      </Link>
      {part.ownNumber !== null && (
        <p className={styles.own}>
          <span data-part="own-label">{text('savedCart.ownArticle')}</span>{' '}
          <span className={styles.ownNumber}>{part.ownNumber}</span>
        </p>
      )}
      <p className={styles.description} data-part="description">
        {keepSizesTogether(nameOf(part, text, format))}
      </p>
      <PartOptions
        changedLength={part.changedLength}
        toleranceClass={part.toleranceClass}
        isThreeOne={part.isThreeOne}
        aside={aside}
      />
      {children}
    </div>
  )
}

/** The description without the options: they stand below it on a line of their own. */
function nameOf({ description, changedLength, toleranceClass }: Part, text: Translate, format: Format): string {
  const name = description.replace(`, ${text('cart.positionCertificate')}`, '')
  if (changedLength === null || toleranceClass === null) return name
  const cut = { length: format.typed(changedLength), tolerance: formatTolerance(format, toleranceClass) }
  return name.replace(`, ${text('cart.positionCut', cut)}`, '')
}

function keepSizesTogether(name: string): string {
  return name.replaceAll(' × ', '\u00a0×\u00a0').replaceAll(' mm', '\u00a0mm')
}

/** The product page with the part as it is configured. */
export function linkTo(part: Pick<Part, 'articleNo' | 'changedLength' | 'toleranceClass' | 'isThreeOne'>) {
  const { articleNo, changedLength, toleranceClass, isThreeOne } = part
  const { productNr, article } = partOf(articleNo)
  return {
    to: '/product/$productNr',
    params: { productNr },
    search: {
      article,
      ...(changedLength === null ? {} : { length: changedLength }),
      ...(toleranceClass === null ? {} : { tolerance: toleranceClass }),
      ...(isThreeOne ? { certificate: true as const } : {}),
    },
  } as const
}
