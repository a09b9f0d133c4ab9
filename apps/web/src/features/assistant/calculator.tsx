import type { AssistantGuide } from '@normwerk/contract/assistant'
import type { PlainTextId } from '@normwerk/i18n/text'
import { type EntryKey, entryRanges, usualEntries } from '@normwerk/parts/assistant/entries'
import type { PinSizes } from '@normwerk/parts/assistant/pin-types'
import { useText } from '../../texts/language-context.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { SelectField } from '../../ui/forms/text-field.tsx'
import type { AssistantSearch } from './assistant-search.ts'
import styles from './calculator.module.css'
import { RangeField } from './range-field.tsx'
import type { Choice } from './resolve-choice.ts'

interface Props {
  guide: AssistantGuide
  choice: Choice
  search: AssistantSearch
  /** Of the pin for which the assistant calculates. */
  sizes: PinSizes | null
  /** Whether the pin pushes a moulding. */
  ejects: boolean
  onChange: (changed: AssistantSearch) => void
}

const entryTexts = {
  force: ['assistant.entry.force', 'assistant.entry.forceHint'],
  band: ['assistant.entry.band', 'assistant.entry.bandHint'],
  friction: ['assistant.entry.friction', 'assistant.entry.frictionHint'],
  draft: ['assistant.entry.draft', 'assistant.entry.draftHint'],
  wall: ['assistant.entry.wall', 'assistant.entry.wallHint'],
  yield: ['assistant.entry.yield', 'assistant.entry.yieldHint'],
  free: ['assistant.entry.free', 'assistant.entry.freeHint'],
  temperature: ['assistant.entry.temperature', 'assistant.entry.temperatureHint'],
  endFactor: ['assistant.entry.endFactor', 'assistant.entry.endFactorHint'],
  safety: ['assistant.entry.safety', 'assistant.entry.safetyHint'],
} as const satisfies Record<EntryKey, readonly [name: PlainTextId, hint: PlainTextId]>

/** What the calculation starts from. Every number has a usual value until a person enters theirs. */
export function Calculator({ guide, choice, search, sizes, ejects, onChange }: Props) {
  const text = useText()
  const usual = usualEntries(choice.plastic, sizes)
  const field = (key: EntryKey) => {
    const [name, hint] = entryTexts[key]
    return (
      <RangeField
        // A usual value that changes, as with another plastic, replaces what the field shows.
        key={`${key} ${usual[key]}`}
        label={text(name)}
        hint={text(hint)}
        unit={entryRanges[key].unit}
        range={entryRanges[key]}
        value={search[key]}
        usual={usual[key]}
        onChange={(value) => onChange({ [key]: value })}
      />
    )
  }
  if (!ejects) return <div className={styles.entries}>{field('temperature')}</div>
  const estimates = search.by === 'estimate'
  return (
    <div className={styles.entries}>
      <SelectField
        label={text('assistant.plastic')}
        hint={text('assistant.plasticHint')}
        value={choice.plastic.code}
        options={guide.plastics.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(plastic) => onChange({ plastic, yield: undefined, temperature: undefined })}
      />
      <Segments
        label={text('assistant.forceBy')}
        value={estimates ? 'estimate' : 'known'}
        options={[
          { value: 'known', label: text('assistant.forceKnown') },
          { value: 'estimate', label: text('assistant.forceEstimate') },
        ]}
        onChange={(by) => onChange({ by: by === 'estimate' ? by : undefined })}
      />
      {estimates ? (
        <>
          {field('band')}
          <div className={styles.pair}>
            {field('friction')}
            {field('draft')}
          </div>
        </>
      ) : (
        field('force')
      )}
      <div className={styles.pair}>
        {field('wall')}
        {field('temperature')}
      </div>
      {field('free')}
      <details className={styles.more}>
        <summary>{text('assistant.moreEntries')}</summary>
        <div className={styles.entries}>
          {field('yield')}
          <div className={styles.pair}>
            {field('endFactor')}
            {field('safety')}
          </div>
        </div>
      </details>
    </div>
  )
}
