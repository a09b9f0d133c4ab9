import type { Suggestion } from '@normwerk/contract/search'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useText } from '../../texts/language-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './search-field.module.css'

const kinds = {
  article: 'catalogue.kindArticle',
  product: 'catalogue.kindProduct',
  category: 'catalogue.kindCategory',
  designation: 'catalogue.kindDesignation',
} satisfies Record<Suggestion['kind'], PlainTextId>

interface Props {
  id: string
  /** `null` if there is nothing to show. */
  suggestions: readonly Suggestion[] | null
  active: number
  onActive: (at: number) => void
  onChoose: (suggestion: Suggestion) => void
}

/** The list below the search. The focus stays in the field, which names the active entry. */
export function SuggestionList({ id, suggestions, active, onActive, onChoose }: Props) {
  const text = useText()
  return (
    <>
      <div
        className={styles.list}
        id={id}
        role="listbox"
        aria-label={text('catalogue.suggestions')}
        hidden={!suggestions?.length}
      >
        {suggestions?.map((suggestion, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's Enter chooses the active entry
          <div
            key={`${suggestion.kind} ${suggestion.id} ${suggestion.text}`}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            onPointerMove={() => onActive(at)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <span className={classNames(styles.text, suggestion.kind === 'article' && styles.code)}>
              {suggestion.text}
            </span>
            {suggestion.kind === 'designation' && suggestion.articleNo !== undefined && (
              <span className={styles.code}>{suggestion.articleNo}</span>
            )}
            <span className={styles.kind}>{text(kinds[suggestion.kind])}</span>
          </div>
        ))}
      </div>
      {suggestions?.length === 0 && <p className={styles.none}>{text('catalogue.noSuggestion')}</p>}
      <span className="visually-hidden" role="status">
        {suggestions === null ? '' : text('catalogue.suggestionCount', { count: suggestions.length })}
      </span>
    </>
  )
}
