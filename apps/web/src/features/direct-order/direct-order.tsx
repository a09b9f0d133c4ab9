import { type KeyboardEvent, useEffect, useRef } from 'react'
import { describeError } from '../../texts/describe-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './direct-order.module.css'
import { OrderLine } from './order-line.tsx'
import { isFilled } from './order-lines.ts'
import { useDirectOrder } from './use-direct-order.ts'

interface Props {
  /** Left out: the cart that is open by default. */
  cartId?: string
  onAdded?: (count: number) => void
  /** Lines that were pasted elsewhere, taken once; the first line then has the focus. */
  start?: { text: string } | undefined
}

/** Parts by number or designation, line by line, without leaving the keyboard. */
export function DirectOrder({ cartId, onAdded, start }: Props) {
  const text = useText()
  const frame = useRef<HTMLFormElement>(null)
  const started = useRef<Props['start']>(undefined)
  const order = useDirectOrder({
    cartId,
    onAdded: (count) => {
      showToast({ message: text('partsList.added', { count }) })
      focusField(0)
      onAdded?.(count)
    },
    onOpen: () => frame.current?.querySelector<HTMLElement>('[data-row-action]')?.focus(),
  })
  const { lines, entries, failure, filled, open, isChecking, pasted } = order

  function focusField(at: number): void {
    frame.current?.querySelectorAll<HTMLElement>('[data-wanted]')[at]?.focus()
  }

  useEffect(() => {
    if (start === undefined || started.current === start) return
    started.current = start
    focusField(lines.findIndex((line) => !isFilled(line)))
    if (start.text !== '')
      void order.paste(
        lines.findIndex((line) => !isFilled(line)),
        start.text,
      )
  })

  /** What is confirmed has no button any more: the next one has the focus, or the next line. */
  function focusBelow(at: number): void {
    const line = frame.current?.querySelectorAll('[data-line]')[at]
    const actions = [...(frame.current?.querySelectorAll<HTMLElement>('[data-row-action]') ?? [])]
    const next = actions.find((action) => !line?.contains(action))
    if (next === undefined) focusField(at + 1)
    else next.focus()
  }

  function addAll(): void {
    for (const { key } of lines) order.leave(key)
    order.addAll()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    addAll()
  }

  return (
    <form
      ref={frame}
      className={styles.order}
      noValidate
      aria-label={text('partsList.directLines')}
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
            onType={(wanted) => order.type(line.key, wanted)}
            onQuantity={(quantity) => order.typeQuantity(line.key, quantity)}
            onLeave={() => order.leave(line.key)}
            onNext={() => focusField(at + 1)}
            onPaste={(pastedText) => void order.paste(at, pastedText)}
            onRemove={() => {
              order.remove(line.key)
              focusField(at)
            }}
            onForget={() => order.forgetOthers(line.key)}
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
      <p className={styles.hint}>{text('partsList.directHint')}</p>
      {failure !== null && (
        <Notice tone="bad" live>
          {describeError(failure, text).message}{' '}
          <Button size="small" onClick={order.tryAgain}>
            {text('ui.retry')}
          </Button>
        </Notice>
      )}
      {pasted?.isTooLong === true && (
        <Notice tone="warn" live>
          {text('partsList.directTooMany', { count: pasted.count })}
        </Notice>
      )}
      <div className={styles.foot}>
        <p role="status" className={styles.hint}>
          {[
            ...(pasted !== null && !pasted.isTooLong ? [text('partsList.directPasted', { count: pasted.count })] : []),
            ...(pasted !== null && pasted.left > 0 ? [text('partsList.leftOut', { count: pasted.left })] : []),
            ...(isChecking ? [text('partsList.checking')] : []),
            ...(!isChecking && open > 0 ? [text('partsList.directOpen', { count: open })] : []),
          ].join(' · ')}
        </p>
        {filled > 1 && (
          <Button look="quiet" onClick={order.clear}>
            {text('partsList.directClear')}
          </Button>
        )}
        <Button look="primary" disabled={filled === 0} pending={order.isAdding} onClick={addAll}>
          {text('partsList.directAdd', { count: filled })}
        </Button>
      </div>
    </form>
  )
}
