import type { ProductDimension } from '@normwerk/contract/product'
import { useState } from 'react'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { lengthError } from './check-made.ts'

interface Props {
  trimming: NonNullable<ProductDimension['trimming']>
  value: number | null
  onChange: (length: number | null) => void
}

/** The length to cut to. An error is shown after leaving the field, and disappears once it is corrected. */
export function LengthField({ trimming, value, onChange }: Props) {
  const text = useText()
  const format = useFormat()
  const [left, setLeft] = useState(false)
  const fieldError = left ? lengthError(trimming, value) : null
  const range = { min: format.number(trimming.minLength), max: format.number(trimming.maxLength) }
  const errors = {
    missing: text('catalogue.trimming.lengthMissing', range),
    lengthOutOfRange: text('error.lengthOutOfRange', range),
    lengthStep: text('error.lengthStep'),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices when the field inside is entered and left
    <div
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) target.select()
      }}
      onBlur={() => setLeft(true)}
    >
      <NumberField
        label={text('catalogue.trimming.length')}
        unit="mm"
        startsDialog
        value={value}
        onChange={onChange}
        hint={text('catalogue.trimming.range', range)}
        error={fieldError === null ? null : errors[fieldError]}
      />
    </div>
  )
}
