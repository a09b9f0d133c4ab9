import type { ProductDimension } from '@normwerk/contract/product'
import type { ToleranceClass } from '@normwerk/parts/article'
import { formatHeadFlats, type PartOptions, parseHeadFlats } from '@normwerk/parts/configured-part'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { madePriceQuery } from '../../../shared/parts/made-price.ts'
import { useDebounced } from '../../../ui/forms/use-debounced.ts'
import { isFlatWithin, lengthError } from './check-made.ts'
import type { TypedFlats } from './flats-field.tsx'

const rest = 150

type Dimension = Pick<ProductDimension, 'id' | 'trimming' | 'headFlats'>

/** The machining in the dialog's fields, and its price. */
export function useMadePart({ id, trimming, headFlats: offered }: Dimension, start: PartOptions, quantity: number) {
  const [cuts, setCuts] = useState(trimming !== null && (start.changedLength !== null || start.headFlats === null))
  const [length, setLength] = useState(start.changedLength ?? trimming?.suggestedLength ?? null)
  const [requested, setWanted] = useState(start.toleranceClass)
  const [certificate, setCertificate] = useState(start.certificate)
  const [flats, setFlats] = useState<TypedFlats | null>(offered && start.headFlats)

  const changedLength = cuts && trimming !== null ? length : null
  const isCutValid = !cuts || (trimming !== null && lengthError(trimming, length) === null)
  const headFlats =
    flats !== null && isFlatWithin(offered, flats.distance) ? { ...flats, distance: flats.distance } : null
  const isValid = isCutValid && (flats === null || headFlats !== null)
  // As text, so that the value stays equal while it does not change.
  const written = headFlats && formatHeadFlats(headFlats)
  const askedLength = useDebounced(isValid ? changedLength : null, rest)
  const askedFlats = useDebounced(isValid ? written : null, rest)
  const askedQuantity = useDebounced(quantity, rest)
  const asked = {
    articleId: id,
    changedLength: askedLength,
    headFlats: askedFlats === null ? null : parseHeadFlats(askedFlats),
    quantity: askedQuantity,
  }
  const prices = useQuery({ ...madePriceQuery(asked), enabled: isValid && (askedLength !== null) === cuts })
  const { data } = prices
  const chosen = data && chooseOption(data.options, requested)
  const isCurrent =
    isValid && !prices.isPlaceholderData && data?.changedLength === changedLength && data.headFlats === written
  const toleranceClass = cuts ? (chosen?.toleranceClass ?? null) : null
  return {
    fields: { cuts, length, requested, certificate, flats },
    setCuts,
    setLength,
    setWanted,
    setCertificate,
    setFlats,
    isValid,
    isCurrent,
    prices,
    chosen,
    price: cuts ? chosen?.price : data?.price,
    /** The current fields; the tolerance is set only once it is known which classes are offered. */
    options:
      isValid && cuts === (toleranceClass !== null) ? { changedLength, toleranceClass, certificate, headFlats } : null,
    /** The same part without a tolerance, to request its price. */
    made: isValid ? { articleId: id, changedLength, headFlats, quantity } : null,
  }
}

/** Returns the requested class, or the default one if none was chosen or the chosen one is not offered. */
function chooseOption<Option extends { toleranceClass: ToleranceClass }>(
  options: readonly Option[],
  requested: ToleranceClass | null,
): Option | undefined {
  return options.find(({ toleranceClass }) => toleranceClass === requested) ?? options[0]
}
