import { maxDesignationLength } from '@normwerk/contract/limits'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import styles from './direct-order.module.css'
import { SuggestionOption } from './suggestion-option.tsx'
import listStyles from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  label: string
  describedBy?: string
  value: string
  onType: (requested: string) => void
  /** Enter without a marked suggestion, even in an empty field. */
  onEnter: () => void
  /** Called when a suggestion was taken into the field. */
  onTaken: () => void
  /** Moves down if there are no suggestions. */
  onDown?: () => void
  onLeave?: () => void
  /** More than one row was pasted, as from a spreadsheet. */
  onPasteLines: (text: string) => void
}

/** A number or designation with suggestions of parts. Enter takes the marked suggestion or the typed text. */
export function PartInput(props: Props) {
  const { label, describedBy, value, onType, onEnter, onTaken, onDown, onLeave, onPasteLines } = props
  const text = useText()
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { suggestions, partOf, measure } = useSuggestions(value, open)
  const shown = suggestions ?? []
  const list = useRef<HTMLDivElement>(null)
  const isListed = shown.length > 0

  // The field may be at the lower edge of the window.
  useEffect(() => {
    if (isListed) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isListed])

  function close(): void {
    setOpen(false)
    setActive(-1)
  }

  function take(requested: string): void {
    onType(requested)
    close()
    onTaken()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event
    if (key === 'Enter') {
      event.preventDefault()
      const marked = shown[active]
      if (event.repeat) return
      if (marked !== undefined) take(marked.text)
      else {
        close()
        onEnter()
      }
    }
    if (key === 'Escape' && isListed) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    event.preventDefault()
    if (!isListed) {
      if (key === 'ArrowDown') onDown?.()
      return
    }
    // The typed text itself is one more place besides the suggestions.
    const count = shown.length + 1
    setActive((at) => ((at + 1 + (key === 'ArrowDown' ? 1 : -1) + count) % count) - 1)
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\n\r\t]/.test(pasted.trim())) return
    event.preventDefault()
    onPasteLines(pasted)
  }

  return (
    <div className={styles.requested}>
      <input
        data-requested
        role="combobox"
        aria-label={label}
        aria-describedby={describedBy}
        aria-expanded={isListed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={text('cart.directOrder.placeholder')}
        maxLength={maxDesignationLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        value={value}
        onChange={(event) => {
          onType(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onFocus={measure}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          close()
          onLeave?.()
        }}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={text('cart.directOrder.suggestions')}
        className={listStyles.list}
        hidden={!isListed}
      >
        {shown.map((suggestion, at) => (
          <SuggestionOption
            key={`${suggestion.kind} ${suggestion.id} ${suggestion.text}`}
            id={`${listId}-${at}`}
            suggestion={suggestion}
            part={partOf(suggestion)}
            isActive={at === active}
            onActive={() => setActive(at)}
            onTake={() => take(suggestion.text)}
          />
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {suggestions === null ? '' : text('cart.directOrder.suggestionCount', { count: suggestions.length })}
      </span>
    </div>
  )
}
