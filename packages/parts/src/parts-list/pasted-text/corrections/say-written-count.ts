import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { readPieces, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { putCount } from './put-count.ts'
import { sizeOfWord } from './size-words.ts'

/**
 * How people say which number they wrote before, and which one is right, per language and in folded letters. `started`
 * needs the verb behind the number, as "ich habe 6" alone tells what somebody has. `meant` stands before the right number,
 * or behind it as `meantBehind`. A translator adds words here and nowhere else.
 */
interface WrittenWords {
  wrote: string
  started?: string
  meant: string
  meantBehind?: string
}

const writtenWords = {
  de: {
    wrote: '(?:da|dort) (?:steht|stand)',
    started: '(?:ich|wir) (?:hatten?|haben?)|(?:hatten?|haben?) (?:ich|wir)',
    meant:
      '(?:es |das )?(?:sind|waeren|waren|sollen|sollten|mussen|mussten)(?: es)?|(?:ich|wir) (?:brauchen?|meinten?)|gemeint (?:sind|waren)|richtig (?:sind|waren)',
  },
  en: {
    wrote: '(?:i|we) (?:wrote|put|typed|had written|had put)|it (?:says|said)',
    meant:
      "it(?:'s| is| should be| should read| should have been| must be)|(?:they|there) are|should (?:be|read|have been)|(?:i|we) (?:meant|need|want)|make it",
  },
  cs: {
    wrote: 'napsal[ai]? (?:jsem|jsme)|(?:psal|psala) jsem',
    meant: 'je (?:jich|to)|jich je|(?:ma|melo) (?:jich |to )?byt|potrebuj(?:i|eme)(?: jich)?',
  },
  es: {
    wrote: '(?:puse|pusimos|escribi|escribimos|habia (?:escrito|puesto))',
    meant: 'son|eran|(?:deben|deberian|tienen que) ser|(?:necesito|necesitamos)|queria (?:decir|poner)',
  },
  fr: {
    wrote: "(?:j'(?:ai|avais)|(?:on a|on avait|nous avons|nous avions)) (?:ecrit|mis|note|indique)",
    meant: "c'(?:est|etait)|ce sont|il (?:en |nous en |m'en )?(?:faut|faudrait)|(?:je voulais|nous voulions) dire",
  },
  hu: {
    wrote: '(?:azt )?irt(?:am|unk)(?:,? hogy)?',
    meant: 'valojaban',
    meantBehind: '(?:kell(?:ene)?|lesz|a helyes)',
  },
  it: {
    wrote: '(?:ho|avevo|abbiamo|avevamo) (?:scritto|messo|indicato)',
    meant: '(?:ne )?(?:sono|erano)|(?:ne )?(?:servono|serv(?:irebb)?ono)|(?:devono|dovevano) essere|intendevo',
  },
  nl: {
    wrote: '(?:ik|we|wij) (?:schreef|schreven)|er (?:staat|stond)',
    started: '(?:ik|we|wij) (?:had|hadden|heb|hebben)|(?:had|heb) ik',
    meant: '(?:het |dat )?(?:zijn|moet|moeten|moesten)(?: het)?(?: er)?|ik bedoel(?:de)?',
  },
  pl: {
    wrote: 'napisal[ae]m|napisalismy|wpisal[ae]m',
    meant: '(?:jest|sa)(?: ich)?|(?:ma|mialo|powinno) (?:ich )?byc|potrzeb(?:a|uje|ujemy)|chodzilo o',
  },
  pt: {
    wrote: '(?:escrevi|escrevemos|pus|pusemos|tinha (?:escrito|posto))',
    meant: '(?:afinal )?(?:sao|eram)|(?:devem|deviam) ser|(?:preciso|precisamos) de|queria dizer',
  },
  ro: {
    wrote: 'am scris|scrisesem|am pus',
    meant: '(?:de fapt )?(?:sunt|erau)|(?:trebuie|trebuia|ar trebui) sa fie|am nevoie de|voiam sa spun',
  },
  se: {
    wrote: '(?:jag|vi) (?:skrev|rakade skriva|hade skrivit)',
    meant: '(?:det )?(?:ar|ska vara|skulle vara|blir)|ska det vara',
  },
  sl: {
    wrote: 'napisal[aoi]? (?:sem|smo)|(?:sem|smo) napisal[aoi]?',
    meant: '(?:je|jih je|mora(?:jo)? biti|moralo bi biti|potrebuje(?:m|mo))(?: jih)?',
  },
} as const satisfies Record<string, WrittenWords>

const languages: readonly WrittenWords[] = Object.values(writtenWords)
const wordsFor = (kind: keyof WrittenWords) => languages.flatMap((words) => words[kind] ?? []).join('|')

const number = String.raw`(?:\d{1,4}(?![.,]?\d|\s*(?:[x×*%°]|mm))|${wordOfSeveral})(?!\p{L})`
const pieces = String.raw`(?:\s*(?:${units.pieces})\.?)?`
const connection =
  '(?:and|but|und|aber|sondern|et|mais|e|ma|y|pero|mas|en|maar|a|i|ale|ampak|pa|dar|si|och|men|de|hanem|sino|lecz|vendar)'
const adverb =
  '(?:aber|jetzt|nun|doch|eigentlich|actually|really|now|in fact|en fait|en realidad|ahora|invece|in realta|ora|na verdade|agora|eigenlijk|nu|toch|jednak|teraz|vlastne|ted|nyni|de fapt|acum|egentligen|pravzaprav|pa|zdaj|bien|plutot)'
const verbBehind = String.raw`\s(?:geschrieben|notiert|angegeben|eingetragen|geschreven|ingevuld|opgegeven|staan)`
const written = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?<started>${wordsFor('started')})|${wordsFor('wrote')})\s+(?:\p{L}{2,14}\s+){0,2}?(?<former>${number})(?:-?[aeo]t)?${pieces}(?<part>|\s[^;!?]{3,60}?)(?<verb>${verbBehind})?`,
    String.raw`[\s,;:.–-]+(?:${connection}\s+)?(?:${adverb}\s+)?`,
    String.raw`(?:(?:${wordsFor('meant')})\s+(?:${adverb}\s+){0,2}(?<now>${number})|(?<nowBefore>${number})${pieces}\s+(?:${wordsFor('meantBehind')}))${pieces}`,
    String.raw`(?:\s+(?:sein|werden|heissen|zijn|worden|instead|please|bitte|darab|db))?[\s.!)]*$`,
  ].join(''),
  'u',
)
/** `6-ot írtam, de 9 kell` */
const writtenBehind = new RegExp(
  String.raw`(?<!\p{L})(?<former>${number})(?:-?[aeo]t)?${pieces}(?<part>)\s+irt(?:am|unk)[\s,;–-]+(?:${connection}\s+)?(?<now>${number})${pieces}(?:\s+(?:${wordsFor('meantBehind')}))?[\s.!)]*$`,
  'u',
)
/** A quick look for what most lines lack. */
const hint = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor('wrote')}|${wordsFor('started')}|irt(?:am|unk))(?!\p{L})`,
  'u',
)
/** A longer line tells more than a correction. */
const maxLength = 200

/**
 * Says the right number alone where somebody tells which one they wrote before: `pins 8x160: I wrote 6 but it is 9`. Without
 * a part in the line it is a correction of one above.
 */
export function sayWrittenCount(text: string): string {
  if (text.length > maxLength) return text
  const line = text.normalize('NFC')
  const folded = foldLetters(line)
  if (!hint.test(folded)) return text
  const found = written.exec(folded) ?? writtenBehind.exec(folded)
  const { started, verb, part = '', former = '', now, nowBefore } = found?.groups ?? {}
  if (found === null || (started !== undefined && verb === undefined)) return text
  const [before, after] = [countOf(former), countOf(now ?? nowBefore ?? '')]
  if (before === null || after === null || before === after) return text
  const start = line.slice(0, found.index)
  const said =
    part === ''
      ? ''
      : line.slice(found.index + found[0].indexOf(part), found.index + found[0].indexOf(part) + part.length)
  const named = `${start.replace(/[\s,;:(–-]+$/, '')}${said}`.trim()
  // "Diameter: I wrote 4, it is 5" changes a size.
  if (named.split(/[^\p{L}]+/u).some((word) => sizeOfWord(foldLetters(word)) !== null)) return text
  if (!hasSizes(named)) return `${start}correction${said} ${before} -> ${after}`
  return namesWork(said) || namesCut(said) ? text : (putCount(named, before, after) ?? text)
}

function countOf(said: string): number | null {
  return readPieces(`${said} pcs`)?.count ?? null
}
