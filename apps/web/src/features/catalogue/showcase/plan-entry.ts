import type { ShowcasePlan } from '@normwerk/contract/catalogue/showcase'
import type { Translate } from '@normwerk/i18n/text'
import { toInstant, toLocalMoment } from '../../../ui/forms/local-moment.ts'

/** The plan as it is typed. */
export interface PlanEntry {
  productNrs: readonly string[]
  from: string
  to: string
}

export function planEntryOf({ productNrs, from, to }: ShowcasePlan): PlanEntry {
  return { productNrs, from: toLocalMoment(from), to: toLocalMoment(to) }
}

/** Returns the whole plan if something was changed. */
export function planChangesTo(plan: ShowcasePlan, entry: PlanEntry): ShowcasePlan | null {
  if (JSON.stringify(entry) === JSON.stringify(planEntryOf(plan))) return null
  return { productNrs: [...entry.productNrs], from: toInstant(entry.from), to: toInstant(entry.to) }
}

export function planErrors(entry: PlanEntry, text: Translate): Record<string, string | null> {
  const [from, to] = [toInstant(entry.from), toInstant(entry.to)]
  return { to: from !== null && to !== null && to <= from ? text('content.maintenance.backwards') : null }
}
