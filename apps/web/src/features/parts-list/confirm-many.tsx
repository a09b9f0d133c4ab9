import { useState } from 'react'
import { assumptionOf, confirmEntry, type ListEntry } from '../../shared/lists/parts-list/list-entry.ts'
import type { ListEntries } from '../../shared/lists/parts-list/use-checked-entries.ts'
import { textsOfAssumption } from '../../shared/parts/assumption-texts.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { groupsOf } from './result-filter.ts'
import styles from './result-step.module.css'

interface Confirmed {
  count: number
  assumption: string
}

/**
 * Confirms many rows at once that leave the same thing open. A message replaces the button, so that nothing else moves
 * under the pointer.
 */
export function ConfirmMany({ list }: { list: ListEntries }) {
  const text = useText()
  const format = useFormat()
  const groups = groupsOf(list.entries, assumptionOf)
  /** The groups in the order in which they were shown; null for one that was not confirmed by its button. */
  const [places, setPlaces] = useState<ReadonlyMap<string, Confirmed | null>>(new Map())
  const shown = [...new Set([...places.keys(), ...groups.keys()])]

  function nameOf({ answer }: ListEntry): string {
    const { assumed = [], crossReference, quantity = 1 } = answer ?? {}
    const differences = crossReference?.differences
    const named = assumed.map((open) =>
      open === 'quantity'
        ? text('partsList.assumedQuantity', { quantity: format.number(quantity) })
        : text(textsOfAssumption(open).brief),
    )
    return [...(differences == null ? [] : [`${crossReference?.maker}: ${differences}`]), ...new Set(named)].join(', ')
  }

  function confirm(key: string, confirmed: Confirmed, rows: readonly number[]): void {
    setPlaces(new Map(shown.map((name) => [name, name === key ? confirmed : (places.get(name) ?? null)])))
    list.change(rows, confirmEntry)
  }

  return (
    <>
      {shown.map((key) => {
        const [first, ...others] = groups.get(key) ?? []
        const confirmed = places.get(key)
        if (first !== undefined) {
          const group = { count: 1 + others.length, assumption: nameOf(first) }
          const rows = [first, ...others].map(({ asked }) => asked.row)
          return (
            <Button key={key} size="small" icon={<CheckIcon size={16} />} onClick={() => confirm(key, group, rows)}>
              {text('partsList.confirmMany', { ...group })}
            </Button>
          )
        }
        return confirmed == null ? null : (
          <p key={key} className={styles.confirmed} role="status">
            <CheckIcon size={16} />
            {text('partsList.confirmedMany', { ...confirmed })}
          </p>
        )
      })}
    </>
  )
}
