import { foldLetters } from '../parts-list/fold-letters.ts'
import { remember } from '../parts-list/remember.ts'

/**
 * Beginnings of words for what happened to the former parts, per language: broken, bent, worn, jammed and lost ones. They
 * stand for all forms of a verb: `zlomil, zlomily, zlomené`. None begins a word for a part or for work on one.
 */
const beginnings = {
  de: 'undicht leck(?:t|en)?$ abgebroch zerbroch gebroch weggebroch durchgebroch kaputt verschliss verschleiss abgenutzt abgeriss gerissen verbog verkratz zerkratz beschadig defekt festgefress festgesess festgegang verklemm geklemmt blockier eingelauf ausgeschlag verschwund unbrauchbar verlier verschwind verschwund',
  en: 'leak snapp crack scratch damag jamm crush fractur mislaid misplac split$ knackered ruined losing$ vanish disappear',
  cs: 'tece$ tecou$ netesn zlomi zlomen praskl ulomi ulomen ohnul pokrivi pokriven opotreb zadrel zadren zasekl zaseknut vzprici vydrel ztratil ztracen poskod poskrab rozbi znici znicen otluc omlac ztrac',
  es: 'gotea pierden?$ fuga$ rompi rompe rompier partier doblaron gastaron desgast danad danaron agriet gripa griparon agarrot atascad atascar atasco$ bloquead bloquear extravi perdimos perdier averi deterior deform torcid torcier estropea quebr desaparec',
  fr: 'fuit$ fuient$ fuite casse(?:s|e|es|r|nt)?$ fissur felee?s?$ gripp(?:e|es|ee|ees|er|ent)$ coinc abim endommag tordu perdu egare brise(?:s|e|es)?$ ebrech usee plie(?:s|e|es)?$ deform deterior voiles$ perds?$ perdons$ disparu dispara',
  hu: 'szivarog csopog eltor(?!ol) letor(?!ol) elkop kopott elgorb elhajl elhajol meghajl megserul serult beragad beragod elveszt elveszet elveszit elhagyt tonkrement megreped repedt elferd beszorul eltun',
  it: 'perde$ perdono$ gocciol rott[oiae]$ rompe spezzat usurat consumat piegat(?:[oiae])$ stort[oiae]$ grippat bloccat incastrat inceppat danneggiat ammaccat incrinat crepat pers[oiae]$ smarrit rovinat deformat perdiamo$ sparit(?:[oiae])$ scompars',
  nl: 'lek(?:t|ken)?$ afgebrok gebrok versleten kapot beschadig verbog kromgebog vastgelop vastgezet gescheur gebarst kwijtgeraak verlor geknapt geknakt verdwen verdwijn',
  pl: 'cieknie ciekn nieszczeln zlama pekl peknie ulama odlama wygiel wygiet zgiel zgiet krzyw skrzywi zuzyl zuzyt zatarl zatart zaciel zaciet zakleszcz zgubi pogubi uszkodz zniszcz wyrobil polama ginie$ zgine zagine',
  pt: 'verte$ vertem$ pinga partiram partiu partimos quebra entort gastaram desgast danific encrav bloquead gripar gripad perdemos empenar empenad amolg rachad racharam deform estrag perdem$ desaparec',
  ro: 'curge$ curg$ neetans rupt rupe uzat uzara indoit stramba gripat blocat deterior defect pierdut fisurat crapat sparte?$ stricat deform zgariat pierd disparut',
  se: 'lacker$ lackt$ otat avbrut brutit brot$ brustit trasig skadad skadat bojd bojt slit(?:en|na|it)$ utslit fastnat kilat tappat forsvunn krokig sprack spruck utnott forsvinn',
  sl: 'pusca puscaj netesn zlomi zlomljen polomi poci(?:l|la|li|lo|le)$ zvil zvit skrivi skrivlj obrabi obrabljen zaribal zariban zatakn izgubil izgublj poskod unici unicen opraskan izgin izgublja',
} as const satisfies Record<string, string>

const loss = new RegExp(
  `^(?:${Object.values(beginnings)
    .flatMap((words) => words.split(' '))
    .join('|')})`,
  'u',
)
const marks = /^[^\p{L}]+|[^\p{L}]+$/gu

/** Whether a word begins as one for a broken, bent, worn, jammed or lost part does. */
export const beginsLoss = remember((word: string): boolean => loss.test(foldLetters(word).replace(marks, '')))
