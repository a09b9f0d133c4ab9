import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMe } from '../../../api/me.ts'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { usePreload } from '../../../ui/late/late-code.ts'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import styles from './direct-order.module.css'
import { placeOnDashboard } from './kept-orders.ts'
import { focusChoice, focusField, isInField, moveAmongChoices } from './move-focus.ts'
import { OrderLine } from './order-line.tsx'
import { isFilled } from './order-lines.ts'
import { lineReader } from './settle-line.ts'
import { useDirectOrder } from './use-direct-order.ts'

interface Props {
  /** If left out: the active cart. */
  cartId?: string
  onAdded?: () => void
  /** Rows that were pasted elsewhere. They are taken over once; then the first one is focused. */
  initial?: { text: string } | undefined
  /** Whether the buyer sent the lines before this form was loaded. Then it adds them once it is mounted. */
  isSubmitted?: boolean
}

/** Orders parts by number or designation, line by line and only by keyboard. */
export function DirectOrder(props: Props) {
  const userId = useMe()?.id
  return userId === undefined ? null : <Lines {...props} userId={userId} />
}

function Lines({ cartId, onAdded, initial, isSubmitted = false, userId }: Props & { userId: string }) {
  const text = useText()
  const frame = useRef<HTMLFormElement>(null)
  const started = useRef<Props['initial']>(undefined)
  const [goal, setGoal] = useState<'start' | 'open' | null>(null)
  const order = useDirectOrder({
    place: { userId, place: cartId ?? placeOnDashboard },
    cartId,
    isTyping: (key) => isInField(frame.current?.querySelector(`[data-line="${key}"]`)),
    onAdded: (count, left) => {
      showToast({ message: text('partsList.added', { count }) })
      setGoal(left > 0 ? 'open' : 'start')
      if (left === 0) onAdded?.()
    },
    onOpen: () => setGoal('open'),
  })
  const preload = usePreload({ late: lineReader })
  const { lines, entries, failure, filled, ready, open, isChecking, pasted } = order

  function focusLine(at: number): void {
    focusField(frame.current?.querySelectorAll('[data-line]')[at])
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is mounted
  useEffect(() => {
    if (isSubmitted) order.addAll()
  }, [])

  useEffect(() => {
    if (goal === null) return
    setGoal(null)
    if (goal === 'open') focusChoice(frame.current?.querySelector('[data-open]'))
    else focusField(frame.current)
  }, [goal])

  useEffect(() => {
    if (initial === undefined || started.current === initial) return
    started.current = initial
    const free = lines.findIndex((line) => !isFilled(line))
    focusField(frame.current?.querySelectorAll('[data-line]')[free])
    if (initial.text !== '') order.paste(free, initial.text)
  })

  /** A confirmed line has no button any more, so the next button or line is focused. */
  function focusBelow(at: number): void {
    const line = frame.current?.querySelectorAll('[data-line]')[at]
    const actions = [...(frame.current?.querySelectorAll<HTMLElement>('[data-row-action]') ?? [])]
    const next = actions.find((action) => !line?.contains(action))
    if (next === undefined) focusLine(at + 1)
    else next.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    moveAmongChoices(event, focusField)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    order.addAll()
  }

  return (
    <form
      ref={frame}
      className={styles.order}
      noValidate
      aria-label={text('cart.directOrder.lines')}
      {...preload}
      onKeyDownCapture={onKeyDown}
      onSubmit={(event) => event.preventDefault()}
    >
      <ol className={styles.lines}>
        {lines.map((line, at) => (
          <OrderLine
            key={line.key}
            place={at + 1}
            line={line}
            entry={entries.find(({ asked }) => asked.row === line.key)}
            onType={(requested) => order.type(line.key, requested)}
            onQuantity={(quantity) => order.typeQuantity(line.key, quantity)}
            onLeave={() => order.leave(line.key)}
            onNext={() => focusLine(at + 1)}
            onPasteLines={(pastedText) => order.paste(at, pastedText)}
            onRemove={() => {
              focusLine(at + 1)
              order.remove(line.key)
            }}
            onRemoveOthers={() => order.removeOthers(line.key)}
            onDeleteRemembered={order.list.deleteRemembered}
            onConfirm={() => {
              focusBelow(at)
              order.confirm(line.key)
            }}
            onChoose={(suggested) => {
              focusBelow(at)
              order.choose(line.key, suggested)
            }}
          />
        ))}
      </ol>
      <p className={styles.hint}>{text('cart.directOrder.hint')}</p>
      {failure !== null && <FailureNotice message={formatError(failure, text).message} onRetry={order.tryAgain} />}
      {pasted?.isTooLong === true && (
        <Notice tone="warn" live>
          {text('cart.directOrder.tooMany', { count: pasted.count })}
        </Notice>
      )}
      <div className={styles.foot}>
        <div role="status" className={styles.hint}>
          {[
            ...(pasted !== null && !pasted.isTooLong ? [text('cart.directOrder.pasted', { count: pasted.count })] : []),
            ...(pasted !== null && pasted.left > 0 ? [text('partsList.leftOut', { count: pasted.left })] : []),
            ...(isChecking ? [text('partsList.checking')] : []),
          ].join(' · ')}
          {open > 0 && (
            <Button size="small" variant="quiet" onClick={() => setGoal('open')}>
              {text('cart.directOrder.open', { count: open })}
            </Button>
          )}
        </div>
        {filled > 1 && (
          <Button
            variant="quiet"
            onClick={() => {
              order.clear()
              setGoal('start')
            }}
          >
            {text('cart.directOrder.clear')}
          </Button>
        )}
        <Button
          variant="primary"
          disabled={ready === 0 && !order.isWaiting}
          pending={order.isAdding}
          onClick={order.addAll}
        >
          {text('cart.directOrder.add', { count: ready })}
        </Button>
      </div>
    </form>
  )
}
