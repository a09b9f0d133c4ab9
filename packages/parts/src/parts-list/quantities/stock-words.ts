import { foldLetters } from '../fold-letters.ts'
import { alternatives } from './word-pattern.ts'

/**
 * Words of a remark that says what the buyer has already, per language and in lower case. Accents are optional, and `_`
 * stands for blanks. `ab Lager` and `skladem` are missing: these are parts that the shop has.
 */
interface StockWords {
  /** Says alone that the part is there: `liegt am Lager`. */
  owned: string
  /** Behind a number: `6 am Lager`. */
  stock: string
}

const stockWords = {
  de: {
    owned:
      'vorhanden haben_wir wir_haben ham_wir liegt_am_lager liegen_am_lager liegt_auf_lager liegen_auf_lager liegt_im_lager liegen_im_lager liegt_noch liegen_noch im_regal noch_da bereits_da schon_da',
    stock: 'am_lager auf_lager im_lager im_bestand da',
  },
  en: {
    owned: 'we_have we_still_have have_some still_have already_here on_hand in_our_stock from_our_stock own_stock',
    stock: 'in_stock on_stock on_the_shelf in_store on_shelf left',
  },
  cs: {
    owned: 'máme nám_zbývají zbývají_nám je_na_skladě jsou_na_skladě leží_na_skladě v_regálu v_regále na_polici',
    stock: 'skladem na_skladě',
  },
  es: {
    owned: 'tenemos hay_en_almacén hay_en_stock quedan en_la_estantería',
    stock: 'en_stock en_almacén en_existencia en_existencias',
  },
  fr: {
    owned: 'il_nous_reste nous_avons en_avons on_a on_en_a il_en_reste déjà_en_stock',
    stock: 'en_stock en_magasin au_magasin',
  },
  hu: { owned: 'van_még van_raktáron van_készleten nekünk_van a_polcon', stock: 'raktáron készleten' },
  it: {
    owned: 'ci_restano ci_rimangono abbiamo ne_abbiamo già_presenti già_presente già_in_casa sullo_scaffale',
    stock: 'a_magazzino in_magazzino in_stock',
  },
  nl: {
    owned:
      'hebben_we hebben_wij we_hebben wij_hebben aanwezig ligt_op_voorraad liggen_op_voorraad op_de_plank in_het_rek',
    stock: 'op_voorraad in_magazijn in_voorraad',
  },
  pl: {
    owned: 'mamy zostały_nam zostało_nam jest_na_stanie są_na_stanie leży_w_magazynie na_półce na_regale',
    stock: 'na_stanie na_magazynie w_magazynie',
  },
  pt: {
    owned: 'temos restam_nos sobram há_em_stock há_em_armazém na_prateleira',
    stock: 'em_stock em_armazém em_estoque',
  },
  ro: {
    owned: 'avem ne_au_rămas există_în_stoc sunt_în_stoc este_în_stoc pe_raft',
    stock: 'în_stoc pe_stoc în_magazie',
  },
  se: {
    owned: 'vi_har har_vi finns_på_lager finns_i_lager finns_hemma kvar_på_hyllan ligger_på_hyllan',
    stock: 'på_lager i_lager på_hyllan hemma',
  },
  sl: { owned: 'imamo je_na_zalogi so_na_zalogi na_polici na_regalu', stock: 'na_zalogi v_skladišču' },
} as const satisfies Record<string, StockWords>

function anyStock(kind: keyof StockWords): string {
  return alternatives(Object.values(stockWords).flatMap((language) => language[kind].split(' ')))
}

/** What a shop has, in folded letters, as a part of a regular expression: `in stock`, `lagernd` */
export const stockWord = String.raw`(?:${anyStock('stock')}|ab lager|lagernd|vorratig|lieferbar|verfugbar|skladem|available|dispo(?:n[ií]\p{L}+)?|beschikbaar|leverbaar|dostepn\p{L}+|k dispozici|elerheto\p{L}*|tillganglig\p{L}*|na voljo)(?!\p{L})`

/** That parts are there, without a word for whose they are, in folded letters: `im Lager`, `vorhanden`, `left` */
export const keptInStock = `(?:${anyStock('stock')}|vorhanden|en stock|em stock|kvar|genug|enough|plenty|(?:on|in) our (?:own )?(?:shel(?:f|ves)|stock|stores?)|assez|abbastanza|suficientes?|genoeg|dosc|dost|eleg|bastantes?|destule|tillrackligt|dovolj)`

const inStock = new RegExp(
  String.raw`(?<!\p{L})(?:${anyStock('owned')}|(?<![\d.,/])\d{1,5}(?:\s+\p{L}{1,6}\.?)?\s+${anyStock('stock')})(?!\p{L})`,
  'u',
)

/** Whether a remark says that the buyer has pieces already: `máme 6`, `6 in stock`. */
export function namesOwnStock(remark: string): boolean {
  return inStock.test(foldLetters(remark))
}
