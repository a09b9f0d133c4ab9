import type { Source } from '@normwerk/parts/assistant/formula'
import type { FormulaId } from '@normwerk/parts/assistant/formulas'
import type { HoleProposal } from '@normwerk/parts/assistant/propose-hole'
import type { CoatingRejection, Warning } from '@normwerk/parts/assistant/warn-about'
import type { PlainTextId, Translate } from './text.ts'

/** What each formula computes. */
export const stepTexts = {
  areaOfRound: 'assistant.step.area',
  areaOfTube: 'assistant.step.area',
  areaOfBlade: 'assistant.step.area',
  inertiaOfRound: 'assistant.step.inertia',
  inertiaOfTube: 'assistant.step.inertia',
  inertiaOfBlade: 'assistant.step.inertia',
  outlineOfRound: 'assistant.step.outline',
  outlineOfBlade: 'assistant.step.outline',
  slenderness: 'assistant.step.slenderness',
  limitSlenderness: 'assistant.step.limitSlenderness',
  euler: 'assistant.step.euler',
  johnson: 'assistant.step.johnson',
  permissible: 'assistant.step.permissible',
  minDiameter: 'assistant.step.minDiameter',
  ejectionForce: 'assistant.step.ejectionForce',
  pinsForLoad: 'assistant.step.pinsForLoad',
  pinsForShear: 'assistant.step.pinsForShear',
  pinsForPressure: 'assistant.step.pinsForPressure',
  pressure: 'assistant.step.pressure',
  growthOfPin: 'assistant.step.growthOfPin',
  growthOfHole: 'assistant.step.growthOfHole',
  growthOfLength: 'assistant.step.growthOfLength',
} as const satisfies Record<FormulaId, PlainTextId>

/** Names where a formula was read. */
export function sourceText({ standing, work }: Source, text: Translate): string {
  if (work !== null) return work
  return text(standing === 'usual' ? 'assistant.source.usual' : 'assistant.source.derived')
}

type Format = (figure: number) => string

/** Says what a person should know before they order, and why. */
export function warningText({ code, figures }: Warning, text: Translate, format: Format): string {
  const temperatures = ({ temperature, limit }: { temperature: number; limit: number }) => ({
    temperature: format(temperature),
    limit: format(limit),
  })
  switch (code) {
    case 'aboveMaterialTemperature':
      return text('assistant.warning.aboveMaterialTemperature', temperatures(figures))
    case 'aboveCoatingTemperature':
      return text('assistant.warning.aboveCoatingTemperature', temperatures(figures))
    case 'slender':
      return text('assistant.warning.slender', {
        slenderness: format(Math.round(figures.slenderness)),
        limit: format(figures.limit),
      })
    case 'jamsWhenWarm':
      return text('assistant.warning.jamsWhenWarm', { overlap: format(micrometres(-figures.clearance)) })
    case 'cutEndNotNitrided':
      return text('assistant.warning.cutEndNotNitrided')
  }
}

/** Says why a coating is not to be had on a material. */
export function rejectionText({ code, figures }: CoatingRejection, text: Translate, format: Format): string {
  if (code === 'coatingNotOffered') return text('assistant.coating.notOffered')
  return text('assistant.coating.softens', { deposition: format(figures.deposition), limit: format(figures.limit) })
}

/** Describes the hole that is proposed for a pin: names with their values. */
export function holeTexts(
  hole: HoleProposal,
  fit: { pin: { text: string }; hole: { text: string } },
  text: Translate,
  format: Format,
): { key: string; name: string; value: string }[] {
  const range = ({ least, most }: { least: number; most: number }) =>
    text('assistant.hole.micrometres', {
      least: withMinus(format(micrometres(least))),
      most: withMinus(format(micrometres(most))),
    })
  const { guide, relief, edge } = hole
  return [
    { key: 'fit', name: text('assistant.hole.fit'), value: `${fit.hole.text} / ${fit.pin.text}` },
    { key: 'cold', name: text('assistant.hole.cold'), value: range(hole.cold) },
    { key: 'warm', name: text('assistant.hole.warm'), value: range(hole.warm) },
    {
      key: 'guide',
      name: text('assistant.hole.guide'),
      value: text('assistant.hole.lengths', { least: format(guide.least), most: format(guide.most) }),
    },
    { key: 'relief', name: text('assistant.hole.relief'), value: `${format(relief)} mm` },
    { key: 'edge', name: text('assistant.hole.edge'), value: text('assistant.hole.atLeast', { least: format(edge) }) },
  ]
}

/** Replaces the hyphen of the formatters by the minus sign that drawings have; it never ends a line. */
function withMinus(figure: string): string {
  return figure.replace('-', '−')
}

function micrometres(millimetres: number): number {
  return Math.round(millimetres * 10_000) / 10
}
