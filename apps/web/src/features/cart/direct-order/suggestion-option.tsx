import type { ImportedRow } from '@normwerk/contract/parts-list'
import type { Suggestion } from '@normwerk/contract/search'
import { useEffect, useRef } from 'react'
import { Price } from '../../../shared/parts/price.tsx'
import styles from './suggestions.module.css'

interface Props {
  id: string
  suggestion: Suggestion
  /** Size and price, once they are known. */
  part: ImportedRow | undefined
  isActive: boolean
  onActive: () => void
  onTake: () => void
}

export function SuggestionOption({ id, suggestion, part, isActive, onActive, onTake }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const { text, articleNo = text } = suggestion
  const number = part?.articleNo ?? articleNo
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's Enter takes the marked entry
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={onActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <span className={styles.code}>{number}</span>
      <span className={styles.name}>
        {number !== text && <span className={styles.typed}>{text}</span>} {part?.description}
      </span>
      {part?.price !== undefined && (
        <span className={styles.price}>
          <Price amount={part.price} />
        </span>
      )}
    </div>
  )
}
