import type { SheetQuery } from '@normwerk/contract/assistant'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import { type Block, type Fact, line, paragraph } from '@normwerk/documents/letter/letter'
import { renderSheet } from '@normwerk/documents/render-sheet'
import { holeTexts, sourceText, stepTexts, warningText } from '@normwerk/i18n/assistant-texts'
import type { PlainTextId } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { type Assessment, assessPin, stepsOfAssessment } from '@normwerk/parts/assistant/assess-pin'
import { conditionsOf, type Entries } from '@normwerk/parts/assistant/entries'
import { formatStep } from '@normwerk/parts/assistant/format-step'
import { formulas, type Step } from '@normwerk/parts/assistant/formulas'
import { type Plastic, plastics } from '@normwerk/parts/assistant/plastics'
import { noOptions } from '@normwerk/parts/configured-part'
import type { Queries } from '../../database/client.ts'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { formatArticle } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { letterFonts } from '../document/letter-fonts.ts'
import { sellerName } from '../document/seller.ts'
import { type FoundPin, findPin, materialName } from './pins.ts'

interface PickedPin {
  pin: FoundPin
  quantity: number
}

interface Calculated {
  entries: Entries
  /** The force follows from shrinkage. */
  estimates: boolean
  plastic: Plastic
}

/** Writes the picked pins and what was calculated for each of them. */
function writeSheet(
  picked: readonly PickedPin[],
  calculated: Calculated,
  steels: ReadonlyMap<string, { steel: string; name: string }>,
  language: LanguageCode,
): Block[] {
  const words = wordsIn(language)
  return [
    paragraph(words.say('assistant.sheet.lead')),
    {
      kind: 'table',
      columns: [
        { title: words.say('assistant.sheet.article'), width: 58, align: 'left' },
        { title: words.say('assistant.sheet.description'), width: null, align: 'left' },
        { title: words.say('assistant.sheet.quantity'), width: 18, align: 'right' },
      ],
      rows: picked.map(({ pin, quantity }) => [
        [line(pin.article.number, 'strong')],
        [line(formatArticle({ ...pin.article.facts.row, values: pin.article.row.values }, language))],
        [line(words.format(quantity))],
      ]),
    },
    ...picked.flatMap(({ pin }) => {
      const conditions = conditionsOf(calculated.entries, calculated.estimates, calculated.plastic, pin.sizes)
      const steel = steels.get(pin.material.code)
      const material = steel === undefined ? pin.material.code : materialName(steel)
      return writePin(pin, assessPin(pin, conditions), { plastic: calculated.plastic.name, material }, words)
    }),
    paragraph(words.say('assistant.disclaimer'), 'small'),
  ]
}

function writePin(
  { article, fit }: FoundPin,
  assessment: Assessment,
  names: { plastic: string; material: string },
  words: SheetWords,
): Block[] {
  const { calculation, conditions, hole, warnings } = assessment
  const { say, format, text } = words
  const steps = stepsOfAssessment(assessment)
  const facts: Fact[] = [
    [say('assistant.material'), names.material],
    [say('assistant.entry.temperature'), `${format(conditions.temperature)} °C`],
    ...(calculation === null
      ? []
      : [
          [say('assistant.plastic'), names.plastic] satisfies Fact,
          [say('assistant.entry.force'), `${format(conditions.force)} N`] satisfies Fact,
          [say('assistant.entry.wall'), `${format(conditions.wall)} mm`] satisfies Fact,
          [say('assistant.entry.free'), `${format(conditions.free)} mm`] satisfies Fact,
          [say('assistant.result.needed'), format(calculation.needed)] satisfies Fact,
          [say('assistant.result.governing'), say(stepTexts[calculation.governing])] satisfies Fact,
        ]),
    ...(hole === null || fit === null ? [] : holeTexts(hole, fit, text, format)).map(
      ({ name, value }): Fact => [name, value],
    ),
  ]
  return [
    { kind: 'facts', title: article.number, facts },
    ...warnings.map((warning) => paragraph(warningText(warning, text, format))),
    ...(steps.length === 0 ? [] : [writeSteps(steps, words)]),
  ]
}

function writeSteps(steps: readonly Step[], { say, format, text }: SheetWords): Block {
  return {
    kind: 'table',
    columns: [
      { title: say('assistant.sheet.step'), width: 46, align: 'left' },
      { title: say('assistant.sheet.formula'), width: null, align: 'left' },
    ],
    rows: steps.map((step) => {
      const { letters, numbers } = formatStep(step, format)
      const source = sourceText(formulas[step.formula].source, text)
      return [[line(say(stepTexts[step.formula]))], [line(letters), line(numbers), line(source, 'small')]]
    }),
  }
}

interface SheetWords {
  say: (id: PlainTextId) => string
  text: Parameters<typeof warningText>[1]
  format: (figure: number) => string
}

function wordsIn(language: LanguageCode): SheetWords {
  const figures = new Intl.NumberFormat(locales[language], { maximumSignificantDigits: 5, useGrouping: false })
  return {
    say: (id) => translate(language, id),
    text: (id, ...params) => translate(language, id, ...params),
    format: (figure) => figures.format(figure),
  }
}

/** Returns picked pins with their calculation as PDF. */
export async function answerPinSheet(
  { clock }: Pick<Dependencies, 'clock'>,
  db: Queries,
  catalogue: Catalogue,
  { picks, plastic: code, by, language: _, ...entries }: SheetQuery,
  language: LanguageCode,
): Promise<FileAnswer> {
  const plastic = plastics.find((one) => one.code === code) ?? (code === undefined ? plastics[0] : undefined)
  if (plastic === undefined) throw new AppError('entryNotFound')
  const picked: PickedPin[] = []
  for (const { number, quantity } of picks) {
    picked.push({ pin: await findPin(db, catalogue, number, noOptions), quantity })
  }
  const createdAt = clock.now()
  const content = await renderSheet(
    {
      title: translate(language, 'assistant.sheet.title'),
      company: await sellerName(db),
      language,
      blocks: writeSheet(
        picked,
        { entries, estimates: by === 'estimate', plastic },
        catalogue.assortment.materials,
        language,
      ),
    },
    { fonts: letterFonts, text: (id, ...params) => translate(language, id, ...params), createdAt },
  )
  return new FileAnswer({
    content: Buffer.from(content),
    contentType: 'application/pdf',
    fileName: `${translate(language, 'assistant.sheet.fileName')}-${createdAt.toISOString().slice(0, 10)}.pdf`,
    disposition: 'inline',
    cacheControl: 'private, no-cache',
  })
}
