import type { Product } from '@normwerk/contract/product'
import { formatTolerance } from '@normwerk/i18n/format-tolerance'
import { noOptions } from '@normwerk/parts/configured-part'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Assumption } from '../../features/catalogue/designation/assumed-notice.tsx'
import { findTarget, namedPartQuery } from '../../features/catalogue/open-part.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { assumedSizes, offeredClasses, useLengthsBeside } from '../named-part/other-readings.ts'
import { type ShownPart, useChoosePart } from './use-configured-part.ts'

const route = getRouteApi('/product/$productNr')

/** Returns the assumptions of the text that led here, with links to other readings. */
export function useAssumptions(product: Product, part: ShownPart | null): Assumption[] {
  const format = useFormat()
  const text = useText()
  const client = useQueryClient()
  const navigate = route.useNavigate()
  const choosePart = useChoosePart()
  const { assumed = '', q = '' } = route.useSearch()
  const open = assumed.split(',')
  const named = useQuery({ ...namedPartQuery(q), enabled: q !== '' && open.includes('material') })
  const lengths = useLengthsBeside(product, open.includes('length') ? part?.dimension : undefined)
  if (part === null) return []
  const { dimension, options } = part
  const settled = (name: Assumption['open']) => open.filter((entry) => entry !== name)

  async function openOther(articleNo: string) {
    const target = await findTarget(client, articleNo)
    if (target.to !== 'product') return
    const rest = settled('material').join(',')
    const keepsText = rest !== '' || named.data?.designation?.crossReference != null
    await navigate({
      to: '/product/$productNr',
      params: { productNr: target.productNr },
      search: ({ assumed: _assumed, q: _q, ...kept }) => ({
        ...kept,
        article: articleNo,
        ...(rest === '' ? {} : { assumed: rest }),
        ...(keepsText ? { q } : {}),
      }),
    })
  }

  const assumptions: Assumption[] = []
  if (open.includes('material')) {
    const alternatives = named.data?.designation?.alternatives ?? []
    assumptions.push({
      open: 'material',
      name: text('catalogue.designation.material'),
      taken: product.material,
      options: alternatives.map(({ articleNo, material }) => ({
        key: articleNo,
        label: material,
        onChoose: () => void openOther(articleNo),
      })),
    })
  }
  if (open.includes('length')) {
    assumptions.push({
      open: 'length',
      name: text('catalogue.designation.length'),
      taken: format.measure(Number(dimension.values.length), 'mm'),
      options: lengths.map((other) => ({
        key: other.id,
        label: format.measure(Number(other.values.length), 'mm'),
        onChoose: () => choosePart(other.articleNo, noOptions, settled('length')),
      })),
    })
  }
  const { toleranceClass: taken } = options
  if (open.includes('toleranceClass') && taken !== null) {
    assumptions.push({
      open: 'toleranceClass',
      name: text('catalogue.designation.tolerance'),
      taken: formatTolerance(taken, format.typed),
      options: offeredClasses(dimension, taken).map((toleranceClass) => ({
        key: toleranceClass,
        label: formatTolerance(toleranceClass, format.typed),
        onChoose: () => choosePart(dimension.articleNo, { ...options, toleranceClass }, settled('toleranceClass')),
      })),
    })
  }
  return [...assumptions, ...assumedSizes(product, dimension, open, format)]
}
