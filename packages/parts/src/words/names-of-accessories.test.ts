import { expect, test } from 'vitest'
import { normalise } from '../designation/normalise.ts'
import { formatAnswer, resolveText } from '../testing/read-text.ts'
import { translate } from './translate.ts'

const languages = ['de', 'en', 'fr', 'it', 'es', 'cs', 'pl', 'nl', 'pt', 'ro', 'hu', 'se', 'sl']

/** One name of each language, in the order of the languages. */
const names: readonly (readonly [means: string, names: string])[] = [
  [
    'cooling nipple',
    'Schlauchtülle; hose barb; porte-caoutchouc; portagomma; espiga para manguera; vsuvka na hadici; króciec na wąż; slangpilaar; bico de água; ștuț pentru furtun; tömlőcsonk; slangtyll; nastavek za cev',
  ],
  [
    'pressure plug',
    "Gewindestopfen; taper plug; bouchon d'obturation; tappo a vite; tapón de cierre; závěrný šroub; korek imbusowy; inbusplug; tampão de fecho; dop obturator; kúpos zárócsavar; rörpropp; zaporni vijak",
  ],
  [
    'die spring',
    'Hochleistungsdruckfeder; return spring; ressort de rappel; molla di richiamo; muelle de matricería; vratná pružina; sprężyna powrotna; terugstelveer; mola de recuo; arc de revenire; visszatoló rugó; returfjäder; povratna vzmet',
  ],
  [
    'eye bolt',
    'Ringöse; ring bolt; piton de levage; vite ad anello; armella; zvedací oko; ucho transportowe; hijsogen; parafuso de olhal; șurub cu inel; gyűrűs csavar; ögleskruv; obročni vijak',
  ],
  [
    'cartridge heater',
    'Patronenheizung; heating rod; crayon chauffant; candeletta; cartucho térmico; topná vložka; wkład grzejny; staafelement; aquecedor de cartucho; cartuș de încălzire; patronos fűtőelem; värmeinsats; patronski grelec',
  ],
  [
    'thermocouple',
    'Mantelthermoelement; temperature probe; sonde de température; termocoppia; termocupla; teplotní čidlo; czujnik temperatury; thermokoppel; sensor de temperatura; termocuplu; hőelem; temperaturgivare; termočlen',
  ],
]
const cases = names.flatMap(([means, text]) =>
  text.split('; ').map((name, at): [string, string, string] => [languages[at] ?? '', name, means]),
)

test.each(cases)('%s: %s is a %s', (_, name, means) => {
  expect(translate(normalise(name)).text).toBe(means)
})

test.each([
  ['de', 'Auswerferkupplungsbolzen M10x31', 'EBU-10x31'],
  ['fr', "queue d'éjecteur M10x31", 'EBU-10x31'],
  ['cs', 'táhlo vyhazovače M10x31', 'EBU-10x31'],
  ['nl', 'uitstootstang M10x31', 'EBU-10x31'],
  ['en', 'stop pins 16x4', 'RBE-16x4'],
  ['it', 'funghetti di appoggio 16x4', 'RBE-16x4'],
  ['hu', 'ütközőtárcsa 16x4', 'RBE-16x4'],
  ['de', 'Zentrierbuchse 30x22x24', 'ZHE-30x22x24'],
  ['en', 'tubular dowel 30x22x24', 'ZHE-30x22x24'],
  ['es', 'casquillo de centrado 30x22x24', 'ZHE-30x22x24'],
  ['pt', 'aro de centragem 100x36x12', 'ZRU-100x36x12'],
  ['nl', 'aanspuitbussen 18x3x40x56 gehard', 'ABT-18x3x40x56'],
  ['sl', 'vijak z cilindrično glavo M8x30 12.9', 'SZB-8x30'],
  ['pl', 'kołek cylindryczny 8x40', 'STW-8x40'],
  ['hu', 'kidobó alaplap 208x346x22 1.1730', 'PLGU-208x346x22'],
  ['se', 'O-ringstätning 10x2 FKM', 'ORF-10x2'],
])('%s: %s', (_, text, expected) => {
  expect(formatAnswer(resolveText(text))).toBe(expected)
})

test('a back plate clamps the mould or supports the cavity plate', () => {
  expect(resolveText('back plate 246x296x27 1.1730')).toHaveProperty('rejected')
})

test.each([
  ['it', 'boccole estrattrici', 'ejector sleeve'],
  ['nl', 'afsluitstoppen', 'pressure plug'],
  ['en', 'plugs', 'pressure plug'],
  ['de', 'Federn', 'spring'],
  ['es', 'punzón macho', 'core pin'],
  ['es', 'casquillos bebederos', 'sprue bushing'],
  ['nl', 'geleidingskolommen', 'guide pillar'],
  ['ro', 'bușoane', 'pressure plug'],
  ['pl', 'zaślepek', 'pressure plug'],
  ['cs', 'hadicové koncovky', 'cooling nipple'],
  ['sl', 'nipli', 'cooling nipple'],
])('an everyday name, in %s: %s', (_, name, means) => {
  expect(translate(normalise(name)).text).toBe(means)
})
