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
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">{text('registration.way')}</legend>
      {ways.map(({ way, Icon, title, text: explanation }) => (
        <label key={way} className={styles.way}>
          <input type="radio" name="way" checked={chosen === way} onChange={() => onChoose(way)} />
          <Icon size={24} />
          <span>
            <strong>{text(title)}</strong>
            <span className={styles.explanation}>{text(explanation)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
