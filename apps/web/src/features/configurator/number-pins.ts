import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { pinsOf } from '@normwerk/parts/mould-base/ejector-pins'
import type { Reason } from '@normwerk/parts/mould-base/reason'
import type { EjectorPin } from '@normwerk/parts/mould-base/settings'

export interface NumberedPin {
  pin: EjectorPin
  /** Counted from 1, as plan and rows show it. */
  number: number
  /** Why it cannot be where it is; null if it can. */
  misfit: Reason | null
}

export function numberPins({ settings, errors }: MouldBase): NumberedPin[] {
  return pinsOf(settings).map((pin, at) => {
    const number = at + 1
    const misfit = errors.find(({ values }) => 'pin' in values && values.pin === number) ?? null
    return { pin, number, misfit }
  })
}
