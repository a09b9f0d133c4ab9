import type { ErrorCode } from '@normwerk/contract/errors'
import type { Translate } from '@normwerk/i18n/text'
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { fieldCodesOf, fieldError } from '../../texts/field-errors.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { isPasswordError, passwordErrorTexts } from '../account/password-texts.ts'

interface Settings {
  /** What the page itself finds wrong at present, by path; null where nothing is. */
  fieldErrors: Record<string, string | null>
  /** What the server said last. */
  failure: Error | null
  /** Codes that concern one field: `{ usernameTaken: 'username' }`. */
  codes?: Partial<Record<ErrorCode, string>>
}

interface FormErrors {
  /** To be spread on the form, whose inputs have their paths as names. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onBlur: (event: FocusEvent) => void
    onChange: (event: FormEvent) => void
  }
  /** What to tell at a field, which the server may call by another path too. */
  of: (...paths: string[]) => string | null
  /** What to tell above the form: a failure that no field shows. */
  general: { message: string; errorId: string | null } | null
  /** Before sending: true when the page finds nothing wrong; else everything is told. */
  pass: () => boolean
  /** Tells everything that is wrong, and focuses the first bad field. */
  report: () => void
}

interface Reported {
  failure: Error | null
  /** Changed since the server refused them: they may be right now. */
  changed: ReadonlySet<string>
  /** No field shows the failure. */
  general: boolean
}

/**
 * When a form tells its errors: after a filled field was left or the form was sent, until they are corrected. Sending a
 * bad form moves the focus to its first bad field, unfolding what hides it.
 */
export function useFormErrors({ fieldErrors, failure, codes = {} }: Settings): FormErrors {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [rejections, setRejections] = useState(0)
  const [reported, setReported] = useState<Reported>({ failure, changed: new Set(), general: false })
  if (reported.failure !== failure) setReported({ failure, changed: new Set(), general: false })

  useEffect(() => {
    if (rejections > 0) focusFirstBad(form.current)
  }, [rejections])
  useEffect(() => {
    if (failure !== null && !focusFirstBad(form.current)) setReported((last) => ({ ...last, general: true }))
  }, [failure])

  const report = () => setRejections(rejections + 1)
  const ownError = (path: string) => (rejections > 0 || left.has(path) ? (fieldErrors[path] ?? null) : null)

  return {
    form: {
      ref: form,
      noValidate: true,
      onBlur: ({ target, relatedTarget }) => {
        // Moving on to a button tells nothing yet: the button would move away under the pointer.
        if (isField(target) && isField(relatedTarget) && target.value !== '')
          setLeft((paths) => new Set([...paths, target.name]))
      },
      onChange: ({ target }) => {
        if (isField(target)) setReported((last) => ({ ...last, changed: new Set([...last.changed, target.name]) }))
      },
    },
    of: (...paths) => {
      const refused = paths.some((path) => reported.changed.has(path)) ? null : failure
      return firstOf(paths.map((path) => serverError(refused, path, codes, text))) ?? firstOf(paths.map(ownError))
    },
    general: failure !== null && reported.general ? formatError(failure, text) : null,
    pass: () => {
      const isGood = Object.values(fieldErrors).every((fieldError) => fieldError === null)
      if (!isGood) report()
      return isGood
    },
    report,
  }
}

function firstOf(messages: (string | null)[]): string | null {
  return messages.find((message) => message !== null) ?? null
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  )
}

function focusFirstBad(form: HTMLFormElement | null): boolean {
  const bad = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  for (const field of bad) field.closest('details')?.setAttribute('open', '')
  bad[0]?.focus()
  return bad.length > 0
}

function serverError(
  failure: Error | null,
  path: string,
  codes: Partial<Record<ErrorCode, string>>,
  text: Translate,
): string | null {
  if (!(failure instanceof CallError)) return null
  if (isKeyOf(codes, failure.code) && codes[failure.code] === path) return formatError(failure, text).message
  const password = fieldCodesOf(failure, path).find(isPasswordError)
  return password === undefined ? fieldError(failure, path, text) : text(passwordErrorTexts[password])
}

function isKeyOf(codes: Partial<Record<ErrorCode, string>>, code: string): code is ErrorCode {
  return Object.hasOwn(codes, code)
}
