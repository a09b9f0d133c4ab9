import type { ErrorCode } from '@normwerk/contract/errors'
import type { Translate } from '@normwerk/i18n/text'
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { fieldCodesOf, fieldError } from '../../texts/field-errors.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { isPasswordError, passwordErrorTexts } from '../account/password-texts.ts'

interface Settings {
  /** Errors that the page finds at present, by path; null for a valid field. */
  fieldErrors: Record<string, string | null>
  /** The server's latest failure. */
  failure: Error | null
  /** Codes that belong to one field: `{ usernameTaken: 'username' }`. */
  codes?: Partial<Record<ErrorCode, string>>
}

interface FormErrors {
  /** Props of the form, whose inputs use their paths as names. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onBlur: (event: FocusEvent) => void
    onChange: (event: FormEvent) => void
  }
  /** Returns the error of a field, for which the server may use another path too. */
  of: (...paths: string[]) => string | null
  /** A failure that no field shows, to be reported above the form. */
  general: { message: string; errorId: string | null } | null
  /** Called before sending: returns true if the page finds no error, otherwise reports all errors. */
  pass: () => boolean
  /** Reports all errors, and focuses the first invalid field. */
  report: () => void
}

interface Reported {
  failure: Error | null
  /** Fields that were changed since the server rejected them, so they may be valid now. */
  changed: ReadonlySet<string>
  /** No field shows the failure. */
  general: boolean
}

/**
 * Decides when a form reports its errors: after a filled field was left or the form was sent, until they are corrected.
 * Sending an invalid form focuses its first invalid field and unfolds the section around it.
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
        // Moving on to a button reports nothing yet, because the button would move away under the pointer.
        if (isField(target) && isField(relatedTarget) && target.value !== '')
          setLeft((paths) => new Set([...paths, target.name]))
      },
      onChange: ({ target }) => {
        if (isField(target)) setReported((last) => ({ ...last, changed: new Set([...last.changed, target.name]) }))
      },
    },
    of: (...paths) => {
      const rejected = paths.some((path) => reported.changed.has(path)) ? null : failure
      return firstOf(paths.map((path) => serverError(rejected, path, codes, text))) ?? firstOf(paths.map(ownError))
    },
    general: failure !== null && reported.general ? formatError(failure, text) : null,
    pass: () => {
      const isGood = understandsAll(form.current) && Object.values(fieldErrors).every((error) => error === null)
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

/** Returns false if a field cannot read what was typed, and lets each of these say so. */
function understandsAll(form: HTMLFormElement | null): boolean {
  const unread = [...(form?.elements ?? [])].filter(isField).filter(({ validity }) => validity.customError)
  for (const field of unread) field.checkValidity()
  return unread.length === 0
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
