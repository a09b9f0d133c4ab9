import type { Category, Texts } from '@normwerk/parts/article'
import { capitalise, term } from '@normwerk/parts/terms'

interface Entry {
  key: string
  parentKey: string | null
  slug: string
  term: string
  /** The plural, which suits a heading better; the other languages have the word of `terms.csv`. */
  plural: { de: string; en: string }
}

const entries: readonly Entry[] = [
  { key: 'ejection', parentKey: null, slug: 'ejection', term: 'ejection', plural: { de: 'Entformen', en: 'ejection' } },
  {
    key: 'ejectorPins',
    parentKey: 'ejection',
    slug: 'ejector-pins',
    term: 'ejector_pin',
    plural: { de: 'Auswerferstifte', en: 'ejector pins' },
  },
  {
    key: 'conicalEjectorPins',
    parentKey: 'ejection',
    slug: 'conical-ejector-pins',
    term: 'ejector_pin_conical',
    plural: { de: 'Auswerferstifte mit kegeligem Kopf', en: 'ejector pins with conical head' },
  },
  {
    key: 'steppedEjectorPins',
    parentKey: 'ejection',
    slug: 'stepped-ejector-pins',
    term: 'ejector_pin_stepped',
    plural: { de: 'abgesetzte Auswerferstifte', en: 'shouldered ejector pins' },
  },
  {
    key: 'flatEjectorPins',
    parentKey: 'ejection',
    slug: 'flat-ejector-pins',
    term: 'ejector_flat',
    plural: { de: 'Flachauswerferstifte', en: 'flat ejector pins' },
  },
  {
    key: 'ejectorSleeves',
    parentKey: 'ejection',
    slug: 'ejector-sleeves',
    term: 'ejector_sleeve',
    plural: { de: 'Auswerferhülsen', en: 'ejector sleeves' },
  },
  {
    key: 'corePins',
    parentKey: 'ejection',
    slug: 'core-pins',
    term: 'core_pin',
    plural: { de: 'Kernstifte', en: 'core pins' },
  },
  {
    key: 'ejectorRods',
    parentKey: 'ejection',
    slug: 'ejector-rods',
    term: 'ejector_rod',
    plural: { de: 'Auswerferbolzen', en: 'ejector rods' },
  },
  {
    key: 'restButtons',
    parentKey: 'ejection',
    slug: 'rest-buttons',
    term: 'rest_button',
    plural: { de: 'Auflagescheiben', en: 'rest buttons' },
  },
  {
    key: 'feeding',
    parentKey: null,
    slug: 'feeding-and-locating',
    term: 'feeding',
    plural: { de: 'Angießen und Zentrieren', en: 'feeding and locating' },
  },
  {
    key: 'sprueBushings',
    parentKey: 'feeding',
    slug: 'sprue-bushings',
    term: 'sprue_bushing',
    plural: { de: 'Angussbuchsen', en: 'sprue bushings' },
  },
  {
    key: 'locatingRings',
    parentKey: 'feeding',
    slug: 'locating-rings',
    term: 'locating_ring',
    plural: { de: 'Zentrierringe', en: 'locating rings' },
  },
  { key: 'guidance', parentKey: null, slug: 'guidance', term: 'guidance', plural: { de: 'Führen', en: 'guidance' } },
  {
    key: 'guidePillars',
    parentKey: 'guidance',
    slug: 'guide-pillars',
    term: 'guide_pillar',
    plural: { de: 'Führungssäulen', en: 'guide pillars' },
  },
  {
    key: 'guideBushings',
    parentKey: 'guidance',
    slug: 'guide-bushings',
    term: 'guide_bushing',
    plural: { de: 'Führungsbuchsen', en: 'guide bushings' },
  },
  {
    key: 'centringSleeves',
    parentKey: 'guidance',
    slug: 'centring-sleeves',
    term: 'locating_sleeve',
    plural: { de: 'Zentrierhülsen', en: 'centring sleeves' },
  },
  { key: 'plates', parentKey: null, slug: 'plates', term: 'plates', plural: { de: 'Platten', en: 'plates' } },
  {
    key: 'cavityPlates',
    parentKey: 'plates',
    slug: 'cavity-plates',
    term: 'cavity_plate',
    plural: { de: 'Formplatten', en: 'cavity plates' },
  },
  {
    key: 'clampingPlates',
    parentKey: 'plates',
    slug: 'clamping-plates',
    term: 'clamping_plate',
    plural: { de: 'Aufspannplatten', en: 'clamping plates' },
  },
  {
    key: 'intermediatePlates',
    parentKey: 'plates',
    slug: 'intermediate-plates',
    term: 'intermediate_plate',
    plural: { de: 'Zwischenplatten', en: 'intermediate plates' },
  },
  {
    key: 'ejectorPlates',
    parentKey: 'plates',
    slug: 'ejector-plates',
    term: 'ejector_plates',
    plural: { de: 'Auswerferplatten', en: 'ejector plates' },
  },
  { key: 'risers', parentKey: 'plates', slug: 'risers', term: 'riser', plural: { de: 'Leisten', en: 'risers' } },
  {
    key: 'fastening',
    parentKey: null,
    slug: 'fastening-and-sealing',
    term: 'fastening',
    plural: { de: 'Verbinden und Dichten', en: 'fastening and sealing' },
  },
  {
    key: 'capScrews',
    parentKey: 'fastening',
    slug: 'cap-screws',
    term: 'cap_screw',
    plural: { de: 'Zylinderschrauben', en: 'cap screws' },
  },
  {
    key: 'dowelPins',
    parentKey: 'fastening',
    slug: 'dowel-pins',
    term: 'dowel_pin',
    plural: { de: 'Zylinderstifte', en: 'dowel pins' },
  },
  {
    key: 'oRings',
    parentKey: 'fastening',
    slug: 'o-rings',
    term: 'o_ring',
    plural: { de: 'O-Ringe', en: 'O-rings' },
  },
]

/** The two levels of the catalogue, in the order of the trade. */
export const categories: readonly Category[] = entries.map(({ key, parentKey, slug, term: word, plural }) => {
  const name: Texts = { ...term(word), ...plural }
  return { key, parentKey, slug, name: capitalise(name) }
})
