import type { ImportedRow } from '@normwerk/contract/parts-list'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useText } from '../../texts/language-context.tsx'
import { assumptionOf, confirmEntry, type ListEntry } from '../../trade/parts-list/list-entry.ts'
import type { ListEntries } from '../../trade/parts-list/use-list-entries.ts'
import { Button } from '../../ui/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { groupsOf } from './result-filter.ts'

const assumptions = {
  material: 'partsList.assumedMaterial',
  length: 'partsList.assumedLength',
  toleranceClass: 'partsList.assumedTolerance',
} satisfies Record<NonNullable<ImportedRow['assumed']>[number], PlainTextId>

/** Confirms at once what many rows leave open in the same way. */
export function ConfirmMany({ list }: { list: ListEntries }) {
  const text = useText()
  const groups = groupsOf(list.entries, assumptionOf)

  function nameOf({ answer }: ListEntry): string {
    const { assumed = [], crossReference } = answer ?? {}
    const differences = crossReference?.differences
    const named = assumed.map((open) => text(assumptions[open]))
    return [...(differences == null ? [] : [`${crossReference?.maker}: ${differences}`]), ...named].join(', ')
  }

  return (
    <>
      {[...groups].map(([key, group]) => (
        <Button
          key={key}
          size="small"
          icon={<CheckIcon size={16} />}
          onClick={() =>
            list.change(
              group.map(({ asked }) => asked.row),
              confirmEntry,
            )
          }
        >
          {text('partsList.confirmMany', { count: group.length, assumption: group[0] ? nameOf(group[0]) : '' })}
        </Button>
      ))}
    </>
  )
}
