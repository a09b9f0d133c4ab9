import type { ReadRows } from '@normwerk/parts/parts-list/rows/read-rows'
import { useEffect, useMemo, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { isOpen, stateOf } from '../../../shared/lists/parts-list/list-entry.ts'
import { hasContent, pasteReader } from '../../../shared/lists/parts-list/paste-reader.ts'
import { isOnItsWay, useAddList } from '../../../shared/lists/parts-list/use-add-list.ts'
import { useOnceLoaded } from '../../../ui/late/late-code.ts'
import type { OrderPlace } from './kept-orders.ts'
import { isFilled, withEmptyLines } from './order-lines.ts'
import { pasteRows } from './paste-rows.ts'
import { lineReader } from './settle-line.ts'
import { useOrderLines } from './use-order-lines.ts'

/** The maximum number of lines here. Longer lists must be imported, where the buyer can check them better. */
const maxLines = 200

interface Pasted {
  count: number
  /** Rows that name no part. */
  left: number
  isTooLong: boolean
}

interface Options {
  place: OrderPlace
  cartId: string | undefined
  isTyping: (key: number) => boolean
  /** @param left how many lines the buyer must still settle */
  onAdded: (count: number, left: number) => void
  /** Called if nothing could be added because the buyer must settle every line. */
  onOpen: () => void
}

/** Orders several lines: all settled lines go into the cart together, the others stay. */
export function useDirectOrder({ place, cartId, isTyping, onAdded, onOpen }: Options) {
  const order = useOrderLines({
    ...{ place, fill: withEmptyLines, isTyping },
    onceReaderLoaded: useOnceLoaded({ late: lineReader }),
  })
  const { lines, list } = order
  const { entries } = list
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const oncePasteReaderLoaded = useOnceLoaded({ late: pasteReader })
  const add = useAddList(cartId, order.takeOut)
  const filled = lines.filter(isFilled)
  const isChecking = entries.some(({ answer }) => answer === null)
  const isWaiting = isChecking || filled.some(({ key }) => !entries.some(({ asked }) => asked.row === key))
  // The same rows are the same attempt, and are not added twice.
  const ready = useMemo(() => entries.filter((entry) => stateOf(entry) === 'matched'), [entries])
  const open = entries.filter((entry) => entry.answer !== null && isOpen(entry)).length

  // Checks what was typed and not left before a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the lines are mounted
  useEffect(() => {
    for (const { key } of order.readLines()) order.leave(key)
  }, [])

  // The buyer may add all lines while the last one is still being checked.
  useEffect(() => {
    if (!isSubmitted || add.isPending || (isWaiting && list.failure === null)) return
    setIsSubmitted(false)
    if (isWaiting || ready.some(isOnItsWay)) return
    if (ready.length === 0) {
      if (open > 0) onOpen()
      return
    }
    // React would drop callbacks of `mutate` if the page is left in the meantime.
    void add.mutateAsync(ready).then(
      (count) => {
        setPasted(null)
        onAdded(count, open)
      },
      // The catalogue has changed since the lines were checked.
      (error: unknown) => {
        if (error instanceof CallError && error.code === 'importRowsUnresolved') list.checkAll()
      },
    )
  })

  function takePaste(at: number, { rows, skipped }: ReadRows): void {
    const left = skipped.filter(hasContent).length
    const before = order.readLines()
    const isTooLong = before.filter(isFilled).length + rows.length > maxLines
    setPasted({ count: rows.length, left, isTooLong })
    if (isTooLong || rows.length === 0) return
    const next = pasteRows(before, at, rows)
    const kept = new Set(next.map(({ key }) => key))
    list.drop(before.filter(({ key }) => !kept.has(key)).map(({ key }) => key))
    order.write({ lines: withEmptyLines(next) })
    order.check(next)
  }

  return {
    ...order,
    entries,
    failure: list.failure ?? add.error,
    isAdding: add.isPending || isSubmitted,
    isChecking,
    isWaiting,
    filled: filled.length,
    ready: ready.length,
    open,
    pasted,
    clear: () => {
      order.clear()
      setPasted(null)
      add.reset()
    },
    tryAgain: () => (list.failure === null ? setIsSubmitted(true) : list.checkUnanswered()),
    paste: (at: number, text: string) => oncePasteReaderLoaded((readPaste) => takePaste(at, readPaste(text))),
    addAll: () => order.leaveAll(() => setIsSubmitted(true)),
  }
}
