import { readOrderLine } from '@normwerk/parts/parts-list/pasted-text/lines/read-order-line'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { isOffered, isOpen, type ListEntry } from '../../../shared/lists/parts-list/list-entry.ts'
import { isOnItsWay, useAddList } from '../../../shared/lists/parts-list/use-add-list.ts'
import { withDraft, withoutSettled } from './draft.ts'
import type { OrderPlace } from './kept-orders.ts'
import { nextToAdd } from './next-to-add.ts'
import { isFilled } from './order-lines.ts'
import { useOrderLines } from './use-order-lines.ts'

interface Options {
  place: OrderPlace
  cartId: string
  onAdded: (added: readonly ListEntry[]) => void
}

/** Takes line by line as they are sent: clear lines go into the cart at once, unclear ones wait for the buyer. */
export function useQuickLines({ place, cartId, onAdded }: Options) {
  const order = useOrderLines({
    ...{ place, fill: withDraft, stored: withoutSettled },
    onceReaderLoaded: (act) => act(readOrderLine),
  })
  const { list, lines } = order
  const { entries } = list
  const add = useAddList(cartId, order.takeOut)
  // Most lines are clear and added at once, so a new line is shown only when the buyer must settle it.
  const [touched, setTouched] = useState<ReadonlySet<number>>(() => new Set(entries.map(({ asked }) => asked.row)))
  const [last, setLast] = useState<number | null>(null)
  const [added, setAdded] = useState<ListEntry['answer']>(null)
  const lastTaken = useRef(0)
  const next = useMemo(() => nextToAdd(entries), [entries])
  // Only a failed line waits for another attempt; without it the next lines are added.
  const isStuck = add.isError && next.some((entry) => add.variables?.includes(entry))
  const failure = list.failure ?? (isStuck ? add.error : null)
  const sent = lines.slice(0, -1)
  const isTyping = lines.slice(-1).some(isFilled)
  const entryOf = (key: number) => entries.find(({ asked }) => asked.row === key)
  const isAnswered = (key: number) => {
    const entry = entryOf(key)
    return entry !== undefined && entry.answer !== null && isOpen(entry)
  }
  const latest = last === null || isTyping ? undefined : entryOf(last)
  const offered = latest !== undefined && isOffered(latest) ? latest : null

  // Also takes lines that were sent before this code was loaded.
  useEffect(() => {
    const untaken = sent.filter(({ key }) => key > lastTaken.current)
    for (const { key } of untaken) {
      lastTaken.current = key
      if (list.find(key) !== undefined) continue
      setLast(key)
      setAdded(null)
      order.leave(key)
    }
  })

  useEffect(() => {
    if (next.length === 0 || add.isPending || isStuck || next.some(isOnItsWay)) return
    add.mutate(next, {
      onSuccess: () => {
        setAdded(next.at(-1)?.answer ?? null)
        onAdded(next)
      },
      // The catalogue has changed since the line was checked.
      onError: (error) => {
        if (error instanceof CallError && error.code === 'importRowsUnresolved') list.checkAll()
      },
    })
  })

  function touch(key: number): void {
    setTouched((others) => new Set([...others, key]))
  }

  return {
    ...order,
    entryOf,
    /** Lines that the buyer must settle, the last typed one first. */
    shown: sent.filter(({ key }) => touched.has(key) || isAnswered(key) || failure !== null).reverse(),
    /** The last line that the shop has answered and the buyer must settle. */
    asking: sent.findLast(({ key }) => isAnswered(key))?.key,
    /** The line that the next Enter in the empty field confirms. */
    offered,
    /** What was added last. */
    added,
    isBusy: add.isPending || entries.some(({ answer }) => answer === null),
    failure,
    confirmOffered: () => {
      if (offered !== null) order.confirm(offered.asked.row)
    },
    type: (key: number, requested: string) => {
      touch(key)
      setLast(null)
      order.type(key, requested)
    },
    typeQuantity: (key: number, quantity: string) => {
      touch(key)
      order.typeQuantity(key, quantity)
    },
    removeOthers: (key: number) => {
      touch(key)
      order.removeOthers(key)
    },
    tryAgain: () => {
      if (list.failure !== null) list.checkUnanswered()
      else if (add.variables?.every((entry) => list.find(entry.asked.row) === entry)) add.mutate(add.variables)
      else add.reset()
    },
  }
}
