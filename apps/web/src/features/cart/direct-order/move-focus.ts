import type { KeyboardEvent } from 'react'

const fields = '[data-requested]'
const actions = '[data-row-action]'
const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
])

/** Focuses the field of a line; of several lines, that of the first one. */
export function focusField(within: Element | null | undefined): void {
  within?.querySelector<HTMLElement>(fields)?.focus()
}

/** Whether the field of the line has the focus. */
export function isInField(within: Element | null | undefined): boolean {
  const field = within?.querySelector(fields)
  return field != null && field === document.activeElement
}

/** Focuses the first button of an open line; without a button, its field. */
export function focusChoice(within: Element | null | undefined): void {
  const choice = within?.querySelector<HTMLElement>(actions)
  if (choice == null) focusField(within)
  else choice.focus()
}

/** Arrows move between the choices of a line; Up at the first one and Esc return to the field. */
export function moveAmongChoices(event: KeyboardEvent, back: (line: Element) => void): void {
  if (!(event.target instanceof HTMLElement) || !event.target.matches(actions)) return
  const line = event.target.closest('[data-line]')
  const step = steps.get(event.key)
  if (line === null || (step === undefined && event.key !== 'Escape')) return
  event.preventDefault()
  const choices = [...line.querySelectorAll<HTMLElement>(actions)]
  const at = choices.indexOf(event.target)
  if (step === undefined || at + step < 0) back(line)
  else choices[at + step]?.focus()
}
