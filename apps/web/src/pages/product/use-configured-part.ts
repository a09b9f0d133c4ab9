import { giveMachining } from '@normwerk/contract/asked-options'
import { machiningIn } from '@normwerk/contract/part-address'
import type { Product, ProductDimension } from '@normwerk/contract/product'
import { isMachined, type Machining, machiningKeys, type PartOptions } from '@normwerk/parts/configured-part'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useCan } from '../../api/me.ts'
import type { MadeTerms } from '../../features/catalogue/buy-box/buy-box.tsx'
import { useDimension } from '../../features/catalogue/use-dimension.ts'
import { madePriceQuery, type PriceFailure, priceFailureOf } from '../../shared/parts/made-price.ts'
import { addressOf, optionsIn } from '../../shared/parts/part-address.ts'

const route = getRouteApi('/product/$productNr')

/** The part that the address names. */
export interface ShownPart {
  dimension: ProductDimension
  options: PartOptions
  /** `null` for a stock part, `undefined` while the price is being loaded. */
  made: MadeTerms | null | undefined
  priceFailure: PriceFailure | null
  /** Machining that the address names but the part does not allow. */
  rejected: (keyof Machining)[]
}

type KeepFitting = (options: PartOptions, dimension: ProductDimension) => PartOptions

/**
 * Returns the part that the address names, with its price as machined; undefined while it is being loaded.
 * @param keepFitting null while the check of the machining is being loaded
 */
export function useConfiguredPart(
  product: Product,
  quantity: number,
  keepFitting: KeepFitting | null,
): ShownPart | null | undefined {
  const address = route.useSearch()
  const maySeePrices = useCan('price.see')
  const { dimension, isPending } = useDimension(product, address.article)
  const requested = optionsIn(address)
  const isLoaded = dimension !== undefined && keepFitting !== null
  const fitting = isLoaded ? keepFitting(requested, dimension) : requested
  const { changedLength } = fitting
  const isMade = isMachined(fitting) && maySeePrices
  const prices = useQuery({
    ...madePriceQuery({ ...fitting, articleId: dimension?.id ?? '', quantity }),
    enabled: isMade && isLoaded,
  })
  if (dimension === undefined) return isPending ? undefined : null
  if (!isLoaded) return undefined
  const { data } = prices
  const chosen =
    data?.options.find(({ toleranceClass }) => toleranceClass === requested.toleranceClass) ?? data?.options[0]
  const [named, kept] = [machiningIn(address), giveMachining(fitting)]
  const toleranceClass = changedLength === null ? null : (chosen?.toleranceClass ?? requested.toleranceClass)
  return {
    dimension,
    options: { ...fitting, toleranceClass, certificate: requested.certificate && product.certificate31 },
    made: isMade ? (changedLength === null ? data : chosen) : null,
    priceFailure: isMade ? priceFailureOf(prices) : null,
    rejected: machiningKeys.filter((key) => named[key] !== null && kept[key] === null),
  }
}

/** Writes the choice into the address, so that it can be shared and survives a reload. */
export function useChoosePart() {
  const navigate = route.useNavigate()
  return useCallback(
    (article: string, options: PartOptions, assumed: readonly string[]) => {
      void navigate({
        search: ({ view, sort, q, article: before }) => ({
          ...addressOf({ articleNumber: article, ...options }),
          ...(assumed.length === 0 ? {} : { assumed: assumed.join(',') }),
          // The text stays with the part that it named; other readings need it too.
          ...(q === undefined || (assumed.length === 0 && article !== before) ? {} : { q }),
          ...(view === undefined ? {} : { view }),
          ...(sort === undefined ? {} : { sort }),
        }),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
}
