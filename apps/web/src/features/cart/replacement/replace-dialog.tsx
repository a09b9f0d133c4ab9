import { maxArticleNumberLength } from '@normwerk/contract/limits'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ArticleNumber } from '../../../shared/parts/article-number.tsx'
import { isAsStocked, partOf } from '../../../shared/parts/part-of.ts'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDebounced } from '../../../ui/forms/use-debounced.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Choice } from './candidate-list.tsx'
import { FoundParts } from './found-parts.tsx'
import styles from './replacement.module.css'
import { SuggestedParts } from './suggested-parts.tsx'

interface Props extends Choice {
  onClose: () => void
  failure: Error | null
}

const rest = 150

/** Replaces a position by one of the closest parts, or by a part found by number or designation. */
export function ReplaceDialog({ onClose, failure, ...choice }: Props) {
  const { position } = choice
  const text = useText()
  const [typed, setTyped] = useState('')
  const [enters, setEnters] = useState(false)
  const requested = useDebounced(typed.trim(), rest)
  const lists = useRef<HTMLDivElement>(null)
  const isConfigured = !isAsStocked(partOf(position.articleNo))

  function enterList(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setEnters(true)
  }

  const entry = {
    isRequested: enters && requested === typed.trim(),
    onEnter: () => {
      setEnters(false)
      lists.current?.querySelector<HTMLElement>('[data-replace]')?.focus()
    },
  }

  return (
    <Dialog open size="medium" title={text('cart.replacement.replaceTitle')} onClose={onClose}>
      <div className={styles.content}>
        <p>
          {text('cart.replacement.replacePosition', { position: position.positionNumber })}{' '}
          <strong>
            <ArticleNumber>{position.articleNo}</ArticleNumber>
          </strong>
          <span className={styles.name}>
            {text(isConfigured ? 'cart.replacement.replaceKeepsOptions' : 'cart.replacement.replaceKeeps')}
          </span>
        </p>
        <TextField
          type="search"
          label={text('cart.replacement.replaceSearch')}
          data-autofocus
          maxLength={maxArticleNumberLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setEnters(false)
          }}
          onKeyDown={enterList}
          onBlur={() => setEnters(false)}
        />
        {failure !== null && (
          <Notice tone="bad" live>
            {formatError(failure, text).message}
          </Notice>
        )}
        <div ref={lists} className={styles.lists}>
          {requested === '' ? (
            <SuggestedParts entry={entry} {...choice} />
          ) : (
            <FoundParts text={requested} entry={entry} {...choice} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
