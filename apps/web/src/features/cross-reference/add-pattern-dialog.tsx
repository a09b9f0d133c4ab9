import { maxArticleNumberLength, maxCrossReferenceLengths } from '@normwerk/contract/limits'
import { useState } from 'react'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useText } from '../../texts/language-context.tsx'
import { TextArea, TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { useAddCrossReference } from './queries.ts'

interface Props {
  /** The maker's number, if staff come from a search for it. */
  number: string
  onClose: () => void
}

/** Teaches the shop another maker's numbers by one of them. Mounting it opens it. */
export function AddPatternDialog({ number, onClose }: Props) {
  const text = useText()
  const add = useAddCrossReference()
  const [entry, setEntry] = useState({ number, articleNo: '', maker: '', differences: '' })
  const required = (typed: string) => (typed.trim() === '' ? text('field.required') : null)
  const errors = useFormErrors({
    fieldErrors: {
      number: required(entry.number),
      articleNo: required(entry.articleNo),
      maker: required(entry.maker),
    },
    failure: add.error,
    codes: { numberWithoutSizes: 'number', crossReferenceRejected: 'number', entryNotFound: 'articleNo' },
  })
  const field = (name: keyof typeof entry, maxLength: number) => ({
    name,
    value: entry[name],
    maxLength,
    autoComplete: 'off',
    spellCheck: false,
    error: errors.of(name),
    onChange: (event: { target: { value: string } }) => setEntry({ ...entry, [name]: event.target.value }),
  })

  function submit(): void {
    if (!errors.pass()) return
    add.mutate(entry, {
      onSuccess: ({ pattern }) => {
        onClose()
        showToast({ message: text('crossReference.patternAdded', { pattern }) })
      },
    })
  }

  return (
    <FormDialog
      title={text('crossReference.addPattern')}
      form={errors.form}
      failure={errors.general}
      action={text('crossReference.savePattern')}
      pending={add.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        {...field('number', maxCrossReferenceLengths.pattern)}
        label={text('crossReference.foreignNumber')}
        hint={text('crossReference.foreignNumberHint')}
        data-autofocus={number === '' ? true : undefined}
      />
      <TextField
        {...field('articleNo', maxArticleNumberLength)}
        label={text('crossReference.ourArticle')}
        hint={text('crossReference.ourArticleHint')}
        data-autofocus={number === '' ? undefined : true}
      />
      <TextField {...field('maker', maxCrossReferenceLengths.maker)} label={text('crossReference.maker')} />
      <TextArea
        {...field('differences', maxCrossReferenceLengths.differences)}
        label={text('crossReference.differences')}
        hint={text('crossReference.differencesHint')}
        optional
        rows={3}
      />
    </FormDialog>
  )
}
