import { findAll } from '../parts-list/find-all.ts'
import { foldLetters } from '../parts-list/fold-letters.ts'

/** How people say for which mould a part is, as parts of a pattern for folded texts. */
interface Purpose {
  /** "For", perhaps with "it is" before it. */
  to: string
  /** Articles, and what else may stand before the noun without saying which mould it is. */
  article: string
  /** The mould; a compound says what it makes: `Deckelwerkzeug`. */
  mould: string
  /** Between the mould and what it makes. */
  of: string
  /** What the mould makes, directly behind its noun. */
  made: string
}

const never = '(?!)'

/**
 * The words per language. A translator adds words here and nowhere else; umlauts may be spelt out. What the mould makes may
 * be any noun, so none is listed.
 */
const purposes = {
  de: {
    to: '(?:(?:das ist|die sind|sind|ist) )?(?:fu?e?rs?|zu[mr]?)',
    article: 'das|die|den|dem|der|ein(?:e[nmr]?)?|unser(?:e[nmr]?)?|neue[nmrs]?|alte[nmrs]?',
    mould: '(\\p{L}{1,24}-?)?(?:werkzeuge?|(?<!platt|uni)form|matrize)',
    of: 'der|des|fu?e?r|vo[nm]|zu[mr]?',
    made: never,
  },
  en: {
    to: "(?:(?:it'?s|it is|they'?re|they are|these are) )?(?:for|to go in(?:to)?)",
    article: 'the|our|a|an|new|old',
    mould: 'mou?lds?|tools?|moulding tool',
    of: 'of|for|making',
    made: never,
  },
  cs: {
    to: '(?:(?:je to|jsou|to je) )?(?:do|pro|na|k)',
    article: 'nas[ei]|nasi|nasich|nove|novou|novy',
    mould: 'form[yu]|forme|nastroje?',
    of: 'na|pro|od|do|dla',
    made: '\\p{L}{3,}(?:u|ek|ow)',
  },
  es: {
    to: '(?:(?:es|son) )?para',
    article: 'el|la|un|nuestr[oa]|nuev[oa]',
    mould: '(?:molde|utillaje)(?: nuevo)?',
    of: 'de|del|para',
    made: never,
  },
  fr: {
    to: "(?:(?:c'est|ce sont|ca va) )?(?:pour|sur)",
    article: "le|l'|la|un|notre|nouveau",
    mould: '(?:moule|outil|outillage)(?: neuf)?',
    of: "de|des|du|d'|a|aux?|pour",
    made: never,
  },
  hu: {
    to: 'az?',
    article: 'uj|mi',
    mould:
      '(\\p{L}{1,24}-?)?(?:szerszam(?:unk|j)?(?:hoz|ahoz|unkhoz|ba|aba|unkba|ra)|form[aa](?:hoz|jahoz|nkhoz|ba|jaba|nkba|ra))',
    of: never,
    made: never,
  },
  it: {
    to: '(?:(?:e|sono) )?per',
    article: 'lo|il|uno|nostro|nuovo',
    mould: 'stampo(?: nuovo)?',
    of: "d[ei]|del|dei|degli|della|delle|dell'|per",
    made: never,
  },
  nl: {
    to: '(?:(?:dat is|ze zijn|is|zijn) )?(?:voor|in)',
    article: 'de|het|een|onze|ons|nieuwe',
    mould: '(\\p{L}{1,24}-?)?(?:matrijs|gereedschap|(?<!(?:plat|uni))vorm|(?<!\\p{L})mal)',
    of: 'van|voor',
    made: never,
  },
  pl: {
    to: '(?:(?:to|sa) )?(?:do|dla|na)',
    article: 'naszej|naszego|nowej|nowego',
    mould: 'formy|formie|forme|narzedzia|matrycy',
    of: 'na|pro|od|do|dla',
    made: '\\p{L}{3,}(?:u|ek|ow)',
  },
  pt: {
    to: '(?:(?:e|sao) )?(?:para|pro|pra)',
    article: 'o|a|um|uma|noss[oa]|nov[oa]',
    mould: '(?:molde|ferramenta)(?: nov[oa])?',
    of: 'd[aeo]s?|para',
    made: never,
  },
  ro: {
    to: '(?:(?:e|sunt|este) )?(?:pentru|la)',
    article: 'o',
    mould: 'matrit[aei]{1,2}(?: noua| noastra)?',
    of: 'de|pentru|cu',
    made: '\\p{L}{3,}(?:lor|ului|ei)',
  },
  se: {
    to: '(?:(?:det ar|de ar|ar) )?(?:for|till|i)',
    article: 'vart|det|den|ett|en|nya?|var',
    mould: '(\\p{L}{1,24}-?)?(?:verktyg(?:et)?|form(?:en)?)',
    of: 'for|till|av',
    made: never,
  },
  sl: {
    to: '(?:(?:je|so|to je) )?(?:za|v|na)',
    article: 'nas[ei]?|nov[oi]?',
    mould: 'orodj[eau]|kalupa?',
    of: 'za|od|z',
    made: '\\p{L}{3,}(?:ov|ev|ek)',
  },
} as const satisfies Record<string, Purpose>

/** Words that end the name of a mould. */
const ending =
  '(?:und|oder|and|or|et|ou|e|o|y|og|och|in|a|i|au|aux|ali|si|sau|es|en|of|mit|with|avec|con|com|met|med|per|je|pro|for|fur)'
/** Words before a noun that count it. */
const every =
  '(?:each|every|one|single|jedn|jede[nm]|eno|egy|all|both|jede[rsnm]?|alle[rn]?|beide[rn]?|chaque|tous|toutes|deux|cada|todos|ambos|ogni|tutti|entrambi|elke?|iedere?|kazd|wszystki|ob[aeo]|obie|obu|fiecare|toate|ambele|varje|alla|bada|vsak|vseh|minden|mindket|osszes)'
const word = String.raw`(?!${ending}\s|${every}\p{L}{0,3}\s)\p{L}[\p{L}-]{1,30}`
const articleOfMade =
  "(?:the|our|los|las|el|la|les?|l'|os?|as?|den|der|die|das|dem|de|het|il|lo|gli|i|notre|nostr[oi]|unsere[rn]?)"
const name = String.raw`[„“"«»'‚‘]?\p{L}[\p{L}-]{2,30}[“”"»«'’]?`

function patternOf({ to, article, mould, of, made }: Purpose): string {
  const articles = `(?:(?:${article})(?:\\s|(?<='))){0,3}`
  const makes = String.raw`(?:\s+(?:${of})(?:\s+|(?<=')\s?)(?:${articleOfMade}\s+)?${name}){1,2}`
  return String.raw`${to}\s+${articles}((?:(?!(?:${article})\s)${word}\s+){1,2})?(?:${mould})(?![\p{L}-])(\s+${made}(?![\p{L}\d]))?(${makes})?`
}

const purpose = new RegExp(
  String.raw`(?<![\p{L}\d'-])(?:${Object.values(purposes).map(patternOf).join('|')})(?![\p{L}\d-]|\s?(?:nr|no|n[ro]?)[.°º])`,
  'gu',
)
/** Most texts name no mould, and the pattern costs time. */
const anyMould =
  /werkzeug|form|matri[zjt]|mou?ld|tool|nastroj|utillaje|moule|outil|szerszam|stampo|gereedschap|(?<!\p{L})mal|vorm|narzedzi|ferramenta|verktyg|orodj|kalup/u

/** The place of a mould that a text names as the purpose of a part. */
interface MouldPurpose {
  start: number
  end: number
  /** Whether it says what the mould makes; "for the mould" does not. */
  isNamed: boolean
}

/**
 * Finds for which moulds a text says that its parts are, without figures: `for the cap mould`, `pour le moule des bouchons`,
 * `a kupak szerszámhoz`.
 */
export function findMouldPurposes(text: string): MouldPurpose[] {
  const folded = foldLetters(text)
  if (!anyMould.test(folded)) return []
  return findAll(purpose, folded).map((found) => {
    const isNamed = found.slice(1).some((said) => said !== undefined)
    return { start: found.index, end: found.index + found[0].length, isNamed }
  })
}
