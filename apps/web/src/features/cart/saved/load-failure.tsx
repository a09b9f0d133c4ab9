import { CallError } from '../../../api/call-error.ts'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './load-cart.module.css'

const foreignFile: ReadonlySet<string> = new Set(['NOT_SUPPORTED_FILE', 'NOT_ALLOWED_FILE'])

interface Props {
  failure: Error
  fileName: string
  /** The ending of a cart file, with its dot. */
  ending: string
  onClose: () => void
  onFile: (file: File) => void
}

/** Reports a file that is no cart, such as a parts list, or that could not be sent. Mounting it opens it. */
export function LoadFailure({ failure, fileName, ending, onClose, onFile }: Props) {
  const text = useText()
  const isForeign = failure instanceof CallError && foreignFile.has(failure.code)
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(isForeign ? 'cart.saved.notCartFileTitle' : 'cart.saved.notLoadedTitle')}
      size="small"
      footer={<Button onClick={onClose}>{text('ui.close')}</Button>}
    >
      <div className={styles.report}>
        {isForeign ? (
          <p className={styles.failure}>{text('cart.saved.notCartFile', { file: fileName, ending })}</p>
        ) : (
          <FormFailure failure={formatError(failure, text)} />
        )}
        <FileDrop label={text('cart.saved.otherFile')} accept={ending} onFiles={([file]) => onFile(file)} />
      </div>
    </Dialog>
  )
}
