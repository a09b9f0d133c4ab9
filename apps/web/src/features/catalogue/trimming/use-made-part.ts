import type { ProductDimension } from '@normwerk/contract/product'
import type { ToleranceClass } from '@normwerk/parts/article'
import { isMachined, type PartOptions } from '@normwerk/parts/configured-part'
import { formatSpecial } from '@normwerk/parts/machining/machining-kinds'
import { checkSpecial } from '@normwerk/parts/machining/machining-rules'
import {
  buildSpecial,
  type OfferedMachining,
  type SpecialMachining,
  specialKeys,
} from '@normwerk/parts/machining/special-machining'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { madePriceQuery } from '../../../shared/parts/made-price.ts'
import { useDebounced } from '../../../ui/forms/use-debounced.ts'
import { lengthError } from './check-made.ts'
import type { TypedSpecial } from './special-options.ts'

const rest = 150

type Dimension = OfferedMachining & Pick<ProductDimension, 'id' | 'trimming'>

/** The machining in the dialog's fields, and its price. */
export function useMadePart({ id, trimming, ...offered }: Dimension, start: PartOptions, quantity: number) {
  const [cuts, setCuts] = useState(trimming !== null && (start.changedLength !== null || !isMachined(start)))
  const [length, setLength] = useState(start.changedLength ?? trimming?.suggestedLength ?? null)
  const [requested, setRequested] = useState(start.toleranceClass)
  const [certificate, setCertificate] = useState(start.certificate)
  const [typed, setTyped] = useState<TypedSpecial>(() => keepKnown(start, offered))

  const changedLength = cuts && trimming !== null ? length : null
  const isCutValid = !cuts || (trimming !== null && lengthError(trimming, length) === null)
  const special = validOf(typed)
  const isComplete = specialKeys.every((key) => typed[key] !== undefined)
  const isValid = isCutValid && isComplete && checkSpecial(special, offered) === null
  const written = formatSpecial(special)
  const askedLength = useDebounced(isValid ? changedLength : null, rest)
  const askedSpecial = useDebounced(isValid ? typed : null, rest)
  const askedQuantity = useDebounced(quantity, rest)
  const asked = {
    articleId: id,
    changedLength: askedLength,
    ...validOf(askedSpecial ?? typed),
    quantity: askedQuantity,
  }
  const prices = useQuery({
    ...madePriceQuery(asked),
    enabled: isValid && askedSpecial !== null && (askedLength !== null) === cuts,
  })
  const { data } = prices
  const chosen = data && chooseOption(data.options, requested)
  const isCurrent =
    isValid &&
    !prices.isPlaceholderData &&
    data?.changedLength === changedLength &&
    specialKeys.every((key) => data[key] === written[key])
  const toleranceClass = cuts ? (chosen?.toleranceClass ?? null) : null
  return {
    fields: { cuts, length, requested, certificate },
    setCuts,
    setLength,
    setRequested,
    setCertificate,
    setTyped,
    special,
    isValid,
    isCurrent,
    prices,
    chosen,
    price: isValid ? (cuts ? chosen : data)?.price : undefined,
    /** The current fields; the tolerance is set only once it is known which classes are offered. */
    options:
      isValid && cuts === (toleranceClass !== null) ? { changedLength, toleranceClass, certificate, ...special } : null,
    /** The same part without a tolerance, to request its price. */
    made: isValid ? { articleId: id, changedLength, ...special, quantity } : null,
  }
}

/** Returns the special machining that has a field. */
function keepKnown(start: SpecialMachining, offered: OfferedMachining): SpecialMachining {
  return buildSpecial<SpecialMachining>((key) => (offered[key] === null ? null : start[key]))
}

/** Returns special machining without incomplete values. */
function validOf(typed: TypedSpecial): SpecialMachining {
  return buildSpecial<SpecialMachining>((key) => typed[key] ?? null)
}

/** Returns the requested class, or the default one if none was chosen or the chosen one is not offered. */
function chooseOption<Option extends { toleranceClass: ToleranceClass }>(
  options: readonly Option[],
  requested: ToleranceClass | null,
): Option | undefined {
  return options.find(({ toleranceClass }) => toleranceClass === requested) ?? options[0]
}
