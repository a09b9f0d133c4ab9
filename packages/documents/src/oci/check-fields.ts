import { type FieldProblem, isPieceUnit } from '@normwerk/contract/punchout'
import { type FieldForm, type FieldKey, fieldForms, fieldKeys, fieldName, readFieldName } from './field-forms.ts'
import type { OciField } from './write-fields.ts'

export interface CheckedField {
  name: string
  /** Null: a required field that was not sent. */
  value: string | null
  problem: FieldProblem | null
}

const amount = /^\d{1,11}\.\d{3}$/
const count = /^\d{1,5}$/
const currency = /^[A-Z]{3}$/

/** Checks each received field, and adds those that are missing, also of items that were left out in between. */
export function checkOciFields(fields: readonly OciField[]): CheckedField[] {
  const names = fields.map(({ name }) => name)
  const checked = fields.map(({ name, value }, index) => ({
    name,
    value,
    problem: names.indexOf(name) < index ? ('repeated' as const) : problemOf(name, value),
  }))
  const items = Math.max(1, ...names.map((name) => readFieldName(name)?.item ?? 0))
  const missing = Array.from({ length: items }, (_, index) => requiredOf(index + 1))
    .flat()
    .filter((name) => !names.includes(name))
  return [...checked, ...missing.map((name): CheckedField => ({ name, value: null, problem: 'missing' }))]
}

function requiredOf(item: number): string[] {
  return fieldKeys.filter((key) => fieldForms[key].isRequired).map((key) => fieldName(key, item))
}

function problemOf(name: string, value: string): FieldProblem | null {
  const field = readFieldName(name)
  if (field === null) return 'unknownName'
  const form: FieldForm = fieldForms[field.key]
  if (value.trim() === '') return 'empty'
  if (form.maxLength !== null && value.length > form.maxLength) return 'tooLong'
  return formProblem(field.key, form, value)
}

function formProblem(key: FieldKey, { form }: FieldForm, value: string): FieldProblem | null {
  switch (form) {
    case 'amount':
      return amount.test(value) ? null : 'noAmount'
    case 'count':
      return count.test(value) && (key !== 'PRICEUNIT' || Number(value) > 0) ? null : 'noCount'
    case 'unit':
      return isPieceUnit(value) ? null : 'unknownUnit'
    case 'currency':
      return currency.test(value) ? null : 'unknownCurrency'
    case 'text':
      return null
  }
}
