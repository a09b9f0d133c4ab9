import type { Category } from '@normwerk/parts/article'
import { capitalise, term, textsOf } from '@normwerk/parts/terms'
import { readTable } from './read-table.ts'

interface Entry {
  key: string
  parentKey: string | null
  slug: string
  term: string
}

const entries: readonly Entry[] = [
  { key: 'ejection', parentKey: null, slug: 'ejection', term: 'ejection' },
  { key: 'ejectorPins', parentKey: 'ejection', slug: 'ejector-pins', term: 'ejector_pin' },
  { key: 'conicalEjectorPins', parentKey: 'ejection', slug: 'conical-ejector-pins', term: 'ejector_pin_conical' },
  { key: 'steppedEjectorPins', parentKey: 'ejection', slug: 'stepped-ejector-pins', term: 'ejector_pin_stepped' },
  { key: 'flatEjectorPins', parentKey: 'ejection', slug: 'flat-ejector-pins', term: 'ejector_flat' },
  { key: 'ejectorSleeves', parentKey: 'ejection', slug: 'ejector-sleeves', term: 'ejector_sleeve' },
  { key: 'corePins', parentKey: 'ejection', slug: 'core-pins', term: 'core_pin' },
  { key: 'ejectorRods', parentKey: 'ejection', slug: 'ejector-rods', term: 'ejector_rod' },
  { key: 'restButtons', parentKey: 'ejection', slug: 'rest-buttons', term: 'rest_button' },
  { key: 'feeding', parentKey: null, slug: 'feeding-and-locating', term: 'feeding' },
  { key: 'sprueBushings', parentKey: 'feeding', slug: 'sprue-bushings', term: 'sprue_bushing' },
  { key: 'locatingRings', parentKey: 'feeding', slug: 'locating-rings', term: 'locating_ring' },
  { key: 'guidance', parentKey: null, slug: 'guidance', term: 'guidance' },
  { key: 'guidePillars', parentKey: 'guidance', slug: 'guide-pillars', term: 'guide_pillar' },
  { key: 'guideBushings', parentKey: 'guidance', slug: 'guide-bushings', term: 'guide_bushing' },
  { key: 'centringSleeves', parentKey: 'guidance', slug: 'centring-sleeves', term: 'locating_sleeve' },
  { key: 'plates', parentKey: null, slug: 'plates', term: 'plates' },
  { key: 'cavityPlates', parentKey: 'plates', slug: 'cavity-plates', term: 'cavity_plate' },
  { key: 'clampingPlates', parentKey: 'plates', slug: 'clamping-plates', term: 'clamping_plate' },
  { key: 'intermediatePlates', parentKey: 'plates', slug: 'intermediate-plates', term: 'intermediate_plate' },
  { key: 'ejectorPlates', parentKey: 'plates', slug: 'ejector-plates', term: 'ejector_plates' },
  { key: 'risers', parentKey: 'plates', slug: 'risers', term: 'riser' },
  { key: 'fastening', parentKey: null, slug: 'fastening-and-sealing', term: 'fastening' },
  { key: 'capScrews', parentKey: 'fastening', slug: 'cap-screws', term: 'cap_screw' },
  { key: 'dowelPins', parentKey: 'fastening', slug: 'dowel-pins', term: 'dowel_pin' },
  { key: 'oRings', parentKey: 'fastening', slug: 'o-rings', term: 'o_ring' },
]

/** The plurals of terms, which suit a heading better; a term that names no single part has none. */
const plurals = new Map(readTable('plurals.csv').map((row) => [row.text('term'), textsOf(row)]))

/** The two levels of the catalogue, in the order of the trade. */
export const categories: readonly Category[] = entries.map(({ key, parentKey, slug, term: word }) => {
  return { key, parentKey, slug, name: capitalise(plurals.get(word) ?? term(word)) }
})
