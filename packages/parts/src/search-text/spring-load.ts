import { findAll } from '../parts-list/find-all.ts'
import { foldLetters } from '../parts-list/fold-letters.ts'

/** The load of a die spring, as the catalogue names it by its colour: light green, blue, red, yellow. */
export type SpringLoad = 'LG' | 'BL' | 'RD' | 'YL'

const ending = '(?:[aeiounstxy]|[aeo]s|[aeo]k|i[ae]|iej|eh|hi|e[hjmnr]|e[gn]?[ao]|ou|ih|ich|ych|[iy]m|tt)?'
const heavy = `(?:heavy|stark|schwer|fort|fuerte|pesad|siln|tezk|ciezk|nehez|eros|zwaar|zware|greu|grea|tung|mocn)${ending}`

/** The beginnings of the colours in all languages, and the loads in words, both without accents. */
const loads: readonly (readonly [SpringLoad, colours: string, words: string])[] = [
  [
    'LG',
    'light green|green|hellgru|gru|vert|verd|verzi|zelen|svetle ?zelen|svetlo ?zelen|zielon|jasno ?zielon|zold|vilagoszold|zoeld|vilagoszoeld|groen|lichtgroen|ljusgroen|gron|ljusgron',
    `(?:light|leicht|legere?|legger|ligera?|lehk|lekk|konnyu|koennyue|licht|leve|usoar|latt|lahk)${ending}`,
  ],
  [
    'BL',
    'blue|blau|bleu|blu|azzurr|azul|azui|modr|moder|niebiesk|kek|blauw|albastr|bla',
    `(?:medium|mittel|mittler|moyenn?|medi|stredni|sredn|srednj|koezepes|kozepes|middel|gemiddeld|medel)${ending}`,
  ],
  [
    'RD',
    'red|rot|rouge|ross|roj|cerven|czerwon|piros|voros|voeroes|rood|rode|vermelh|rosu|rosi|rod|roed|rdec',
    String.raw`(?<!extra[\s-]*)${heavy}`,
  ],
  [
    'YL',
    'yellow|gelb|jaune|giall|amarill|amarel|zlut|zolt|sarg|geel|gele|galben|gul|rumen',
    String.raw`extra[\s-]*${heavy}`,
  ],
]
const loadWord = String.raw`(?:loads?|duty|last|belastung|charge|carico|carga|zatizeni|zatez|obciazenie|terheles\p{L}*|belasting|sarcina|belastning|obremenitev)`
const patterns = loads.map(([load, colours, words]) => {
  const said = String.raw`(?:${colours})${ending}|(?:${loadWord}\s+)?${words}(?:\s+${loadWord})?`
  return { load, pattern: new RegExp(String.raw`(?<!\p{L})(?:${said})(?!\p{L})`, 'gu') }
})

/**
 * Reads the load of a die spring from the words beside its name: by its colour, as ISO 10243 has it, or in words, as
 * `Ressort charge moyenne`. Null for words that name none or several.
 */
export function readSpringLoad(words: string): { load: SpringLoad; otherWords: string } | null {
  const folded = foldLetters(words)
  const [only, other] = patterns.filter(({ pattern }) => folded.search(pattern) >= 0)
  if (only === undefined || other !== undefined) return null
  return { load: only.load, otherWords: folded.replace(only.pattern, ' ').trim() }
}

const colours = loads.map(([load, words]) => ({
  load,
  pattern: new RegExp(String.raw`(?<!\p{L})(?:${words})${ending}(?!\p{L})`, 'gu'),
}))

interface SpringColour {
  load: SpringLoad
  start: number
  end: number
}

/** Finds the colours of a folded text that name the load of a die spring. */
export function findSpringColours(folded: string): SpringColour[] {
  return colours.flatMap(({ load, pattern }) =>
    findAll(pattern, folded).map(({ index, 0: said }) => ({ load, start: index, end: index + said.length })),
  )
}
