import { holeTexts, stepTexts, warningText } from '@normwerk/i18n/assistant-texts'
import { type Assessment, stepsOfAssessment } from '@normwerk/parts/assistant/assess-pin'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './calculator.module.css'
import { StepList } from './step-list.tsx'

interface Props {
  articleNo: string
  assessment: Assessment
  /** The names of the classes; null for a size without limits. */
  fit: { pin: { text: string }; hole: { text: string } } | null
  ejects: boolean
}

/** What the assistant says about a pin: how many are needed, its hole, warnings, and every formula with its numbers. */
export function AssessmentView({ articleNo, assessment, fit, ejects }: Props) {
  const text = useText()
  const format = useFormat()
  const { calculation, conditions, hole, warnings } = assessment
  return (
    <div className={styles.result}>
      <p className={styles.about}>
        {text('assistant.result.for')} <ArticleNumber>{articleNo}</ArticleNumber>
      </p>
      {calculation !== null && <Needed calculation={calculation} force={conditions.force} />}
      {ejects && calculation === null && <Notice tone="warn">{text('assistant.result.noFigures')}</Notice>}
      {warnings.map((warning) => (
        <Notice key={warning.code} tone={warning.code === 'cutEndNotNitrided' ? 'info' : 'warn'}>
          {warningText(warning, text, format.figure)}
        </Notice>
      ))}
      {hole !== null && fit !== null && (
        <>
          <h3>{text('assistant.hole')}</h3>
          <Facts entries={holeTexts(hole, fit, text, format.figure)} />
        </>
      )}
      <details className={styles.more}>
        <summary>{text('assistant.formulas')}</summary>
        <StepList steps={stepsOfAssessment(assessment)} />
      </details>
      <p className={styles.small}>{text('assistant.disclaimer')}</p>
    </div>
  )
}

function Needed({ calculation, force }: { calculation: NonNullable<Assessment['calculation']>; force: number }) {
  const text = useText()
  const format = useFormat()
  const { needed, governing, pressure, load } = calculation
  const newtons = (figure: number) => format.measure(Math.round(figure * 10) / 10, 'N')
  return (
    <>
      <p className={styles.needed} aria-live="polite">
        <strong>{text('assistant.pinCount', { count: needed })}</strong>
        <span>{text('assistant.result.forForce', { force: newtons(force) })}</span>
      </p>
      <Facts
        entries={[
          { key: 'governing', name: text('assistant.result.governing'), value: text(stepTexts[governing]) },
          { key: 'each', name: text('assistant.result.forceOfEach'), value: newtons(force / needed) },
          {
            key: 'permissible',
            name: text('assistant.step.permissible'),
            value: newtons(load.permissible.result),
          },
          {
            key: 'pressure',
            name: text('assistant.step.pressure'),
            value: format.measure(Math.round(pressure.result * 10) / 10, 'N/mm²'),
          },
        ]}
      />
    </>
  )
}
