import { type LanguageCode, locales } from '@normwerk/contract/language'
import type { AnnotatedArticle } from '@normwerk/geometry/annotate-article'
import { questionMark } from '@normwerk/geometry/drawing/figure-text'
import type { TitleField } from '@normwerk/geometry/drawing/title-block'
import type { PlainTextId } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import type { Assortment, Material } from '@normwerk/parts/assortment'
import { massOfShape } from '@normwerk/parts/shape/mass-of'
import { readText } from '../catalogue/format-article.ts'
import type { ConfiguredArticle } from './find-configured.ts'

interface TitleFacts {
  article: ConfiguredArticle
  drawn: AnnotatedArticle
  assortment: Assortment
  language: LanguageCode
  company: string
  date: Date
}

/** Returns the title block of a drawing (ISO 7200), in the caller's language. */
export function titleFields({ article, drawn, assortment, language, company, date }: TitleFacts): TitleField[][] {
  const { row: product } = article.facts
  const material = assortment.materials.get(product.material ?? '')
  const coating = assortment.coatings.get(product.coating ?? '')
  const say = (id: PlainTextId) => translate(language, id)
  const field = (id: PlainTextId, text: string, share: number) => ({ label: say(id), text, share })
  const mass = massText(drawn, material, language)
  const steel = [material?.steel, material?.name, material?.hardness, coating?.name].filter(Boolean).join(', ')
  const figures = drawn.isQuestioned
    ? `${questionMark} ${say('resource.drawing.questioned')}`
    : say('resource.drawing.confirmed')
  const issued = date.toLocaleDateString(locales[language], { dateStyle: 'medium', timeZone: 'UTC' })
  return [
    [
      field('resource.drawing.company', company, 2),
      field('resource.drawing.name', readText(product.name, language), 4),
      field('resource.drawing.date', issued, 1),
    ],
    [
      field('resource.drawing.articleNumber', article.number, 3),
      field('resource.drawing.material', steel, 3),
      field('resource.drawing.mass', mass, 1),
    ],
    [
      field('resource.drawing.generalTolerances', 'ISO 2768-m', 2),
      field('resource.drawing.figures', figures, 3),
      field('resource.drawing.scale', say('resource.drawing.notToScale'), 1),
      field('resource.drawing.projection', say('resource.drawing.firstAngle'), 1),
    ],
  ]
}

/** Returns the mass of a part as it is drawn; a dash if the density of its material is unknown. */
export function massText({ shape }: AnnotatedArticle, material: Material | undefined, language: LanguageCode): string {
  const density = material?.properties.density?.value
  return density === undefined ? '–' : formatMass(massOfShape(shape, density), language)
}

/** Formats a mass with four figures, below 1 kg in grams. */
function formatMass(kilograms: number, language: LanguageCode): string {
  const [value, unit] = kilograms < 1 ? [kilograms * 1000, 'gram'] : [kilograms, 'kilogram']
  return value.toLocaleString(locales[language], { style: 'unit', unit, maximumSignificantDigits: 4 })
}
