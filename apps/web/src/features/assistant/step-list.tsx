import { sourceText, stepTexts } from '@normwerk/i18n/assistant-texts'
import { formatStep } from '@normwerk/parts/assistant/format-step'
import { formulas, type Step } from '@normwerk/parts/assistant/formulas'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './calculator.module.css'

/** Every formula with its letters, its numbers and where it was read. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const text = useText()
  const format = useFormat()
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const { letters, numbers } = formatStep(step, format.figure)
        return (
          <li key={step.formula}>
            <strong>{text(stepTexts[step.formula])}</strong>
            <span className={styles.formula}>{letters}</span>
            <span className={styles.formula}>{numbers}</span>
            <span className={styles.small}>{sourceText(formulas[step.formula].source, text)}</span>
          </li>
        )
      })}
    </ol>
  )
}
