import { useId } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { PlusIcon, TeamIcon } from '../../ui/icons.tsx'
import type { Way } from './registration-entry.ts'
import styles from './way-choice.module.css'

interface Props {
  chosen: Way | null
  onChoose: (way: Way) => void
}

const ways = [
  { way: 'known', Icon: TeamIcon, title: 'registration.knownTitle', text: 'registration.knownText' },
  { way: 'new', Icon: PlusIcon, title: 'registration.newTitle', text: 'registration.newText' },
] as const

export function WayChoice({ chosen, onChoose }: Props) {
  const text = useText()
  const id = useId()
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">{text('registration.way')}</legend>
      {ways.map(({ way, Icon, title, text: explanation }) => (
        <label key={way} className={styles.way}>
          <Icon size={24} />
          <span>
            <strong id={`${id}-${way}`}>{text(title)}</strong>
            <span id={`${id}-${way}-text`} className={styles.explanation}>
              {text(explanation)}
            </span>
          </span>
          <input
            type="radio"
            name="way"
            aria-labelledby={`${id}-${way}`}
            aria-describedby={`${id}-${way}-text`}
            checked={chosen === way}
            onChange={() => onChoose(way)}
          />
        </label>
      ))}
    </fieldset>
  )
}
