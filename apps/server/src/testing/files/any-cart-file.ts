import { ConfiguratorSettings } from '@normwerk/contract/configurator'
import { maxQuantity } from '@normwerk/contract/limits'
import type { Article } from '@normwerk/parts/article'
import { nothingOffered } from '@normwerk/parts/configured-part'
import { formatSpecial } from '@normwerk/parts/machining/machining-kinds'
import { anyCharacter } from '@normwerk/parts/testing/any-character'
import { anyOffered } from '@normwerk/parts/testing/any-special'
import { classesAt } from '@normwerk/parts/trimming/classes-at'
import fc from 'fast-check'
import { buildCatalogue } from '../../../../../catalogue/demo/build-catalogue.ts'
import type { WrittenCartFile } from '../../features/cart-file/cart-file.ts'
import { offerOf } from '../../features/catalogue/read-part.ts'

type FilePosition = WrittenCartFile['positions'][number]

const { articles, products } = buildCatalogue()
const byNumber = new Map(products.map((product) => [product.productNr, product]))

interface Texts {
  /** A text of at most 60 characters. */
  line: fc.Arbitrary<string>
  /** A text of at most 2,000 characters. */
  comment: fc.Arbitrary<string>
}

/** Generates carts with every kind of part: stock, cut, certified, configured in groups. */
export function anyCartFile(texts: Texts): fc.Arbitrary<WrittenCartFile> {
  const line = fc.option(texts.line)
  const comment = fc.option(texts.comment)
  const file = fc.record({
    format: fc.constant('normwerk-cart' as const),
    version: fc.constant(1 as const),
    name: fc.constant('Form 118'),
    savedAt: fc.constant('2026-01-01T00:00:00.000Z'),
    header: fc.record({
      customerOrderNumber: line,
      commission: line,
      comment,
      deliveryType: fc.constantFrom('StandardDelivery' as const, 'Pickup' as const),
      completeDelivery: fc.boolean(),
      costCentre: fc.option(fc.stringMatching(/^[A-Z0-9]{1,10}(-[A-Z0-9]{1,9}){0,3}$/)),
    }),
    positions: fc.array(anyPosition(line, comment), { maxLength: 25 }).map(countGroups),
  })
  return file.chain((whole) => anyConfigurations(whole).map((configurations) => ({ ...whole, configurations })))
}

/** Configurations of some of the groups. */
function anyConfigurations({
  positions,
}: Pick<WrittenCartFile, 'positions'>): fc.Arbitrary<NonNullable<WrittenCartFile['configurations']>> {
  const groups = [...new Set(positions.flatMap(({ group }) => group ?? []))]
  const settings = fc
    .dictionary(fc.string({ unit: anyCharacter }), fc.jsonValue({ stringUnit: anyCharacter }))
    // JSON cannot store a negative zero, so a parsed file has none.
    .map((object): unknown => JSON.parse(JSON.stringify(object)))
    .filter((object) => ConfiguratorSettings.safeParse(object).success)
  const name = fc.stringMatching(/^[A-Za-zÄß0-9"<&'-]([A-Za-zÄß0-9"<&' -]{0,97}[A-Za-zÄß0-9"<&'-])?$/)
  return fc.subarray(groups).chain((configured) =>
    fc.tuple(
      ...configured.map((group) =>
        fc.record({
          group: fc.constant(group),
          name,
          settings: settings.map((object) => ConfiguratorSettings.parse(object)),
        }),
      ),
    ),
  )
}

function anyPosition(line: fc.Arbitrary<string | null>, comment: fc.Arbitrary<string | null>) {
  const remarks = { commission: line, comment, customerOrderNumber: line }
  return fc.constantFrom(...articles).chain((article): fc.Arbitrary<FilePosition> => {
    const product = byNumber.get(article.productNr)
    const offer = product && offerOf({ ...product, ...article })
    const about = fc.record({
      articleNo: fc.constant(article.articleNo),
      isThreeOne: offer?.certificate ? fc.boolean() : fc.constant(false),
      quantity: fc.integer({ min: 1, max: maxQuantity }),
      group: fc.option(fc.integer({ min: 1, max: 4 })),
      ...remarks,
    })
    const special = anyOffered(offer ?? nothingOffered).map(formatSpecial)
    return fc
      .tuple(about, anyCut(article), special)
      .map(([position, cut, options]) => ({ ...position, ...cut, ...options }))
  })
}

type Cut = Pick<FilePosition, 'changedLength' | 'toleranceClass'>
const uncut: Cut = { changedLength: null, toleranceClass: null }

function anyCut({ trimming }: Article): fc.Arbitrary<Cut> {
  if (trimming === null) return fc.constant(uncut)
  const { minLength, maxLength, toleranceClasses } = trimming
  const lengths = fc.integer({ min: Math.ceil(minLength * 100), max: Math.floor(maxLength * 100) })
  return fc.option(lengths).chain((hundredths): fc.Arbitrary<Cut> => {
    if (hundredths === null) return fc.constant(uncut)
    const changedLength = hundredths / 100
    const offered = classesAt(changedLength).filter((name) => toleranceClasses.includes(name))
    return fc.constantFrom(...offered).map((toleranceClass) => ({ changedLength, toleranceClass }))
  })
}

/** Numbers groups in the order of the positions. */
function countGroups(positions: FilePosition[]): FilePosition[] {
  const seen = [...new Set(positions.flatMap(({ group }) => group ?? []))]
  return positions.map((position) => ({
    ...position,
    group: position.group === null ? null : seen.indexOf(position.group) + 1,
  }))
}
