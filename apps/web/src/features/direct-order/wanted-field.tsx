import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useText } from '../../texts/language-context.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import styles from './direct-order.module.css'

const rest = 60
const most = 6
const longest = 400
const longestAsked = 200

interface Props {
  label: string
  value: string
  onType: (wanted: string) => void
  onEnter: () => void
  onLeave: () => void
  onPaste: (event: ClipboardEvent) => void
}

/** A number or designation, with articles that it may become; Enter takes what stands there or is marked. */
export function WantedField({ label, value, onType, onEnter, onLeave, onPaste }: Props) {
  const text = useText()
  const listId = useId()
  const [opened, setOpened] = useState(false)
  const [active, setActive] = useState(-1)
  const asked = useDebounced(value.trim().slice(0, longestAsked), rest)
  const { data } = useQuery({
    ...endpointQuery(catalogueEndpoints.autoComplete, { input: { searchString: asked } }),
    enabled: opened && asked !== '',
    placeholderData: (previous) => previous,
    staleTime: 10 * 60_000,
    meta: { showsError: true },
  })
  const parts =
    data?.suggestions.filter(({ kind }) => kind === 'article' || kind === 'designation').slice(0, most) ?? []
  const shown = opened && value.trim() !== '' ? parts : []

  function close(): void {
    setOpened(false)
    setActive(-1)
  }

  function take(wanted: string): void {
    onType(wanted)
    close()
    onEnter()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event
    if (key === 'Enter') {
      event.preventDefault()
      const marked = shown[active]
      if (marked !== undefined) take(marked.articleNo ?? marked.text)
      else if (value.trim() !== '') {
        close()
        onEnter()
      }
    }
    if (key === 'Escape' && shown.length > 0) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || shown.length === 0) return
    event.preventDefault()
    const count = shown.length + 1
    setActive((at) => ((at + 1 + (key === 'ArrowDown' ? 1 : -1) + count) % count) - 1)
  }

  return (
    <div className={styles.wanted}>
      <input
        data-wanted
        role="combobox"
        aria-label={label}
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={text('cart.directPlaceholder')}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        value={value}
        onChange={(event) => {
          onType(event.target.value)
          setOpened(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          close()
          onLeave()
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={text('partsList.directSuggestions')}
        className={styles.list}
        hidden={shown.length === 0}
      >
        {shown.map(({ id, kind, text: name, articleNo }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's Enter takes the marked entry
          <div
            key={`${kind} ${id} ${name}`}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            onPointerMove={() => setActive(at)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(articleNo ?? name)}
          >
            <span className={styles.code}>{articleNo ?? name}</span>
            {articleNo !== undefined && articleNo !== name && <span className={styles.name}>{name}</span>}
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {opened && value.trim() !== '' && data !== undefined
          ? text('partsList.directSuggestionCount', { count: shown.length })
          : ''}
      </span>
    </div>
  )
}
