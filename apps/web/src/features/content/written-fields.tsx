import type { WrittenPage } from '@normwerk/contract/content'
import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { locales } from '@normwerk/contract/language'
import fields from '../../shared/forms/form-fields.module.css'
import { useText } from '../../texts/language-context.tsx'
import { TextArea, TextField } from '../../ui/forms/text-field.tsx'

interface Props {
  language: PageLanguage
  written: WrittenPage
  titleLabel: string
  maxTitle?: number
  /** The lines that the field of the text shows. */
  rows: number
  errorOf: (path: string) => string | null
  onChange: (written: WrittenPage) => void
}

/** The title and the text of what staff write, in one language. */
export function WrittenFields({ language, written, titleLabel, maxTitle, rows, errorOf, onChange }: Props) {
  const text = useText()
  const path = `texts.${language}`
  return (
    <div className={fields.fields}>
      <TextField
        lang={locales[language]}
        name={`${path}.title`}
        label={titleLabel}
        maxLength={maxTitle}
        value={written.title}
        error={errorOf(`${path}.title`)}
        onChange={({ target }) => onChange({ ...written, title: target.value })}
      />
      <TextArea
        lang={locales[language]}
        name={`${path}.text`}
        label={text('content.editor.pageText')}
        hint={text('content.editor.pageTextHint')}
        rows={rows}
        value={written.text}
        error={errorOf(`${path}.text`)}
        onChange={({ target }) => onChange({ ...written, text: target.value })}
      />
    </div>
  )
}
