import { useText } from '../../texts/language-context.tsx'
import { Section } from '../../ui/page.tsx'
import { type AssistantSearch, lengthRange, sizeRange } from './assistant-search.ts'
import styles from './choose.module.css'
import { RangeField } from './range-field.tsx'
import type { Choice } from './resolve-choice.ts'

interface Props {
  choice: Choice
  search: AssistantSearch
  onChange: (changed: AssistantSearch) => void
}

/** The sizes of the wanted pin; each may be left open. */
export function ChooseSize({ choice, search, onChange }: Props) {
  const text = useText()
  const [first, second] = choice.type.sizes
  return (
    <Section title={text('assistant.sizes')}>
      <div className={styles.fields} key={choice.type.type}>
        {first !== undefined && (
          <RangeField
            label={`${first.symbol} · ${first.label}`}
            unit="mm"
            optional
            value={search.d}
            range={sizeRange}
            onChange={(d) => onChange({ d })}
          />
        )}
        {second !== undefined && (
          <RangeField
            label={`${second.symbol} · ${second.label}`}
            unit="mm"
            optional
            value={search.d2}
            range={sizeRange}
            onChange={(d2) => onChange({ d2 })}
          />
        )}
        <RangeField
          label={text('assistant.length')}
          unit="mm"
          hint={text('assistant.lengthHint')}
          optional
          value={search.length}
          range={lengthRange}
          onChange={(length) => onChange({ length })}
        />
      </div>
    </Section>
  )
}
