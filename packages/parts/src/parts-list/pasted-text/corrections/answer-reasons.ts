import { isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { readPostponed } from '../references/postponed.ts'
import { denial } from './agreed-words.ts'
import { joining, too } from './change-words.ts'

/** Verbs of keeping, and places where pieces wait, per language and in folded letters. A translator adds words here and nowhere else. */
const keeping = {
  de: {
    verbs:
      'woll(?:en|te|ten)|mochten?|leg(?:e|en)|behalt(?:e|en)|haben|geh(?:t|en)|komm(?:t|en)|brauch(?:e|en)|nehm(?:e|en)',
    places: '(?:als|auf|in|zur|fur die|ans|am|fur das|furs) (?:vorrat|reserve|lager|regal)|als ersatz',
  },
  en: {
    verbs: "want|need|keep|like|have|put|hold|go|goes|'d|['’]ll",
    places:
      '(?:on|for|in|into) (?:the |our |my )?(?:shelf|stock|stores?|reserve|spares?)|as (?:a )?spares?|to spare|in hand',
  },
  cs: {
    verbs: 'chceme|chci|nechame|necham|dame|dam|potrebujeme|bychom|si|jdou|jde',
    places: '(?:na|do) (?:sklade?u?|zasob[ue]|zalohu|rezerv[uy]|zapas|polic[ie]|regalu)',
  },
  es: {
    verbs: 'queremos|quiero|guardamos|dejamos|ponemos|necesitamos|van|va|nos quedamos',
    places: '(?:de|en|para|al?) (?:el |la )?(?:almacen|reserva|stock|repuesto|recambio|estanteria)|al almacen',
  },
  fr: {
    verbs: 'voulons|veux|voudrais|voudrions|gard(?:e|er|ons)|met(?:s|tre|tons)|prevoyons|vont|va|on|en',
    places: '(?:en|au|pour le|dans le|a) (?:stock|reserve|magasin|secours)',
  },
  hu: {
    verbs: 'szeretnenk|szeretnek|tennenk|teszunk|tartunk|tartanank|kell|megy|akarunk',
    places: 'raktarra|raktarba|keszletre|polcra|tartaleknak|tartalekba',
  },
  it: {
    verbs: 'vogliamo|voglio|teniamo|tengo|mettiamo|metto|vanno|va|servono|le|li|ne',
    places: '(?:a|in|di|per il) (?:magazzino|scorta|riserva|stock)|sullo scaffale',
  },
  nl: {
    verbs: 'will(?:en)?|houden|leggen|gaan|gaat|hebben|er',
    places: '(?:op|in|als) (?:de )?(?:voorraad|plank|reserve|magazijn|het magazijn)',
  },
  pl: {
    verbs: 'chcemy|chce|miec|zostawi(?:my|am)|odlozymy|potrzebujemy|ida|idzie',
    places: '(?:na|do) (?:zapas|zapasu|rezerwe|rezerwy|magazynu?|polke|stan|stanie)',
  },
  pt: {
    verbs: 'queremos|quero|guardamos|deixamos|ficam|vao|precisamos',
    places: '(?:de|em|para|no) (?:o )?(?:stock|reserva|armazem|estoque)',
  },
  ro: {
    verbs: 'vrem|vreau|pastram|punem|tinem|raman|le|dorim',
    places: '(?:pe|in|de|la) (?:stoc|rezerva|magazie|raft)',
  },
  se: {
    verbs: 'vill|ha|lagger|behaller|ska|behover|gar',
    places: '(?:pa|i|till) (?:hyllan|lager|lagret|reserv)',
  },
  sl: {
    verbs: 'zelimo|zelim|imeti|damo|dam|hranimo|gresta|gredo|bi|potrebujemo',
    places: '(?:na|za|v) (?:zalogi|zalogo|rezervo|rezervi|polico|skladisce)',
  },
} as const satisfies Record<string, { verbs: string; places: string }>

const languages = Object.values(keeping)
const place = new RegExp(String.raw`(?<!\p{L})(?:${languages.map(({ places }) => places).join('|')})(?!\p{L})`, 'u')
const verb = new RegExp(String.raw`(?<!\p{L})(?:${languages.map(({ verbs }) => verbs).join('|')})(?!\p{L})`, 'gu')
const figure = String.raw`\d{1,3}(?![\p{L}\d.,/x×])`
const severalPieces = new RegExp(String.raw`(?<![\p{L}\d.,/x×-])(?:${figure}|(?:${wordOfSeveral})(?!\p{L}))`, 'gu')
/** Also articles and other words, where nothing else is a number. */
const onePiece =
  /(?<!\p{L})(?:eine?[nrs]?|one|un[aeo]?|jed(?:en|na|ne|no|nu|na)|een|uma|ett?|en|egyet|en[aoe])(?!\p{L})/gu
/** What makes them further pieces, or others. */
const further = new RegExp(
  String.raw`\+|(?<!\p{L})(?:plus|extra|more|mehr|additional\p{L}*|zusatzlich\p{L}*|further|weitere\p{L}?|each|${too})(?!\p{L})|^\s*${joining}\s`,
  'u',
)

/**
 * Whether a clause beside the new pieces of an answer says that some of them wait on a shelf: `make that 6, we want two
 * on the shelf`. Without a verb it may ask for further ones.
 */
export function keepsSome(clause: string, count: number): boolean {
  const folded = foldLetters(clause)
  const rest = folded.replace(place, ' ')
  const isOne = findAll(severalPieces, rest).length === 0
  const [kept, other] = findAll(isOne ? onePiece : severalPieces, rest)
  if (rest === folded || kept === undefined || other !== undefined) return false
  const left = rest.replace(isOne ? onePiece : severalPieces, ' ')
  const isVerb = left.replace(verb, ' ') !== left
  const words = left.replace(verb, ' ').match(/[\p{L}\d]+/gu) ?? []
  if (!isVerb || further.test(folded) || denial.test(folded)) return false
  return (
    Number(isOne ? 1 : sayPieces(`${kept[0]} pcs`)) < count &&
    words.every((word) => isOrdering(word) || ofThese.test(word))
  )
}

/** "Of them" and pronouns in all languages. */
const ofThese =
  /^(?:davon|them|these|those|of|d|s|z|nich|toho|ich|ellos|ellas|el|la|loro|di|ervan|daarvan|deles|delas|ele|dintre|av|dem|od|teh|a|i|o)$/u

const aMould = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('moulds')})(?!\p{L})`, 'u')
/** More than one mould, or each of them; the Romanian "a doua" is the second one. */
const several = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!(?<!\p{L})a\s)(?:${wordOfSeveral})|each|every|jede\p{L}?|chaque|cada|ogni|ciascun\p{L}|kazd\p{L}{1,3}|fiecare|varje|vsak\p{L}?|elke?|ieder\p{L}?|both|beide\p{L}?|all\p{L}?|tou(?:s|tes))(?!\p{L})|\d`,
  'u',
)

/** Whether a clause says that another mould is put off, which is why the pieces change: `only 4, the second tool is postponed` */
export function postponesMould(clause: string): boolean {
  const folded = foldLetters(clause)
  if (!aMould.test(folded) || readPostponed(clause) === '' || several.test(folded)) return false
  if (namesKind(clause) || namesWork(clause) || namesCut(clause)) return false
  return clause.split(/\s+/).every((word) => aMould.test(foldLetters(word)) || !belongsToPart(word))
}
