import formStyles from '../../shared/forms/form-fields.module.css'
import { useText } from '../../texts/language-context.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'
import type { WearEntry } from './wear-entry.ts'

interface Props {
  entry: WearEntry
  error: (path: string) => string | null
  onChange: (entry: WearEntry) => void
}

/** The figures by which a mould reminds of its wear parts. */
export function WearFields({ entry, error, onChange }: Props) {
  const text = useText()
  const field = (name: keyof WearEntry) => ({
    optional: true,
    error: error(`wear.${name}`),
    value: entry[name],
    onChange: (value: number | null) => onChange({ ...entry, [name]: value }),
  })
  return (
    <>
      <div className={formStyles.pair}>
        <NumberField {...field('shots')} label={text('project.shots')} hint={text('project.shotsHint')} />
        <NumberField {...field('partLife')} label={text('project.partLife')} hint={text('project.partLifeHint')} />
      </div>
      <NumberField {...field('shotsPerWeek')} label={text('project.shotsPerWeek')} />
    </>
  )
}
