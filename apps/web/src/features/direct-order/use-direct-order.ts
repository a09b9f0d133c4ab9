import type { SkippedRow } from '@normwerk/parts/parts-list/read-rows'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { chooseSuggested, confirmEntry, isOpen, type Suggested } from '../../trade/parts-list/list-entry.ts'
import { useAddList } from '../../trade/parts-list/use-add-list.ts'
import { useListEntries } from '../../trade/parts-list/use-list-entries.ts'
import { isFilled, type Line, pasteRows, rowOf, settleLine, withRoom } from './order-lines.ts'

/** More lines than one looks through here go by way of the import. */
export const mostLines = 200

interface Pasted {
  count: number
  /** Rows that name no part. */
  left: number
  isTooLong: boolean
}

interface Options {
  cartId: string | undefined
  onAdded: (count: number) => void
  /** All were to be added, and some still need the buyer. */
  onOpen: () => void
}

/** The lines being typed, what the shop says of them, and the way into the cart. */
export function useDirectOrder({ cartId, onAdded, onOpen }: Options) {
  const [lines, setLines] = useState<readonly Line[]>(() => withRoom([]))
  // What handlers go by: a field is filled and left at once where a suggestion is taken.
  const latest = useRef(lines)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const list = useListEntries()
  const add = useAddList(cartId)
  const { entries } = list
  const filled = lines.filter(isFilled)
  const isUnchecked = filled.some(({ key }) => !entries.some(({ asked }) => asked.row === key))
  const isWaiting = isUnchecked || entries.some(({ answer }) => answer === null)
  const open = entries.filter(isOpen).length

  function update(change: (known: readonly Line[]) => readonly Line[]): void {
    latest.current = withRoom(change(latest.current))
    setLines(latest.current)
  }

  function changeLine(key: number, changes: Partial<Line>): void {
    update((known) => known.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  }

  function clear(): void {
    list.drop(entries.map(({ asked }) => asked.row))
    update(() => [])
    setPasted(null)
    add.reset()
  }

  // The key that adds all may be pressed while the last line is still being checked.
  useEffect(() => {
    if (!isWanted || (isWaiting && list.failure === null)) return
    setIsWanted(false)
    if (open > 0) onOpen()
    if (open > 0 || entries.length === 0) return
    add.mutate(entries, {
      onSuccess: (count) => {
        clear()
        onAdded(count)
      },
      // The catalogue has changed since the lines were checked.
      onError: (error) => {
        if (error instanceof CallError && error.code === 'importRowsUnresolved') list.checkAgain('all')
      },
    })
  })

  function check(changed: readonly Line[]): void {
    const asked = changed.filter(isFilled).map(rowOf)
    if (asked.length > 0) list.put(asked)
  }

  return {
    lines,
    entries,
    failure: list.failure ?? add.error,
    isAdding: add.isPending || isWanted,
    isChecking: entries.some(({ answer }) => answer === null),
    filled: filled.length,
    open,
    pasted,
    clear,
    tryAgain: () => (list.failure === null ? setIsWanted(true) : list.checkAgain()),
    type: (key: number, wanted: string) => {
      changeLine(key, { wanted })
      list.drop([key])
    },
    typeQuantity: (key: number, quantity: string) => changeLine(key, { quantity }),
    forgetOthers: (key: number) => {
      changeLine(key, { others: {} })
      list.drop([key])
    },
    /** What a line says is asked for once the buyer leaves it. */
    leave: (key: number) => {
      const line = latest.current.find((known) => known.key === key)
      if (line === undefined || !isFilled(line)) return
      const settled = settleLine(line)
      if (settled !== line) changeLine(key, settled)
      const entry = list.find(key)
      const quantity = settled.quantity.trim()
      if (entry === undefined) check([settled])
      else if (quantity !== String(entry.asked.quantity ?? '')) {
        // A part that was confirmed or chosen stays so with another quantity.
        list.change([key], (known) => ({
          ...known,
          asked: { ...known.asked, quantity: quantity === '' ? null : quantity },
          answer: null,
        }))
      }
    },
    remove: (key: number) => {
      update((known) => known.filter((line) => line.key !== key))
      list.drop([key])
    },
    paste: async (at: number, text: string) => {
      const { readPaste } = await import('../../trade/parts-list/read-paste.ts')
      const { rows, skipped } = readPaste(text)
      const left = skipped.filter(tellsSomething).length
      const isTooLong = filled.length + rows.length > mostLines
      setPasted({ count: rows.length, left, isTooLong })
      if (isTooLong || rows.length === 0) return
      const before = latest.current
      const next = pasteRows(before, at, rows)
      list.drop(before.filter(({ key }) => !next.some((line) => line.key === key)).map(({ key }) => key))
      update(() => next)
      check(next.filter(({ key }) => list.find(key) === undefined))
    },
    confirm: (key: number) => list.change([key], confirmEntry),
    choose: (key: number, suggested: Suggested) => {
      changeLine(key, { wanted: suggested.articleNo })
      list.change([key], (entry) => chooseSuggested(entry, suggested))
    },
    addAll: () => setIsWanted(true),
  }
}

function tellsSomething({ reason }: SkippedRow): boolean {
  return reason !== 'empty' && reason !== 'heading' && reason !== 'joined'
}
