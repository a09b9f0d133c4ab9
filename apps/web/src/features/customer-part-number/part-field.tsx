import { takeMachining } from '@normwerk/contract/asked-options'
import { maxArticleNumberLength } from '@normwerk/contract/limits'
import { formatConfiguredPart, noOptions } from '@normwerk/parts/configured-part'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useDebounced } from '../../ui/forms/use-debounced.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import styles from './customer-part-number.module.css'
import { type FoundPart, foundPartsQuery, readFoundParts } from './found-parts.ts'

const rest = 250

interface Props {
  value: string
  chosen: FoundPart | null
  error: string | null
  inputRef: RefObject<HTMLInputElement | null>
  onChange: (value: string) => void
  onChoose: (part: FoundPart) => void
}

/** Finds the part by number or designation. The parts that an unclear text may mean are listed below it. */
export function PartField({ value, chosen, error, inputRef, onChange, onChoose }: Props) {
  const text = useText()
  const asked = useDebounced(value.trim(), rest)
  const { data } = useQuery({ ...foundPartsQuery(asked), enabled: asked !== '' && chosen === null })
  const current = asked === value.trim() && asked !== '' && data !== undefined ? readFoundParts(data) : null
  const [only] = chosen === null ? (current?.length === 1 ? current : []) : [chosen]
  return (
    <div className={styles.partField}>
      <TextField
        ref={inputRef}
        name="article"
        label={text('customerPartNumber.article')}
        placeholder={text('customerPartNumber.articlePlaceholder')}
        error={error}
        maxLength={maxArticleNumberLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div aria-live="polite" className={styles.found}>
        {value.trim() === '' && <p>{text('customerPartNumber.articleHint')}</p>}
        {only !== undefined && <FoundOne part={only} />}
        {only === undefined && current !== null && (
          <>
            {error === null && (
              <p>{text(current.length === 0 ? 'customerPartNumber.notFound' : 'customerPartNumber.chooseOne')}</p>
            )}
            {current.map((part) => (
              <Button key={part.articleId} size="small" onClick={() => onChoose(part)}>
                <ArticleNumber>{part.articleNo}</ArticleNumber>
              </Button>
            ))}
          </>
        )}
      </div>
    </div>
  )
}

function FoundOne({ part }: { part: FoundPart }) {
  const text = useText()
  const format = useFormat()
  const { articleNo: articleNumber, changedLength } = part
  const uncut = { ...noOptions, ...takeMachining(part), articleNumber, changedLength: null }
  return (
    <p className={styles.foundOne}>
      <CheckIcon size={16} />
      <ArticleNumber>{formatConfiguredPart(uncut)}</ArticleNumber>
      {changedLength !== null && (
        <span>{text('customerPartNumber.cutTo', { length: format.measure(changedLength, 'mm') })}</span>
      )}
    </p>
  )
}
