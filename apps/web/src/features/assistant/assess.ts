import type { ProductDimension } from '@normwerk/contract/product'
import { type Assessment, assessPin } from '@normwerk/parts/assistant/assess-pin'
import { conditionsOf } from '@normwerk/parts/assistant/entries'
import { type PinSizes, pinSizes } from '@normwerk/parts/assistant/pin-types'
import type { Limits } from '@normwerk/parts/assistant/propose-hole'
import { type AssistantSearch, entriesIn } from './assistant-search.ts'
import type { Cut } from './find-pins.ts'
import type { Choice } from './resolve-choice.ts'

interface Assessed {
  choice: Choice
  search: AssistantSearch
  pin: ProductDimension
  cut: Cut
  fit: { pin: Limits; hole: Limits } | null
}

/** Returns the measures of a pin after its cut; null if the catalogue lacks one. */
export function sizesAfter(choice: Choice, pin: ProductDimension, cut: Cut): PinSizes | null {
  const length = cut.kind === 'cut' ? cut.length : Number(pin.values.length)
  return pinSizes(choice.type.type, pin.values, length)
}

/** Computes what the assistant says about a pin of the catalogue. */
export function assess({ choice, search, pin, cut, fit }: Assessed): Assessment | null {
  const sizes = sizesAfter(choice, pin, cut)
  if (sizes === null) return null
  const { type, material, coating, plastic } = choice
  const conditions = conditionsOf(entriesIn(search), search.by === 'estimate', plastic, sizes)
  return assessPin({ type: type.type, sizes, material, coating, isCut: cut.kind === 'cut', fit }, conditions)
}
