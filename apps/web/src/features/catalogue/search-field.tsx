import { maxSearchTextLength } from '@normwerk/contract/limits'
import type { Suggestion } from '@normwerk/contract/search'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { useDebounced } from '../../ui/forms/use-debounced.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { discardEnter, keepNextEnter } from './early-enter.ts'
import { findSuggested, findTarget, namedPartQuery } from './open-part.ts'
import { suggestionsQuery } from './queries.ts'
import styles from './search-field.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useOpenTarget } from './use-open-target.ts'
import { useSlashFocus } from './use-slash-focus.ts'

const rest = 60
const maxSuggestions = { wide: 10, narrow: 8 }
const narrowScreen = '(max-width: 47.99em)'

interface Props {
  size?: 'medium' | 'large'
  /** The text of the search that is on screen. */
  initial?: string
}

/** The search field. It suggests while the buyer types, and opens the part if the text names exactly one. */
export function SearchField({ size = 'medium', initial = '' }: Props) {
  const text = useText()
  const client = useQueryClient()
  const openTarget = useOpenTarget()
  const router = useRouter()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initial)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [limit, setLimit] = useState(maxSuggestions.wide)
  const asked = useDebounced(typed.trim(), rest)
  useSlashFocus(input)
  useEffect(() => setTyped(initial), [initial])
  // On a page from the server, the buyer may have typed before the script ran.
  useEffect(() => setTyped((known) => input.current?.value ?? known), [])

  const { data } = useQuery({
    ...suggestionsQuery(asked),
    enabled: open && asked !== '',
    placeholderData: (previous) => previous,
  })
  const suggestions = typed.trim() === '' ? [] : (data?.suggestions.slice(0, limit) ?? [])
  const shown = open && typed.trim() !== '' && data !== undefined

  // Prefetches the answer to Enter while the buyer still types.
  useEffect(() => {
    if (open && asked !== '') void client.prefetchQuery(namedPartQuery(asked))
  }, [client, open, asked])

  const opening = useMutation({
    mutationFn: (choice: Suggestion | string) =>
      typeof choice === 'string' ? findTarget(client, choice) : findSuggested(client, choice),
    onSuccess: (target) => {
      close()
      input.current?.blur()
      // Only a part can be ordered by a second Enter, and only if the buyer need not choose between readings.
      if (target.to !== 'product' || !('article' in target.search) || 'assumed' in target.search) discardEnter()
      return openTarget(target)
    },
    onError: discardEnter,
  })

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function type(entry: string) {
    setTyped(entry)
    setActive(-1)
    setOpen(true)
  }

  function choose(suggestion: Suggestion) {
    setTyped(suggestion.articleNo ?? suggestion.text)
    opening.mutate(suggestion)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const suggestion = suggestions[active]
    keepNextEnter()
    if (suggestion !== undefined) choose(suggestion)
    else if (typed.trim() !== '') opening.mutate(typed.trim())
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (open) event.preventDefault()
      close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const count = suggestions.length + 1
    const by = event.key === 'ArrowDown' ? 1 : -1
    // The typed text itself is one more place besides the suggestions.
    setActive((at) => ((at + 1 + by + count) % count) - 1)
  }

  return (
    <search
      className={styles.search}
      data-size={size}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <form action={router.buildLocation({ to: '/search' }).publicHref} onSubmit={submit} className={styles.form}>
        <SearchIcon />
        <input
          ref={input}
          name="q"
          className={styles.input}
          role="combobox"
          aria-label={text('catalogue.search')}
          aria-expanded={shown && suggestions.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          aria-keyshortcuts="/"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxSearchTextLength}
          placeholder={text(size === 'large' ? 'catalogue.searchPlaceholder' : 'catalogue.searchShort')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={() =>
            setLimit(window.matchMedia(narrowScreen).matches ? maxSuggestions.narrow : maxSuggestions.wide)
          }
          onKeyDown={onKeyDown}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
        <button type="submit" className={styles.submit} aria-busy={opening.isPending}>
          {text('catalogue.searchButton')}
        </button>
      </form>
      <SuggestionList
        id={listId}
        suggestions={shown ? suggestions : null}
        active={active}
        onActive={setActive}
        onChoose={choose}
      />
    </search>
  )
}
