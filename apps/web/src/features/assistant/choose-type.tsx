import type { AssistantGuide } from '@normwerk/contract/assistant'
import type { PinType } from '@normwerk/parts/assistant/pin-types'
import { Drawing } from '../../shared/parts/drawing.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Section } from '../../ui/page.tsx'
import styles from './choose.module.css'

interface Props {
  types: AssistantGuide['pinTypes']
  chosen: PinType
  onChoose: (type: PinType) => void
}

/** The kinds of pins with their pictures, of which one is chosen first. */
export function ChooseType({ types, chosen, onChoose }: Props) {
  const text = useText()
  return (
    <Section title={text('assistant.type')}>
      <div className={styles.types} role="radiogroup" aria-label={text('assistant.type')}>
        {types.map(({ type, name, drawing, products }) => (
          <label key={type} className={styles.type}>
            <input
              type="radio"
              name="pinType"
              checked={type === chosen}
              disabled={products.length === 0}
              onChange={() => onChoose(type)}
            />
            <Drawing path={drawing} alt="" width={150} height={80} eager />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </Section>
  )
}
