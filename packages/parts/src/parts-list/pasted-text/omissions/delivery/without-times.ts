import { namesKind } from '../../../cell-content.ts'
import { findAll } from '../../../find-all.ts'
import { foldLetters } from '../../../fold-letters.ts'
import { wordOfSeveral } from '../../../quantities/read-pieces.ts'
import { alternatives } from '../../../quantities/word-pattern.ts'
import { surplus } from '../../corrections/surplus-words.ts'

/** Names of months that no other word of an order begins with, in all languages. */
const months = alternatives(
  [
    'januar februar märz april juni juli august september oktober november dezember',
    'january february march june july october december',
    'ledna února března dubna května června července srpna září října listopadu prosince',
    'enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre',
    'janvier février avril juin juillet août septembre octobre novembre décembre',
    'január február március április június július augusztus szeptember október',
    'gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre',
    'januari februari maart mei augustus oktober',
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    'janeiro fevereiro março maio junho julho setembro outubro novembro dezembro',
    'ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie',
    'mars maj augusti januarja februarja aprila maja junija julija avgusta septembra oktobra novembra decembra',
  ].flatMap((words) => words.split(' ')),
)
const spans = alternatives(
  [
    'tage tagen arbeitstage werktage wochen monate monaten stunden days weeks months hours dny dnů dní týdny týdnů',
    'pracovních měsíce měsíců hodin días semanas meses horas jours semaines heures nap napon munkanap hét giorni settimane',
    'mesi dagen werkdagen weken maanden uur dni tygodnie tygodni miesiące miesięcy dias zile zilele săptămâni luni',
    'dagar arbetsdagar veckor månader timmar timmars tednov tedne tedna dneh meseca mesecev mesece urah ore hodinách hodiny',
    'godzin godziny godzinach godzinami',
  ].flatMap((words) => words.split(' ')),
)
const span =
  '(?:week|month|hour|woche|monat|stunde|semaine|mois|heure|semana|mes|hora|settimana|mese|ora|tyden|mesic|tydzien|miesiac|maand|vecka|manad|teden|mesec|saptamana|luna)'
const week =
  '(?:kw|wk|weeks?|woche|semaine|sem\\.|semana|settimana|sett\\.|tyden|tydnu|tydzien|tygodniu|vecka|teden|tednu|saptamana|het)'
const number = String.raw`(?<![\p{L}\d.,x×*/-])\d{1,3}`
/** With a number behind it, in languages that say no pieces there: `antes del viernes 20` */
const weekday =
  '(?<!\\p{L})(?:lunes|martes|miercoles|jueves|viernes|lundi|mardi|mercredi|jeudi|vendredi|lunedi|martedi|mercoledi|giovedi|venerdi)'
const clockBefore =
  '(?:um|gegen|ab|bis|vor|nach|at|by|until|till|before|after|around|a|vers|avant|apres|des|jusqu.a|alle|entro le|verso le|dopo le|prima delle|las|om|rond|tegen|na|voor|do|kl|klockan|v|o|ob|as|la)'
/** Verbs of who comes for the parts, in folded letters; the French one also changes numbers: `on passe à 8`. */
const collecting =
  '(?:(?:ab|vorbei)?hol(?:e|t|en)?|(?:vorbei)?komm(?:e|t|en)?|pick(?:s|ing)?|collect(?:s|ing|ed)?|com(?:e|es|ing)|vyzvedn\\p{L}*|prijd\\p{L}*|prijed\\p{L}*|stavim\\p{L}*|recoj\\p{L}*|recog\\p{L}*|pas[oa](?:mos)?|vengo|ritir\\p{L}*|pass[oa]|passiamo|haal|halen|ophalen|kom|odbi\\p{L}*|przyj\\p{L}*|wpadn\\p{L}*|passamos|levant\\p{L}*|vin|venim|trec\\p{L}*|hamtar?|kommer|prid\\p{L}*|prevzam\\p{L}*)'
/** `om half drie`, `um halb 8` */
const halfHour = String.raw`(?<!\p{L})${clockBefore}\.?\s(?:halb|half(?: past)?|halv|pul|pol|fel)\s(?:\d{1,2}|${wordOfSeveral})(?![\p{L}\d])`
const clockAt =
  '(?:um|gegen|ab|nach|at|by|around|after|a las|sobre las|alle|verso le|dopo le|om|rond|tegen|kl\\.?|klockan|vid|o|kolo|okolo|ok\\.?|kolem|kol\\.?|v|ve|po|ob|okoli|pe la|la|as|pelas)'
/** `holt der Lehrling um 3 ab`, `odbiorę sam ok. 14`: the hour at which somebody comes. */
const hour = String.raw`(?<=(?<!\p{L})${collecting}(?!\p{L})(?:\s+[^\s\d,.;!?]+){0,4}?\s)${clockAt}\s(?:(?:[01]?\d|2[0-4])(?![\d.,:]\d|\d)|${wordOfSeveral})(?=\s*(?:[.,;!?)]|$)|\s(?:ab|vorbei|abholen|holen|op|ophalen|halen|a por|(?:a|para|per) (?:busc|recog|prend|ritir)\p{L}*|to (?:collect|get|pick)|pour (?:les? )?(?:prendre|chercher|recuperer))(?!\p{L}))`
/** `Będę po 13.`, `bin um 3 da`: the hour at which the writer is there. */
const ownHour = String.raw`(?<=(?<!\p{L})(?:bede|bedziemy|budu|budeme|bin|saro|bom)\s)${clockAt}\s(?:[01]?\d|2[0-4])(?=\s*(?:[.,;!?)]|$)|\s(?:da|tam|bei euch|bei ihnen)(?!\p{L}))`
const clockUnit = String.raw`\s?(?:h|uhr|uur|[ap]m|hod\p{L}*|godz\p{L}*|ora|ore|ora[ik]?|orak?|horas?|heures?|o'clock)(?![\p{L}\d])`
const clock = String.raw`(?:[01]?\d|2[0-4])(?:[:.h]\d\d)?`
/** `zwischen 8 und 16 Uhr`, `de 8 a 16 h`, `tussen 8 en 16 uur` */
const hours = String.raw`(?<!\p{L})(?:zwischen|between|tussen|entre|tra|fra|mezi|miedzy|intre|mellan|med|von|from|de|dalle|van|od|z|fran|klockan|kl\.?)\s(?:las?\s|le\s|les\s|ora\s)?${clock}(?:${clockUnit})?(?:\s(?:und|and|en|et|y|e|a|à|i|si|och|in|bis|to|tot|alle|do|la|till)\s|\s?[–-]\s?)(?:las?\s|le\s)?${clock}${clockUnit}\.?`
/** `LZ 4 AT`, `consegna 4 gg`, `lead time: 2-3 wks` */
/** `by 25/11`, `entro il 4/12/26`, `order of 3/11`: sizes like 20/36 have no such word before them. */
const slashed = String.raw`(?<=(?<!\p{L})(?:am|vom|bis|zum|seit|by|until|till|before|after|on|dated|le|du|au|il|dal|el|antes del|a partir del|dia|op|voor|tot|do|dnia|dne|dato|den|pe|pana|ate|fino al|(?:order|bestellung|commande|ordine\p{L}*|pedido|encomenda|zamowieni[ea]|comanda|mail|offer|offerta|oferta|offerte|nabidk[ay])(?:\s\p{L}+)?\s(?:of|from|del?|di|z|ze|van|da|din|fran|od))\s)(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])(?:/(?:20)?\d\d)?(?![\d.,/]\d|\d|\s?[x×/])`
const coming =
  '(?:vien[et]|vienen|viennent|vengono|vem|vuelven?|llegan?|arriv[ae]|arrivano|arrivent|chegam?|comes|kommt|komt|empieza|inizia|commence|comeca|reprend|riparte)'
/** `antes del día 12`, `le client vient le 10` */
const dayOfMonth = String.raw`(?<=(?<!\p{L})(?:(?:el|del|al|no|do|ao|il) (?:dia|giorno)|${coming}\s(?:el|le|il|o|no|am|al|op(?: de)?|on(?: the)?))\s)(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?=\s*(?:[.;!?)]|,(?!\d)|$)|\s\p{L}{2}|\s[aà]\s)`
/** `the rest by the 18th`, `il resto entro il 18`: the day by which the other parts are delivered. */
const restBy = String.raw`(?<=(?<!\p{L})(?:the (?:rest|others)|der rest|den rest|das ubrige|le reste|el resto|il resto|o resto|de rest|het overige|reszta|zbytek|restul|resten|ostalo|preostalo)\s(?:\p{L}+\s)?(?:by the|until the|bis zum|vor dem|avant le|pour le|antes del|para el|entro il|per il|ate(?: ao?)?|voor(?: de)?|tegen(?: de)?|do|pana (?:in|pe)|(?:fore|till|innan)(?: den)?)\s)(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th|e|:?[ea])?(?=\s*(?:[.;!?)]|,(?!\d)|$))`
const deliveryTime =
  '(?:lieferzeit|lief\\.?zeit|lz|lead time|delivery(?: time)?|lieferung|livraison|levering|consegna|delai|plazo(?: de entrega)?|dodani|dodaci lhuta|dostawa|termin|levertijd|prazo(?: de entrega)?|livrare|leveranstid|leverans|dobava|szallitas)'
const shortUnit = '(?:gg|g|at|wd|wt|t|d|j|jo|jours?|dn|dnu|dni|w|wo|ww|wk|wks|tyd|sem|sett|set|v)'
const spanned = new RegExp(
  [
    String.raw`(?<!\p{L})${deliveryTime}\.?\s*:?\s*(?:(?:ca|circa|approx|env|cca|ok)\.?\s+)?\d{1,3}(?:\s*[–-]\s*\d{1,3})?\s*${shortUnit}\.?(?![\p{L}\d])`,
    hours,
  ].join('|'),
  'gu',
)
/** Behind a figure in each of these spans; other lines are not searched for the words before it. */
const endsSpan = new RegExp(String.raw`\d(?:\s*${shortUnit}\.?(?![\p{L}\d])|${clockUnit})`, 'u')
const time = new RegExp(
  [
    String.raw`${number}\.?(?:\s+(?:de|di|of))?\s+${months}(?!\p{L})(?:\s+(?:de\s+)?20\d\d(?!\d))?`,
    String.raw`(?<!\p{L})(?:january|february|march|april|june|july|august|september|october|november|december)\s+\d{1,2}(?:st|nd|rd|th)?(?![.,]?\d|\s*[x×*])`,
    String.raw`(?<!\p{L})(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?\s+\d{1,2}(?:st|nd|rd|th)?(?![.,]?\d|\s*[x×*])`,
    String.raw`${number}(?:st|nd|rd|th)?\.?\s+(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez)(?!\p{L})\.?`,
    String.raw`${number}(?:\s*(?:[–-]|to|bis|a|do|tot|till)\s*\d{1,2})?\s+(?:(?:working|business|calendar)\s)?${spans}(?!\p{L})`,
    String.raw`(?<![\p{L}\d.,x×*/-])1\s+${span}(?!\p{L})`,
    halfHour,
    String.raw`(?<![\p{L}.])(?:${week}|v\.)\s?\d{1,2}(?![.,]?\d|\s*[x×*])`,
    String.raw`${number}\.\s?${week}(?!\p{L})`,
    // A class of screws and a size have no such word before them.
    String.raw`(?<=(?<!\p{L})(?:am|vom|bis|zum|seit|dem|den|le|du|op|od|do|dne|ze?|dnia|on|by)\s)(?!(?:8\.8|10\.9|12\.9)\.)\d{1,2}\.\s?\d{1,2}\.(?:\s?(?:20)?\d\d)?(?![.,]?\d|\s?[x×*])`,
    slashed,
    dayOfMonth,
    restBy,
    String.raw`${weekday}\s+(?:dia\s+)?\d{1,2}(?=\s*(?:[.;!?)]|,(?!\d)|$))`,
    String.raw`(?<=(?<!\p{L})(?:mon|tues|wednes|thurs|fri)day,?\s+(?:the\s+)?)\d{1,2}(?:st|nd|rd|th)(?!\p{L})`,
    String.raw`(?<!\p{L})${clockBefore}\s(?:las\s)?${clock}(?:\s?h\s?\d\d(?![\p{L}\d])|${clockUnit})`,
    String.raw`(?<!\p{L})(?:${clockBefore}\s(?:la\s)?)?(?:godz(?:\.|inie|iny|ina)?|ora|orele|ore|kl\.?|klockan)\s${clock}(?![\p{L}\d]|[.,:]\d|\s?[x×])`,
    String.raw`${number}\s?or(?:akor|aig|a(?=\s(?:utan|korul|elott)))(?:\s(?:utan|korul|elott))?(?!\p{L})`,
    // `po 13. uri`
    String.raw`(?<!\p{L})(?:po|ob|do|pred|okoli|od)\s(?:[01]?\d|2[0-4])\.\suri?(?!\p{L})`,
    hour,
    ownHour,
    // `the drawings from 1998`, `seit 2019`
    String.raw`(?<!\p{L})(?:from|since|of|von|seit|aus|desde|del?|depuis|du|dal|van|sinds|uit|z|od|roku|din|fran|sedan|iz)\s+(?:19[5-9]|20[0-4])\d(?![\p{L}\d/-]|[.,]\d|\s*(?:[x×*]|(?:st|pc|pz|pie|pez|ud|un|ks|kus|szt|db|dar|buc|kos|sty)(?:\p{L}*|\.)))`,
    // `una pressa da 850 tonnellate`
    String.raw`(?<![\p{L}\d.,x×*/-])\d{2,4}\s*(?:de\s+)?(?:tonnellate|tonnen|tonnes?|toneladas|tons?|tun|tone|kn)(?!\p{L})`,
    // `livrare S50`, `leverans v50`
    String.raw`(?<!\p{L})${deliveryTime}\.?\s*:?\s*[swvt]\.?\s?[1-5]?\d(?![\p{L}\d/-]|[.,]\d|\s*[x×*])`,
    String.raw`${number}\s?%(?!\s*${surplus})`,
  ].join('|'),
  'gu',
)

/** Removes dates, spans of time, tonnes and shares in percent, as none of them counts pieces: `the sleeves by 15 December` */
export function withoutTimes(written: string): string {
  const isSpanned = endsSpan.test(foldLetters(written))
  const text = isSpanned ? withoutFound(written, findAll(spanned, foldLetters(written)).map(spanOf)) : written
  const folded = foldLetters(text)
  const times = findAll(time, folded).filter(({ index, 0: said }) => {
    const isUnnumbered = endsWeek.test(said) && ofThisWeek.test(folded.slice(Math.max(0, index - maxOfWeek), index))
    return !(isUnnumbered && countsKind(text.slice(index + said.length)))
  })
  return withoutFound(
    text,
    times.map(spanOf).map(({ start, end }) => ({ start: beforeUntil(folded, start), end })),
  )
}

/** "Until" before a date, which would be a limit of the number behind it: `do 14 grudnia 10 wypychaczy` */
const untilAtEnd = /(?<!\p{L})(?:do|tot|hasta|ate|pana|fino)(?:\s(?:dne|dnia|el|al?|la|pe|ao))?\s$/u
const maxUntil = 20
/** Characters before the word for a week that may say which one it is. */
const maxOfWeek = 60

function beforeUntil(folded: string, index: number): number {
  const said = untilAtEnd.exec(folded.slice(Math.max(0, index - maxUntil), index))?.[0] ?? ''
  return index - said.length
}

function spanOf({ index, 0: { length } }: RegExpExecArray) {
  return { start: index, end: index + length }
}

function withoutFound(text: string, found: readonly { start: number; end: number }[]): string {
  if (found.length === 0) return text
  const kept = [0, ...found.map(({ end }) => end)].map((start, at) => {
    const piece = text.slice(start, found[at]?.start)
    const begun = at === 0 ? piece : piece.trimStart()
    return at === found.length ? begun : begun.trimEnd()
  })
  return kept.filter((piece, at) => piece !== '' || at === 0 || at === found.length).join(' ')
}

/** A week without a number: `by the end of the`, `noch diese`; `bis Woche 30` has one. */
const ofThisWeek =
  /(?<!\p{L})(?:ende|anfang|mitte|end|start|beginning|middle|fin|debut|fine|inizio|einde|begin|konce|zacatku|vege|slutet|konca|fim|final|principios?|this|next|diese[rn]?|nachste[rn]?|cette|questa|esta|deze)(?:\s+(?:of|the|der|de|della|van)){0,2}(?:\s+(?:la|the))?\s+$/u
const endsWeek = /^\p{L}{4,}\s\d+$/u

/** Whether a number counts the noun behind it: `bis Ende der Woche 30 Schrauben` */
function countsKind(behind: string): boolean {
  return namesKind(/^\s+(?:\p{Ll}+\s+)?\p{L}[\p{L}-]+/u.exec(behind)?.[0] ?? '')
}
