import type { AssistantGuide } from '@normwerk/contract/assistant'
import { rejectionText } from '@normwerk/i18n/assistant-texts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { Section } from '../../ui/page.tsx'
import styles from './choose.module.css'
import { type Choice, materialOf } from './resolve-choice.ts'

interface Props {
  guide: AssistantGuide
  choice: Choice
  onChange: (changed: { material?: string | undefined; coating?: string | undefined }) => void
}

const uncoated = '-'

/** Finish, material and coating. What is not to be had stays visible, a coating with its reason. */
export function ChooseMaterial({ guide, choice, onChange }: Props) {
  const text = useText()
  const { material, materials, coating, coatings, rejected } = choice
  return (
    <Section title={text('assistant.materialAndFinish')}>
      <div className={styles.finishes} role="radiogroup" aria-label={text('assistant.finish')}>
        {guide.finishes.map(({ key, name }) => (
          <FinishOption
            key={key}
            name={name}
            isOffered={choice.finishes.has(key)}
            isChosen={choice.finish === key}
            onChoose={() => onChange({ material: materialOf(guide, choice.type, key), coating: coating?.code })}
          />
        ))}
      </div>
      <div className={styles.fields}>
        <SelectField
          label={text('assistant.material')}
          value={material.code}
          options={materials.map(({ code, name }) => ({ value: code, label: name }))}
          hint={<MaterialFacts material={material} />}
          onChange={(code) => onChange({ material: code, coating: coating?.code })}
        />
        <SelectField
          label={text('assistant.coating')}
          value={coating?.code ?? uncoated}
          options={[
            { value: uncoated, label: text('assistant.coating.none') },
            ...coatings.map(({ coating: { code, name }, rejection }) => ({
              value: code,
              label: name,
              disabled: rejection !== null,
            })),
          ]}
          hint={<CoatingReasons choice={choice} />}
          onChange={(code) => onChange({ material: material.code, coating: code === uncoated ? undefined : code })}
        />
      </div>
      {rejected !== null && <RejectedCoating rejected={rejected} />}
    </Section>
  )
}

interface FinishOptionProps {
  name: string
  isOffered: boolean
  isChosen: boolean
  onChoose: () => void
}

function FinishOption({ name, isOffered, isChosen, onChoose }: FinishOptionProps) {
  return (
    <label className={styles.finish} data-disabled={!isOffered || undefined}>
      <input type="radio" name="finish" checked={isChosen} disabled={!isOffered} onChange={onChoose} />
      <span>{name}</span>
    </label>
  )
}

function MaterialFacts({ material }: { material: Choice['material'] }) {
  const text = useText()
  const format = useFormat()
  const { hardness, temperature } = material
  return (
    <>
      {[hardness, temperature === null ? '' : text('assistant.upTo', { temperature: format.number(temperature) })]
        .filter(Boolean)
        .join(' · ')}
    </>
  )
}

function CoatingReasons({ choice }: { choice: Choice }) {
  const text = useText()
  const format = useFormat()
  const rejected = choice.coatings.filter(({ rejection }) => rejection?.code === 'coatingSoftens')
  if (rejected.length === 0) return text('assistant.coating.hint')
  return (
    <>
      {rejected.map(({ coating, rejection }) =>
        rejection === null ? null : (
          <span key={coating.code} className={styles.reason}>
            {`${coating.name}: ${rejectionText(rejection, text, format.number)}`}
          </span>
        ),
      )}
    </>
  )
}

function RejectedCoating({ rejected: { coating, rejection } }: { rejected: NonNullable<Choice['rejected']> }) {
  const text = useText()
  const format = useFormat()
  return (
    <Notice tone="warn" title={text('assistant.coating.rejected', { name: coating.name })}>
      {rejectionText(rejection, text, format.number)}
    </Notice>
  )
}
