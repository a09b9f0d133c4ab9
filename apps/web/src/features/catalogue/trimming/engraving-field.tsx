import { maxEngravingLength } from '@normwerk/parts/machining/engraving'
import { engravingRule } from '@normwerk/parts/machining/engraving-rule'
import { useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { SpecialFieldProps } from './special-field.tsx'

const others = /[^A-Z0-9]/g

/** Characters on the tip; small letters become capitals, and any other character is left out. */
export function EngravingField({ offered, initial, beside, onChange }: SpecialFieldProps<'engraving'>) {
  const text = useText()
  const [typed, setTyped] = useState(initial?.text ?? '')
  const rejection = typed === '' ? null : engravingRule.check({ text: typed }, offered, beside)
  return (
    <TextField
      label={text('shared.engraving')}
      value={typed}
      maxLength={maxEngravingLength}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={text('catalogue.trimming.engravingHint', { max: maxEngravingLength })}
      error={rejection && text(`error.${rejection.code}`)}
      onChange={({ target }) => {
        const engraved = target.value.toUpperCase().replace(others, '')
        setTyped(engraved)
        onChange(engraved === '' ? null : { text: engraved })
      }}
    />
  )
}
