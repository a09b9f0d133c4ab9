import type { Translate } from '@normwerk/i18n/text'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Format } from '../texts/format.ts'
import { useFormat, useText } from '../texts/language-context.tsx'
import { CheckIcon, ScissorsIcon } from '../ui/icons.tsx'
import { ArticleNumber } from './article-number.tsx'
import { partOf } from './part-of.ts'
import styles from './position-part.module.css'
import { formatTolerance } from './tolerance-class.ts'

/** What cart and order positions have in common. */
export interface Part {
  articleNo: string
  /** What the company calls it. */
  ownNumber: string | null
  description: string
  changedLength: number | null
  tolerance: string | null
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
  const { articleNo, changedLength, toleranceClass, isThreeOne } = part
  return (
    <div className={styles.part}>
      <Link {...linkTo(part)} className={styles.number}>
        <ArticleNumber>{articleNo}</ArticleNumber>
      </Link>
      {part.ownNumber !== null && (
        <p className={styles.ownNumber}>{text('savedCart.ownArticle', { number: part.ownNumber })}</p>
      )}
      <p className={styles.description}>{keepSizesTogether(nameOf(part, text, format))}</p>
      {(changedLength !== null || isThreeOne) && (
        <p className={styles.options}>
          {changedLength !== null && (
            <span className={styles.option}>
              <ScissorsIcon size={14} />
              <span className="visually-hidden">{text('trade.cutTo')}</span>
              <span>{format.measure(changedLength, 'mm')}</span>
              {toleranceClass !== null && (
                <span className={styles.tolerance}>{formatTolerance(format, toleranceClass)}</span>
              )}
            </span>
          )}
          {aside}
          {isThreeOne && (
            <span className={styles.option}>
              <CheckIcon size={14} />
              {text('trade.certificate')}
            </span>
          )}
        </p>
      )}
      {children}
    </div>
  )
}

/** The description without the options: they stand below it on a line of their own. */
function nameOf({ description, changedLength, tolerance }: Part, text: Translate, format: Format): string {
  const name = description.replace(`, ${text('cart.positionCertificate')}`, '')
  if (changedLength === null || tolerance === null) return name
  return name.replace(`, ${text('cart.positionCut', { length: format.typed(changedLength), tolerance })}`, '')
}

function keepSizesTogether(name: string): string {
  return name.replaceAll(' × ', '\u00a0×\u00a0').replaceAll(' mm', '\u00a0mm')
}

/** The product page with the part as it is configured. */
export function linkTo({ articleNo, changedLength, toleranceClass, isThreeOne }: Omit<Part, 'ownNumber'>) {
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
