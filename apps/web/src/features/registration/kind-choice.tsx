import { useId } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { TeamIcon } from '../../ui/icons.tsx'
import { PlusIcon } from '../../ui/page-icons.tsx'
import styles from './kind-choice.module.css'
import type { RegistrationKind } from './registration-entry.ts'

interface Props {
  chosen: RegistrationKind | null
  onChoose: (kind: RegistrationKind) => void
}

const kinds = [
  { kind: 'known', Icon: TeamIcon, title: 'registration.knownTitle', text: 'registration.knownText' },
  { kind: 'new', Icon: PlusIcon, title: 'registration.newTitle', text: 'registration.newText' },
] as const

export function KindChoice({ chosen, onChoose }: Props) {
  const text = useText()
  const id = useId()
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{text('registration.kind')}</legend>
      {kinds.map(({ kind, Icon, title, text: explanation }) => (
        <label key={kind} className={styles.kind}>
          <Icon size={24} />
          <span>
            <strong id={`${id}-${kind}`}>{text(title)}</strong>
            <span id={`${id}-${kind}-text`} className={styles.explanation}>
              {text(explanation)}
            </span>
          </span>
          <input
            type="radio"
            name="kind"
            aria-labelledby={`${id}-${kind}`}
            aria-describedby={`${id}-${kind}-text`}
            checked={chosen === kind}
            onChange={() => onChoose(kind)}
          />
        </label>
      ))}
    </fieldset>
  )
}
