import type { Product, ProductDimension } from '@normwerk/contract/product'
import type { Designation } from '@normwerk/contract/search'
import { formatTolerance } from '@normwerk/i18n/format-tolerance'
import type { ToleranceClass } from '@normwerk/parts/article'
import {
  type ConfiguredPart,
  isMachined,
  type Machining,
  machiningKeys,
  machiningOf,
  type PartOptions,
} from '@normwerk/parts/configured-part'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useCan, useMe } from '../../api/me.ts'
import { useAddPart } from '../../features/cart/use-add-part.ts'
import { BuyBar } from '../../features/catalogue/buy-box/buy-bar.tsx'
import { BuyBox } from '../../features/catalogue/buy-box/buy-box.tsx'
import { AssumedNotice, type Assumption } from '../../features/catalogue/designation/assumed-notice.tsx'
import { CrossReferenceNotice } from '../../features/catalogue/designation/cross-reference-notice.tsx'
import { certificateOf } from '../../shared/parts/certificate-option.tsx'
import { HowRead } from '../../shared/parts/how-read.tsx'
import { madePriceQuery, priceFailureOf } from '../../shared/parts/made-price.ts'
import { addressOf } from '../../shared/parts/part-address.ts'
import { sizesText } from '../../shared/parts/sizes-text.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { assumedSizes, offeredClasses, useLengthsBeside } from '../named-part/other-readings.ts'

const route = getRouteApi('/search')

interface Props {
  product: Product
  dimension: ProductDimension
  /** The designation with the buyer's choices instead of its assumptions. */
  chosen: ConfiguredPart & Pick<Designation, 'assumed'>
  designation: Designation
}

export function NamedPartBox({ product, dimension, chosen, designation }: Props) {
  const format = useFormat()
  const navigate = useNavigate()
  const mayOrder = useCan('cart.use')
  const maySeePrices = useCan('price.see')
  const signedIn = Boolean(useMe())
  const [quantity, setQuantity] = useState(1)
  const [certificate, setCertificate] = useState(chosen.certificate)
  const [left, setLeft] = useState<readonly (keyof Machining)[]>([])
  const { mutate, isPending } = useAddPart()
  const machining: Machining = machiningOf(chosen)
  for (const key of left) machining[key] = null
  const { changedLength } = machining
  const isMade = isMachined(machining) && maySeePrices
  const prices = useQuery({
    ...madePriceQuery({ ...machining, articleId: dimension.id, quantity }),
    enabled: isMade,
  })
  const { data } = prices
  const cut = data?.options.find(({ toleranceClass }) => toleranceClass === chosen.toleranceClass) ?? data?.options[0]
  const toleranceClass = changedLength === null ? null : (cut?.toleranceClass ?? chosen.toleranceClass)
  const options = { ...machining, toleranceClass, certificate }

  const assumptions = useReadings({ product, dimension, chosen, designation }, toleranceClass)
  const top = useRef<HTMLDivElement>(null)
  const box = {
    dimension,
    sizes: `${product.name} · ${sizesText(format, product.dimensionTableMapping.columns, dimension)}`,
    options,
    made: isMade ? (changedLength === null ? data : cut) : null,
    priceFailure: isMade ? priceFailureOf(prices) : null,
    certificate: certificateOf(product),
    mayOrder,
    signedIn,
    quantity,
    pending: isPending,
    onQuantity: setQuantity,
    onConfigure: (next: PartOptions) => {
      setCertificate(next.certificate)
      setLeft(machiningKeys.filter((key) => next[key] === null))
    },
    onMake: (start: PartOptions) => {
      void navigate({
        to: '/product/$productNr',
        params: { productNr: product.productNr },
        // A length that only the dialog suggests is not chosen yet.
        search: addressOf({ articleNumber: dimension.articleNo, ...start, changedLength }),
      })
    },
    onOrder: () => {
      mutate({ ...options, articleId: dimension.id, articleNumber: dimension.articleNo, quantity })
    },
  }

  return (
    <div ref={top}>
      <BuyBox {...box}>
        <CrossReferenceNotice crossReference={designation.crossReference} />
        <AssumedNotice assumptions={assumptions} />
        <HowRead reading={designation.reading} />
      </BuyBox>
      <BuyBar {...box} onOpen={() => top.current?.scrollIntoView()} />
    </div>
  )
}

/** Returns the assumptions; a click writes another reading into the address. */
function useReadings(
  { product, dimension, chosen, designation }: Props,
  toleranceClass: ToleranceClass | null,
): Assumption[] {
  const format = useFormat()
  const navigate = route.useNavigate()
  const choose = (reading: { part?: string; tolerance?: string }) =>
    void navigate({ search: (kept) => ({ ...kept, ...reading }), resetScroll: false })
  const lengthText = ({ values }: ProductDimension) => format.measure(Number(values.length), 'mm')
  const text = useText()
  const lengths = useLengthsBeside(product, chosen.assumed.includes('length') ? dimension : undefined)
  const readings: Assumption[] = [
    {
      open: 'material',
      name: text('catalogue.designation.material'),
      taken: product.material,
      options: designation.alternatives.map(({ articleNo, material }) => ({
        key: articleNo,
        label: material,
        onChoose: () => choose({ part: articleNo }),
      })),
    },
    {
      open: 'length',
      name: text('catalogue.designation.length'),
      taken: lengthText(dimension),
      options: lengths.map((other) => ({
        key: other.id,
        label: lengthText(other),
        onChoose: () => choose({ part: other.articleNo }),
      })),
    },
    {
      open: 'toleranceClass',
      name: text('catalogue.designation.tolerance'),
      taken: toleranceClass === null ? '' : formatTolerance(toleranceClass, format.typed),
      options: offeredClasses(dimension, toleranceClass).map((other) => ({
        key: other,
        label: formatTolerance(other, format.typed),
        onChoose: () => choose({ tolerance: other }),
      })),
    },
  ]
  return [
    ...readings.filter(({ open }) => chosen.assumed.includes(open)),
    ...assumedSizes(product, dimension, chosen.assumed, format),
  ]
}
