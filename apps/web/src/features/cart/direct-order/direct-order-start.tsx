import { maxDesignationLength, maxWrittenNumberLength } from '@normwerk/contract/limits'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMe } from '../../../api/me.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { lateCode, useLateCode, usePreload } from '../../../ui/late/late-code.ts'
import { NotLoaded } from '../../../ui/late/late-part.tsx'
import styles from './direct-order.module.css'
import { keepOrder, placeOnDashboard } from './kept-orders.ts'
import { isFilled, type TypedLine, withEmptyLines } from './order-lines.ts'
import { useKeptOrder } from './use-kept-order.ts'

const late = lateCode(
  () => import('./direct-order.tsx').then((file) => file.DirectOrder),
  'cart',
  'machining',
  'partsList',
  'designation',
  'orderStart',
)

/**
 * Shows the empty lines of a direct order. What checks them is loaded once somebody turns to the lines, and takes over
 * what was typed and sent in the meantime, with the focus.
 */
export function DirectOrderStart() {
  const userId = useMe()?.id
  return userId === undefined ? null : <Start userId={userId} />
}

function Start({ userId }: { userId: string }) {
  const text = useText()
  const place = { userId, place: placeOnDashboard }
  const { lines, entries } = useKeptOrder(place)
  const [isUsed, setIsUsed] = useState(false)
  const [pasted, setPasted] = useState<{ text: string }>()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { code: DirectOrder, error, tryAgain } = useLateCode(late, isUsed || lines.some(isFilled))
  const frame = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)
  const preload = usePreload({ late })
  const fields = () => [...(frame.current?.querySelectorAll('input') ?? [])]

  /** Focuses the same field of the other form, once. Both forms have the same fields in the same order. */
  function focusAgain(): void {
    const field = fields()[focused.current]
    focused.current = -1
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }

  function onFocus({ target }: FocusEvent): void {
    focused.current = target instanceof HTMLInputElement ? fields().indexOf(target) : -1
    setIsUsed(true)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) setIsSubmitted(true)
    else if (!event.repeat) fields()[focused.current + 1]?.focus()
  }

  function onPaste(event: ClipboardEvent): void {
    const rows = event.clipboardData.getData('text/plain')
    if (!/[\n\r\t]/.test(rows.trim())) return
    event.preventDefault()
    setPasted({ text: rows })
    setIsUsed(true)
  }

  function change(key: number, typed: Partial<TypedLine>): void {
    const changed = withEmptyLines(lines).map((line) => (line.key === key ? { ...line, ...typed } : line))
    keepOrder(place, { lines: withEmptyLines(changed), entries })
  }

  return (
    <div ref={frame}>
      {DirectOrder !== null ? (
        <>
          <DirectOrder initial={pasted} isSubmitted={isSubmitted} />
          <OnShown act={focusAgain} />
        </>
      ) : (
        <form
          className={styles.order}
          noValidate
          aria-label={text('cart.directOrder.lines')}
          {...{ ...preload, onFocus, onKeyDown, onPaste }}
          onBlur={() => {
            focused.current = -1
          }}
          onSubmit={(event) => event.preventDefault()}
        >
          <ol className={styles.lines}>
            {withEmptyLines(lines).map((line, at) => (
              <StartLine key={line.key} place={at + 1} line={line} onChange={(typed) => change(line.key, typed)} />
            ))}
          </ol>
          <p className={styles.hint}>{text('cart.directOrder.hint')}</p>
          {error !== null && <NotLoaded error={error} onRetry={tryAgain} />}
          <div className={styles.foot}>
            <Button variant="primary" disabled>
              {text('cart.directOrder.add', { count: 0 })}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

/**
 * Acts when it is shown. An effect of `Start` that depends on the loaded code is lost if a key is pressed while React
 * renders the form for the first time.
 */
function OnShown({ act }: { act: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useLayoutEffect(act, [])
  return null
}

interface LineProps {
  place: number
  line: TypedLine
  onChange: (typed: Partial<TypedLine>) => void
}

function StartLine({ place, line, onChange }: LineProps) {
  const text = useText()
  return (
    <li className={styles.line}>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <div className={styles.requested}>
        <input
          role="combobox"
          aria-label={text('cart.directOrder.numberOf', { line: place })}
          aria-expanded={false}
          aria-autocomplete="list"
          placeholder={text('cart.directOrder.placeholder')}
          maxLength={maxDesignationLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
          value={line.requested}
          onChange={(event) => onChange({ requested: event.target.value })}
        />
      </div>
      <input
        className={styles.quantity}
        aria-label={text('cart.directOrder.quantityOf', { line: place })}
        inputMode="numeric"
        placeholder="1"
        maxLength={maxWrittenNumberLength}
        autoComplete="off"
        enterKeyHint="next"
        value={line.quantity}
        onChange={(event) => onChange({ quantity: event.target.value })}
      />
      <span />
    </li>
  )
}
