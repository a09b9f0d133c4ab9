import { useEffect, useMemo, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { isOffered, isOpen, type ListEntry } from '../../../shared/lists/parts-list/list-entry.ts'
import { isOnItsWay, useAddList } from '../../../shared/lists/parts-list/use-add-list.ts'
import type { OrderPlace } from './kept-orders.ts'
import { isFilled, settleLine, typedRowOf, withNext } from './order-lines.ts'
import { nextToAdd, withDraft, withoutSettled } from './quick-lines.ts'
import { useOrderLines } from './use-order-lines.ts'

interface Options {
  place: OrderPlace
  cartId: string
  onAdded: (added: readonly ListEntry[]) => void
}

/** Orders line by line: clear lines go into the cart at once, unclear ones wait for the buyer. */
export function useQuickAdd({ place, cartId, onAdded }: Options) {
  const order = useOrderLines({ place, fill: withDraft, stored: withoutSettled })
  const { list, lines } = order
  const { entries } = list
  const add = useAddList(cartId, order.takeOut)
  // Most lines are clear and added at once, so a line is shown only when the buyer must settle it.
  const [quiet, setQuiet] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<number | null>(null)
  const next = useMemo(() => nextToAdd(entries), [entries])
  const draft = lines.at(-1)
  // Only a failed line waits for another attempt; without it the next lines are added.
  const isStuck = add.isError && next.some((entry) => add.variables?.includes(entry))
  const failure = list.failure ?? (isStuck ? add.error : null)
  const entryOf = (key: number) => entries.find(({ asked }) => asked.row === key)
  const isAnswered = (key: number) => {
    const entry = entryOf(key)
    return entry !== undefined && entry.answer !== null && isOpen(entry)
  }
  const latest = last === null || draft === undefined || isFilled(draft) ? undefined : entryOf(last)

  useEffect(() => {
    if (next.length === 0 || add.isPending || isStuck || next.some(isOnItsWay)) return
    add.mutate(next, {
      onSuccess: () => onAdded(next),
      // The catalogue has changed since the line was checked.
      onError: (error) => {
        if (error instanceof CallError && error.code === 'importRowsUnresolved') list.checkAgain('all')
      },
    })
  })

  function show(key: number): void {
    setQuiet((others) => new Set([...others].filter((other) => other !== key)))
  }

  return {
    ...order,
    draft,
    entryOf,
    /** Whether the shop has answered and the buyer must decide. */
    isAnswered,
    /** Lines that the buyer must settle, the last typed one first. */
    shown: lines
      .slice(0, -1)
      .filter(({ key }) => !quiet.has(key) || isAnswered(key) || failure !== null)
      .reverse(),
    /** The line that the next Enter in the empty field confirms. */
    offered: latest !== undefined && isOffered(latest) ? latest : null,
    isBusy: add.isPending || entries.some(({ answer }) => answer === null),
    failure,
    type: (key: number, requested: string) => {
      show(key)
      setLast(null)
      order.type(key, requested)
    },
    typeQuantity: (key: number, quantity: string) => {
      show(key)
      order.typeQuantity(key, quantity)
    },
    removeOthers: (key: number) => {
      show(key)
      order.removeOthers(key)
    },
    /** Checks the typed line, and opens the next one. */
    send: () => {
      const known = order.readLines()
      const typed = known.at(-1)
      if (typed === undefined || !isFilled(typed)) return
      const settled = settleLine(typed)
      order.write({ lines: withNext([...known.slice(0, -1), settled]) })
      setQuiet((others) => new Set([...others, settled.key]))
      setLast(settled.key)
      list.put([typedRowOf(settled)])
    },
    tryAgain: () => {
      if (list.failure !== null) list.checkAgain()
      else if (add.variables?.every((entry) => list.find(entry.asked.row) === entry)) add.mutate(add.variables)
      else add.reset()
    },
  }
}
