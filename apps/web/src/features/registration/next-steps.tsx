import { useText } from '../../texts/language-context.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import styles from './next-steps.module.css'

interface Props {
  /** How many steps are done. */
  done: 0 | 1
}

/** The steps from a registration to the first sign-in. */
export function NextSteps({ done }: Props) {
  const text = useText()
  const steps = [
    [text('registration.stepConfirm'), text('registration.stepConfirmText')],
    [text('registration.stepVerify'), text('registration.stepVerifyText')],
    [text('registration.stepSignIn'), text('registration.stepSignInText')],
  ] as const
  return (
    <ol className={styles.steps}>
      {steps.map(([title, explanation], at) => (
        <li key={title} data-done={at < done || undefined} aria-current={at === done ? 'step' : undefined}>
          <span className={styles.sign} aria-hidden="true">
            {at < done ? <CheckIcon size={16} /> : at + 1}
          </span>
          <div>
            <h3>
              {title}
              {at < done && <span className="visually-hidden">: {text('registration.stepDone')}</span>}
            </h3>
            <p>{explanation}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
