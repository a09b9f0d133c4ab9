import { maxCustomerPartNumberLength } from '@normwerk/contract/limits'
import { partErrors } from '@normwerk/contract/part-options'
import { machiningOf } from '@normwerk/parts/configured-part'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormFailure } from '../../shared/forms/form-failure.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './customer-part-number.module.css'
import { type FoundPart, foundPartsQuery, readFoundParts } from './found-parts.ts'
import { PartField } from './part-field.tsx'
import { useSetCustomerPartNumber } from './queries.ts'

/** Gives parts their numbers, one after the other without leaving the keyboard. */
export function CustomerPartNumberForm() {
  const [given, setGiven] = useState(0)
  return <EmptyForm key={given} isNext={given > 0} onGiven={() => setGiven(given + 1)} />
}

interface Props {
  /** Whether this form replaces one whose number was saved. It then gets the focus. */
  isNext: boolean
  onGiven: () => void
}

function EmptyForm({ isNext, onGiven }: Props) {
  const text = useText()
  const client = useQueryClient()
  const [customerPartNumber, setCustomerPartNumber] = useState('')
  const [article, setArticle] = useState('')
  const [chosen, setChosen] = useState<FoundPart | null>(null)
  const [unclear, setUnclear] = useState<string | null>(null)
  const numberField = useRef<HTMLInputElement>(null)
  const articleField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNext) numberField.current?.focus()
  }, [isNext])
  const { mutate: save, isPending: isSaving, error } = useSetCustomerPartNumber({ showsError: true })
  const find = useMutation({
    mutationFn: async () => chosen ?? onlyOne(readFoundParts(await client.fetchQuery(foundPartsQuery(article.trim())))),
    onSuccess: (part) => {
      if (part === null) {
        setUnclear(article)
        errors.report()
      } else give(part)
    },
  })
  const required = (value: string) => (value.trim() === '' ? text('field.required') : null)
  const errors = useFormErrors({
    fieldErrors: {
      ownNumber: required(customerPartNumber),
      article:
        required(article) ?? (unclear === article && chosen === null ? text('customerPartNumber.unclear') : null),
    },
    failure: error,
    codes: {
      ownNumberTaken: 'ownNumber',
      ownNumberIsArticle: 'ownNumber',
      ...Object.fromEntries(partErrors.map((code) => [code, 'article' as const])),
      entryNotFound: 'article',
    },
  })

  function give(part: FoundPart) {
    save(
      { productDimensionId: part.articleId, ...machiningOf(part), ownNumber: customerPartNumber.trim() },
      {
        onSuccess: () => {
          showToast({ message: text('customerPartNumber.saved', { number: customerPartNumber.trim() }) })
          onGiven()
        },
      },
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (find.isPending || isSaving || !errors.pass()) return
    find.mutate()
  }

  return (
    <form {...errors.form} className={styles.form} onSubmit={submit}>
      <FormFailure failure={errors.general} />
      <TextField
        ref={numberField}
        name="ownNumber"
        label={text('customerPartNumber.number')}
        error={errors.of('ownNumber')}
        maxLength={maxCustomerPartNumberLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={customerPartNumber}
        onChange={(event) => setCustomerPartNumber(event.target.value)}
      />
      <PartField
        value={article}
        chosen={chosen}
        error={errors.of('article')}
        inputRef={articleField}
        onChange={(value) => {
          setArticle(value)
          setChosen(null)
          setUnclear(null)
        }}
        onChoose={(part) => {
          setChosen(part)
          setUnclear(null)
          articleField.current?.focus()
        }}
      />
      <Button type="submit" variant="primary" pending={find.isPending || isSaving}>
        {text('customerPartNumber.add')}
      </Button>
    </form>
  )
}

function onlyOne(parts: readonly FoundPart[]): FoundPart | null {
  return parts.length === 1 ? (parts[0] ?? null) : null
}
