import { maxMessageLength } from '@normwerk/contract/limits'
import { useState } from 'react'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useText } from '../../texts/language-context.tsx'
import { TextArea } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { useAskAgain } from './queries.ts'

/** Sends an offer back with a question. It is mounted to open. */
export function AskDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText()
  const ask = useAskAgain(id)
  const [question, setQuestion] = useState('')
  const missing = question.trim() === '' ? text('field.required') : null
  const errors = useFormErrors({ fieldErrors: { question: missing }, failure: ask.error })

  function submit(): void {
    if (!errors.pass()) return
    // React would drop callbacks of `mutate`, because the dialog disappears with the offer.
    void ask.mutateAsync(question.trim()).then(
      () => {
        showToast({ message: text('offer.questionSent') })
        onClose()
      },
      () => undefined,
    )
  }

  return (
    <FormDialog
      title={text('offer.askTitle')}
      form={errors.form}
      failure={errors.general}
      action={text('offer.ask')}
      pending={ask.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextArea
        name="question"
        label={text('offer.question')}
        rows={4}
        maxLength={maxMessageLength}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        error={errors.of('question')}
      />
    </FormDialog>
  )
}
