import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './form-fields.module.css'

interface Props {
  /** `general` of `useFormErrors`. */
  failure: { message: string; errorId: string | null } | null
}

/** Why a form was rejected, if no field shows it. */
export function FormFailure({ failure }: Props) {
  const text = useText()
  if (failure === null) return null
  return (
    <Notice tone="bad" live>
      <p>{failure.message}</p>
      {failure.errorId !== null && failure.errorId !== '' && (
        <p className={styles.errorId}>{text('ui.errorId', { id: failure.errorId })}</p>
      )}
    </Notice>
  )
}
