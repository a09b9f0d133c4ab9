import { useEffect } from 'react'
import {
  chooseSuggested,
  confirmEntry,
  type ListEntry,
  type Suggested,
} from '../../../shared/lists/parts-list/list-entry.ts'
import { useCheckedEntries } from '../../../shared/lists/parts-list/use-checked-entries.ts'
import { type KeptOrder, keepOrder, type OrderPlace, readOrder } from './kept-orders.ts'
import { isFilled, rowOf, type TypedLine, typedRowOf } from './order-lines.ts'
import { type ReadLine, settleLine } from './settle-line.ts'
import { useKeptOrder } from './use-kept-order.ts'

interface Options {
  place: OrderPlace
  /** Adds the empty lines to type in. */
  fill: (lines: readonly TypedLine[]) => readonly TypedLine[]
  /** What a reload restores; left out: everything. */
  stored?: (order: KeptOrder) => KeptOrder
  /** Passes the code that reads a line to an action, once it is loaded. */
  onceReaderLoaded: (act: (readLine: ReadLine) => void) => void
  /** Whether the buyer is typing in a line, whose text must stay as it is; left out: never. */
  isTyping?: (key: number) => boolean
}

/** The lines being typed, and the shop's answer to each. */
export function useOrderLines(options: Options) {
  const { place, fill, stored = (order) => order, onceReaderLoaded, isTyping = () => false } = options
  const order = useKeptOrder(place)
  const list = useCheckedEntries({
    entries: order.entries,
    read: () => readOrder(place).entries,
    write: (entries) => write({ entries }),
  })

  function write(changes: Partial<KeptOrder>): void {
    const changed = { ...readOrder(place), ...changes }
    keepOrder(place, changed, stored(changed))
  }

  /** The current lines: taking a suggestion fills a field and leaves it at once, before the next rendering. */
  function readLines(): readonly TypedLine[] {
    return fill(readOrder(place).lines)
  }

  function changeLine(key: number, changes: Partial<TypedLine>): void {
    write({ lines: fill(readLines().map((line) => (line.key === key ? { ...line, ...changes } : line))) })
  }

  function dropLines(gone: ReadonlySet<number>): void {
    write({
      lines: fill(readLines().filter(({ key }) => !gone.has(key))),
      entries: readOrder(place).entries.filter(({ asked }) => !gone.has(asked.row)),
    })
  }

  function check(changed: readonly TypedLine[]): void {
    const asked = changed.filter((line) => isFilled(line) && list.find(line.key) === undefined).map(rowOf)
    if (asked.length > 0) list.put(asked)
  }

  function checkLeft(key: number, readLine: ReadLine): void {
    const line = readLines().find((known) => known.key === key)
    if (line === undefined || !isFilled(line)) return
    const entry = list.find(key)
    // A pasted line without a quantity waits until the buyer confirms one.
    const settled = entry === undefined ? settleLine(line, readLine) : line
    if (settled !== line) changeLine(key, settled)
    const quantity = settled.quantity.trim()
    const asked = String(entry?.asked.quantity ?? '')
    if (entry === undefined) list.put([typedRowOf(settled)])
    else if (quantity !== asked && !(quantity === '' && asked === '1')) {
      // Another quantity keeps the confirmed or chosen part.
      list.change([key], (known) => ({
        ...known,
        asked: { ...known.asked, quantity: quantity === '' ? '1' : quantity },
        answer: null,
      }))
    }
  }

  // Checks again what was left or typed before a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the lines are mounted
  useEffect(() => {
    if (readOrder(place).entries.some(({ answer }) => answer === null)) list.checkUnanswered()
  }, [])

  return {
    lines: fill(order.lines),
    list,
    readLines,
    write,
    check,
    type: (key: number, requested: string) => {
      changeLine(key, { requested })
      if (list.find(key) !== undefined) list.drop([key])
    },
    typeQuantity: (key: number, quantity: string) => changeLine(key, { quantity }),
    removeOthers: (key: number) => {
      changeLine(key, { others: {} })
      list.drop([key])
    },
    /** Checks a line once the buyer leaves it. They may be back in it when the reader is loaded. */
    leave: (key: number) => {
      const isLeft = readLines().some((line) => line.key === key && isFilled(line))
      if (isLeft) onceReaderLoaded((readLine) => isTyping(key) || checkLeft(key, readLine))
    },
    leaveAll: (onLeft: () => void) =>
      onceReaderLoaded((readLine) => {
        for (const { key } of readLines()) checkLeft(key, readLine)
        onLeft()
      }),
    remove: (key: number) => dropLines(new Set([key])),
    clear: () => write({ lines: [], entries: [] }),
    /** Removes added lines; a line that was changed in the meantime stays. */
    takeOut: (added: readonly ListEntry[]) =>
      dropLines(new Set(added.flatMap(({ asked }) => (list.find(asked.row)?.asked === asked ? asked.row : [])))),
    confirm: (key: number) => list.change([key], confirmEntry),
    choose: (key: number, suggested: Suggested) => {
      changeLine(key, { requested: suggested.articleNo })
      list.change([key], (entry) => chooseSuggested(entry, suggested))
    },
  }
}
