import type { LanguageCode } from '@normwerk/contract/language'
import { useQuery } from '@tanstack/react-query'
import { languagesQuery } from '../../../api/languages.ts'
import { useText } from '../../../texts/language-context.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'

interface Props {
  value: LanguageCode
  onChange: (language: LanguageCode) => void
}

export function LanguageChoice({ value, onChange }: Props) {
  const text = useText()
  const { data: languages = [] } = useQuery(languagesQuery)
  const options = languages.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <SelectField
      name="language"
      label={text('account.profile.mailLanguage')}
      hint={text('account.profile.mailLanguageHint')}
      value={value}
      options={options.length > 0 ? options : [{ value, label: value.toUpperCase() }]}
      onChange={onChange}
    />
  )
}

/** Returns the own name of a language; its code until the names are known. */
export function useLanguageName(language: LanguageCode): string {
  const { data: languages = [] } = useQuery(languagesQuery)
  return languages.find(({ code }) => code === language)?.name ?? language.toUpperCase()
}
