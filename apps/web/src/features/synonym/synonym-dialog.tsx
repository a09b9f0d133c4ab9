import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { maxSynonymLengths } from '@normwerk/contract/limits'
import type { EditedSynonym } from '@normwerk/contract/synonym'
import { useState } from 'react'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useText } from '../../texts/language-context.tsx'
import { useLanguageNames } from '../../texts/language-names.ts'
import { SelectField, TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { MeantProducts } from './meant-products.tsx'
import { useStoreSynonym } from './queries.ts'

interface Props {
  /** The synonym that is changed; null: a new one. */
  id: string | null
  /** What the form begins with. */
  initial: EditedSynonym
  onClose: () => void
}

export function newSynonym(words: string): EditedSynonym {
  return { words, means: '', language: null }
}

/** Says what a word of buyers means. Mounting it opens it. */
export function SynonymDialog({ id, initial, onClose }: Props) {
  const text = useText()
  const store = useStoreSynonym(id)
  const [entry, setEntry] = useState<EditedSynonym>({
    words: initial.words,
    means: initial.means,
    language: initial.language,
  })
  const required = (typed: string) => (typed.trim() === '' ? text('field.required') : null)
  const errors = useFormErrors({
    fieldErrors: { words: required(entry.words), means: required(entry.means) },
    failure: store.error,
    codes: { synonymNotWords: 'words', synonymKnown: 'words', synonymExists: 'words', meaningUnknown: 'means' },
  })
  const field = (name: 'words' | 'means') => ({
    name,
    value: entry[name],
    maxLength: maxSynonymLengths[name],
    autoComplete: 'off',
    error: errors.of(name),
    onChange: (event: { target: { value: string } }) => setEntry({ ...entry, [name]: event.target.value }),
  })

  function submit(): void {
    if (!errors.pass()) return
    store.mutate(entry, {
      onSuccess: ({ words, means }) => {
        onClose()
        showToast({ message: text('synonym.stored', { words, means }) })
      },
    })
  }

  return (
    <FormDialog
      title={text(id === null ? 'synonym.add' : 'synonym.changeTitle')}
      form={errors.form}
      failure={errors.general}
      action={text('synonym.save')}
      pending={store.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        {...field('words')}
        label={text('synonym.words')}
        hint={text('synonym.wordsHint')}
        data-autofocus={initial.words === '' ? true : undefined}
      />
      <div>
        <TextField
          {...field('means')}
          label={text('synonym.means')}
          hint={text('synonym.meansHint')}
          data-autofocus={initial.words === '' ? undefined : true}
        />
        <MeantProducts means={entry.means} onChoose={(means) => setEntry({ ...entry, means })} />
      </div>
      <LanguageField value={entry.language} onChange={(language) => setEntry({ ...entry, language })} />
    </FormDialog>
  )
}

interface LanguageFieldProps {
  value: EditedSynonym['language']
  onChange: (language: EditedSynonym['language']) => void
}

function LanguageField({ value, onChange }: LanguageFieldProps) {
  const text = useText()
  const nameOf = useLanguageNames()
  const options: { value: PageLanguage | 'all'; label: string }[] = [
    { value: 'all', label: text('synonym.allLanguages') },
    ...pageLanguages.map((code) => ({ value: code, label: nameOf(code) })),
  ]
  return (
    <SelectField
      label={text('synonym.language')}
      hint={text('synonym.languageHint')}
      value={value ?? 'all'}
      options={options}
      onChange={(chosen) => onChange(chosen === 'all' ? null : chosen)}
    />
  )
}
