import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { useText } from '../../texts/language-context.tsx'
import { useLanguageNames } from '../../texts/language-names.ts'
import { SelectField } from '../../ui/forms/text-field.tsx'

interface Props {
  value: PageLanguage
  /** The languages that have a text, which get a mark. */
  written: readonly PageLanguage[]
  onChange: (language: PageLanguage) => void
}

/** Chooses the language in which a text is written. */
export function LanguageSelect({ value, written, onChange }: Props) {
  const text = useText()
  const nameOf = useLanguageNames()
  return (
    <SelectField
      label={text('content.editor.pageLanguage')}
      value={value}
      options={pageLanguages.map((code) => ({
        value: code,
        label: written.includes(code) ? `${nameOf(code)} ✓` : nameOf(code),
      }))}
      onChange={onChange}
    />
  )
}
