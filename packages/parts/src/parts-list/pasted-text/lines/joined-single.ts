import { belongsToPart } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf } from '../../quantities/read-pieces.ts'
import { splitSizes } from './split-mentions.ts'

interface Single {
  and: string
  /** Definite articles, with `'` where they are joined to the noun. */
  the?: string
  /** The centring ring and the sprue bush, in one piece. */
  kinds: string
}

/**
 * One part of a kind that a mould has once, with what joins it to others, per language and in folded letters. A translator
 * adds words here and nowhere else.
 */
const singles: Record<string, Single> = {
  de: { and: 'und|sowie|plus', the: 'den|die', kinds: 'zentrierring|angussbuchse|angiessbuchse' },
  en: { and: 'and|plus', the: 'the', kinds: '(?:locating|centring|centering|register) ring|sprue bush(?:ing)?' },
  cs: { and: 'a|i|plus', kinds: 'stredici krouzek|vtokov(?:a|ou) vlozk[au]|vtokove pouzdro' },
  es: { and: 'y|mas', the: 'el|la', kinds: 'anillo de centr(?:ado|aje)|(?:casquillo|boquilla) de inyeccion' },
  fr: { and: 'et|plus', the: "la|l'", kinds: '(?:rondelle|bague) de centrage|buse d.injection' },
  hu: { and: 'es|meg|valamint', the: 'az?', kinds: 'kozpontosito ?gyurut?|beomlopersely(?:t)?' },
  it: { and: 'ed?|piu', the: "l'|la", kinds: 'anello di (?:centraggio|centratura)|(?:boccola|bussola) di iniezione' },
  nl: { and: 'en|plus', the: 'de', kinds: 'centreerring|aanspuitbus|aangietbus' },
  pl: { and: 'i|oraz|plus', kinds: 'pierscien centrujacy|tuleje wtryskowa' },
  pt: { and: 'e|mais', the: '[oa]', kinds: 'anel de centragem|bucha de injecao' },
  ro: { and: 'si|plus', kinds: 'inel(?:ul)? de centrare|bucsa de injectie' },
  se: { and: 'och|plus', kinds: 'centreringsring(?:en)?|styrring(?:en)?|ingotsbussning(?:en)?' },
  sl: { and: 'in|ter|pa', kinds: 'centrirni obroc|dolivno puso' },
}

const single = new RegExp(
  Object.values(singles)
    .map(({ and, the, kinds }) => {
      const article = the === undefined ? '' : String.raw`(?:(?:${the})(?:\s+|(?<=')))?`
      return String.raw`(?:^|[\s,;])(?:${and})\s+${article}(?:${kinds})$`
    })
    .join('|'),
  'u',
)
const mould = new RegExp(String.raw`(?<!\p{L})${anyOf('moulds')}(?!\p{L})`, 'u')
/** The longest of them, with a material. */
const maxLength = 60

/**
 * Whether "and" joins one part of a kind that a mould has once to the others, in languages without an article, too: `4
 * vyhazovače 8x250 a středicí kroužek 100x36x12`
 */
export function isJoinedSingle(line: string, named: string): boolean {
  const [before = '', sizes = '', behind = ''] = splitSizes(named) ?? []
  const place = line.indexOf(`${before}${sizes}`)
  if (place <= 0 || !(behind.trim() === '' || belongsToPart(behind.trim()))) return false
  // "Three moulds, each with 8 pins 6x160 and the ring" needs more.
  if (mould.test(foldLetters(line))) return false
  const end = place + before.length
  const words = line
    .slice(Math.max(0, end - maxLength), end)
    .trim()
    .split(/\s+/)
  const said = words.filter((word) => !belongsToPart(word)).join(' ')
  const isLast = /^\s*(?:$|[.,;!])/.test(line.slice(end + sizes.length + behind.trimEnd().length))
  return isLast && single.test(foldLetters(said))
}
