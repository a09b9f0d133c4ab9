import type { KeyboardEvent } from 'react'

const fields = '[data-requested]'
const actions = '[data-row-action]'
const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
])

/** The field of a line; of several lines the first one's. */
export function focusField(within: Element | null | undefined): void {
  within?.querySelector<HTMLElement>(fields)?.focus()
}

/** What can be pressed at a line that is open; where nothing can, its field. */
export function focusChoice(within: Element | null | undefined): void {
  const choice = within?.querySelector<HTMLElement>(actions)
  if (choice == null) focusField(within)
  else choice.focus()
}

/** Arrows lead from one possibility of a line to the next, before the first one and by Esc back to a field. */
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
