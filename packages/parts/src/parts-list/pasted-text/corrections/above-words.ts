import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { alternatives } from '../../quantities/word-pattern.ts'
import { anyChange, courtesy, joining, too } from './change-words.ts'

/**
 * Words for the part above a line, per language and in lower case. A translator adds words here and nowhere else.
 * Accents are optional, and `_` stands for a blank.
 */
interface AboveWords {
  /** The part above; `samePart` of the words that change a quantity says so, too. */
  same: string
  /** Behind such words or alone: `the same` *as above* */
  above: string
  /** Instead of the name of the part: `the same` *thing* */
  thing: string
  /** Before what is not the same. */
  but: string
  /** Before or behind a figure that is a length. */
  length: string
}

const aboveWords: Readonly<Record<string, AboveWords>> = {
  de: {
    same: 'die_gleichen das_gleiche den_gleichen dieselben das_selbe die_selben gleichen gleich ebenso ebenfalls desgl dgl genauso selbe',
    above:
      'wie_oben wie_vor wie_vorstehend wie_zuvor wie_darüber w.o w._o wie_die_oben wie_der_obige wie_die_obigen obige',
    thing: 'teile nochmal',
    but: 'aber nur jedoch allerdings lediglich bloß mit in als von einer',
    length: 'lang lange langen länge längen l lg',
  },
  en: {
    same: 'the_same identical do',
    above:
      'as_above as_the_above like_above like_the_above as_the_one_above as_the_ones_above as_previous as_per_above',
    thing: 'thing ones one part again',
    but: 'but only just in with at a except now longer shorter',
    length: 'long length lg l lengths',
  },
  fr: {
    same: 'les_mêmes la_même le_même des_mêmes pareil pareils identique identiques',
    above:
      'comme_ci-dessus comme_au-dessus comme_au_dessus comme_plus_haut ci-dessus que_ci-dessus qu_au-dessus comme_précédemment',
    thing: 'chose choses modèle',
    but: 'mais sauf_que seulement juste en avec de une',
    length: 'long longs longue longues longueur lg l',
  },
  it: {
    same: 'gli_stessi le_stesse lo_stesso la_stessa uguale uguali stesso stessa',
    above:
      'come_sopra c.s come_i_precedenti come_il_precedente come_le_precedenti come_quelli_sopra come_quello_sopra come_quelle_sopra a_sopra come_quelli_di_sopra come_quello_di_sopra',
    thing: 'cosa pezzi tipo',
    but: 'ma però solo soltanto da di in con',
    length: 'lungo lunghi lunga lunghe lunghezza lungh lung l',
  },
  es: {
    same: 'los_mismos las_mismas lo_mismo el_mismo igual iguales id',
    above:
      'como_arriba como_el_anterior como_los_anteriores como_la_anterior como_las_anteriores que_arriba que_el_anterior que_los_anteriores que_la_anterior que_las_anteriores que_el_de_arriba que_los_de_arriba como_el_de_arriba como_los_de_arriba',
    thing: 'cosa tipo piezas',
    but: 'pero sólo de en con un una',
    length: 'largo largos larga largas longitud long l',
  },
  pt: {
    same: 'os_mesmos as_mesmas o_mesmo a_mesma igual iguais',
    above:
      'como_acima como_o_anterior como_os_anteriores como_a_anterior como_as_anteriores acima ao_de_cima aos_de_cima ao_anterior aos_anteriores às_de_cima à_de_cima que_acima',
    thing: 'coisa tipo peças',
    but: 'mas só apenas com em de um porém',
    length: 'comprimento comprido compridos comprida compridas compr l longo longos',
  },
  nl: {
    same: 'dezelfde hetzelfde zelfde gelijk',
    above: 'als_boven zie_boven zoals_boven als_hierboven zoals_hierboven zie_hierboven aan_boven boven',
    thing: 'nog nogmaals',
    but: 'maar alleen dan in met van een echter',
    length: 'lang lange lengte lg l',
  },
  pl: {
    same: 'takie_same taki_sam te_same ten_sam to_samo identyczne identyczny taka_sama ta_sama',
    above: 'j.w j._w jw jak_wyżej jak_powyżej co_wyżej co_powyżej jak_wyzej',
    thing: 'sztuki',
    but: 'ale lecz tylko o na w z długości',
    length: 'długość długości długie długi długa długim dł l',
  },
  cs: {
    same: 'totéž tytéž to_samé ty_samé stejné stejný stejná dtto to_též',
    above: 'viz_výše jako_výše jako_nahoře viz_nahoře jako_předchozí viz_výš',
    thing: 'kusy',
    but: 'ale jen pouze v o s akorát na',
    length: 'délka délky délce délku dlouhé dlouhý dlouhá dl l',
  },
  sl: {
    same: 'isto isti iste enako enaki enake enak',
    above: 'kot_zgoraj kot_prej kot_zgornji glej_zgoraj',
    thing: 'kosi',
    but: 'ampak vendar toda samo le v z s a pa na',
    length: 'dolžina dolžine dolžini dolžino dolgi dolg dolge dolga l',
  },
  hu: {
    same: 'ugyanaz ugyanez ugyanolyan ugyanilyen ua dettó azonos',
    above: 'mint_fent mint_fenti mint_az_előző mint_a_fenti a_fenti a_fentiek mint_feljebb mint_előbb',
    thing: 'darab',
    but: 'de csak viszont a',
    length: 'hosszú hosszban hossz hosszúságban hosszúság hosszal l hosszúak',
  },
  ro: {
    same: 'la_fel același aceeași aceiași aceleași identic identice idem',
    above: 'ca_mai_sus ca_sus mai_sus ca_cele_de_sus ca_cel_de_sus ca_precedentul ca_cele_anterioare',
    thing: 'piese tip',
    but: 'dar numai doar cu de în însă pe o',
    length: 'lungime lungimea lung lungi lungă l',
  },
  se: {
    same: 'samma likadana likadan likadant dito d:o lika_dana lika_dant',
    above: 'som_ovan enligt_ovan se_ovan som_ovanstående som_de_ovan som_den_ovan',
    thing: 'sort typ sak',
    but: 'men fast bara i med av på dock en',
    length: 'lång långa långt längd längden l',
  },
}

function any(kind: keyof AboveWords): string {
  return alternatives(Object.values(aboveWords).flatMap((language) => language[kind].split(' ')))
}

const gap = String.raw`(?:[\s,;:.–-]|\()+`
const article = '(?:the|die|der|das|den|les?|la|los?|las|el|gli|il|o|os|as?|de|het|te|ten|az)'
const same = `(?:${any('same')}|${anyChange('samePart')})`
const mark = String.raw`\s*(?:[=:–-]|de|von|of|di|da|na|van|av)?\s*`
const lengthSaid = String.raw`(?:(?<before>${any('length')})(?!\p{L})\.?${mark})?(?<figure>\d{2,4})(?!\d|[.,/]\d|\s?[/x×]\s?\d)(?:[\s-]*(?:mm|-?(?:es|as|os|ben|ban|er))(?!\p{L}))?(?:\s+(?:de|di|in|na|of|en|i)(?!\p{L}))?(?:\s+(?<behind>${any('length')})(?!\p{L}))?`

/** `come sopra ma lunghi 250`, `idem en 250`, with the words for a length in their groups, in folded letters. */
export const aboveInLength = new RegExp(
  String.raw`^(?:(?:${article}\s+)?${same}(?:\s+(?:${any('thing')}|(?<kind>\p{L}{4,20})))??(?:[\s,]+${any('above')})?|${any('above')})(?!\p{L})(?:${gap}${any('but')}(?!\p{L})){0,3}(?:${gap})?${lengthSaid}[\s.!)]*$`,
  'u',
)

const further = String.raw`(?:${too}|plus|piu|mais|mas|more|another|further|otr[oa]s|outr[oa]s|altr[ie]|autres|weitere[n]?|nochmals?|nog eens|dalsi(?:ch)?|kolejn\p{L}{1,3}|till|fler)`
const pieces = String.raw`(?<count>\d{1,3}|${wordOfSeveral})(?!\p{L}|\d)(?:\s*${units.pieces})?`
/** `another six in 200 long`, `und noch 6 Stück in Länge 200`: pieces of the part before in another length. */
export const furtherInLength = String.raw`(?:(?:${joining}|${further})[\s,:]+){0,3}${pieces}(?:\s+${further})?\s+(?:(?<but>${any('but')})\s+){0,2}${lengthSaid}(?:\s*\([^()\d]{2,40}\))?${courtesy}`
/** `10 in 160`, `10 Stück 160 lang`: pieces of a length, below a heading with the other sizes. */
export const piecesInLength = String.raw`${pieces}\s+(?:(?<but>${any('but')})\s+){0,2}${lengthSaid}`
/** `160 lang - 10 Stück`, `L=160: 10` */
export const lengthWithPieces = String.raw`${lengthSaid}(?:\s*[-–:=,]+\s*|\s+)(?:[x×]\s*)?${pieces}`
