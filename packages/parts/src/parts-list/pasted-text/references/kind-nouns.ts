import { foldLetters } from '../../fold-letters.ts'

/**
 * Nouns by which people call parts for short, and beginnings of their names, in all languages and in folded letters; `~`
 * is any ending. A list says "inbusbouten" of what its sender calls "de schroeven". A translator adds words here.
 */
const nouns = {
  pin: '~stift~ pins? auswerf~ ausdruck~ ejector~ ejecteur~ broche~ goupill~ estrattor~ spin[ae] espulsor~ expulsor~ extrator~ pasador~ macho~ pinos? uitwerp~ pen pennen wypych~ trzpie~ kol(?:ek|ki|kow|kach|ik\\p{L}*) vyhaz~ jehl~ csap~ kilok~ kidob~ arunc~ utstot~ izmet~ zatic~ jedr~ dowels? aws ausw',
  screw:
    '~schraub~ inbus~ imbus~ screws? bolts? shcs vis vite viti tcei brugol~ tornill~ allen parafus~ ~schroef ~schroev~ ~bout(?:en)? sroub~ srub~ csavar~ imbuszcsavar~ surub~ ~skruv~ vija(?:k|ki|kov|ke|kom)\\p{L}*',
  spring:
    '~feder~ springs? ressort~ moll[ae] muelle~ molas? ~ve(?:er|ren) pruzin~ sprezyn~ ~rugo~ arc(?:ul|uri\\p{L}*)? ~fjad~ vzmet~',
  bush: '~buchs~ ~buechs~ ~bush~ bague~ boccol~ bussol~ casquill~ buchas? ~bus(?:sen)? pouzd~ tule~ ~persely~ bucs~ ~bussning~ pus(?:a|e|i|o|ah|am)?',
  sleeve: '~hul[sz]~ ~huels~ sleeves? tubul~ tubol~ camici~ tule~ trubk~ ~huvely~ ~hyls~ pus(?:a|e|i|o|ah|am)?',
  pillar:
    '~saul~ ~saeul~ pillars? posts? colonn~ columna~ coluna~ zuil~ kolom~ sloup~ slup~ oszlop~ coloan~ ~pelar~ steb~',
  ring: '~ring(?:e|en|s|er|arna)? rondell~ anell~ anill~ aneis anel krouz~ pierscie~ ~gyuru~ inel~ obroc~ joint~ junta~ guarnizion~ tesnil~',
  plate:
    '~platt(?:e|en|an|or\\p{L}*)(?!\\s\\p{L}*(?:uitwerp|auswerf)) plates? plaque~ piastr~ placas? ~plat(?:en)? ~plaat desk~ desek plyt~ lap(?:ok\\p{L}*|ot)? placi~ plosc~',
  blade: 'flach~ blades? lames? lam[ae] lamin~ plosk~ ploch~ lapos~ ploscat~ plat(?:te|ta)~',
  nipple: '~nippel~ ~nippl~ raccord~ racor~ niple~ vsuv~ zlacz~ kroci~ csatlak~ nastav~ prikljuc~',
  plug: '~stopf~ plugs? bouchon~ tapp[oi]~ tapon~ tampo~ tampao stop(?:pen)? zatk~ zatek korek kork~ dugo~ dop(?:uri)?\\p{L}{0,3} ~plugg~ cep(?:i|ov|e)?',
  heater:
    '~patron~ cartridge~ heaters? cartouche~ cartucc~ resisten~ cartuch~ topn~ topen grzal~ futo~ cartus~ rezist~ varme~ grel~',
  sensor: '~thermo~ ~termo~ ~fuhler~ sensor~',
  eye: '~ose(?:n)? eyes? anneau~ golfar~ cancamo~ olha~ ~oog ~ogen ock[oa] szem~ ochi~ ~ogla',
} as const

/** Kinds whose names have another kind in them: a core pin is also a pin, but no other pin is one. */
const ownNouns = {
  oRing:
    'o[- ]?ring~ o[- ]krouz~ o[- ]gyuru~ o[- ]obroc~ oring~ or joints?_toriques? junta_torica guarnizion~ o-tesnil~',
  sleeve:
    'auswerferhuls~ huls[ae]~ sleeves? tubul~ tubol~ camici~ uitwerphul~ trubk~ tuleja_wyp~ tuleje_wyp~ kidobohuvely~ kilokohuvely~ utstotarhyls~ izmetaln\\p{L}+_pus~',
  blade: 'flachauswerf~ flat blades? lames? lama lamin~ plosk~ ploch~ lapos~ ploscat~ plat(?:te|ta)_ plana~ piatt~',
  core: 'core kernstift~ kernpen~ karnstift~ jadrov~ rdzeniow~ mag[- ]?csap~ magstift~ spin[ae]_(?:per_)?anim~ macho~ noyau~ miez jedrn~',
  sprue:
    'sprue anguss~ injection iniezione bebedero~ injecao injecti~ aanspuit~ spuitbus~ ingot~ beomlo~ dolivn~ vtokov~ wtryskow~ buses?',
  dowel:
    'dowels? zylinderstift~ passstift~ cilinderpen~ cilinderstift~ goupill~ pasador~_cil~ cavilha~ spin[ae]_cil~ valcov~_kol~ kol~_valcov~ walcow~ kolki_walc~ zatic~ hengeres~ cylindrisk~',
} as const

const patternOf = (words: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${words.replaceAll('~', String.raw`\p{L}*`).replaceAll('_', String.raw`\s`).replaceAll(' ', '|')})(?!\p{L})`,
    'u',
  )

const ownPatterns = Object.values(ownNouns).map((words) => patternOf(words.replaceAll('[- ]', '[-\\s]')))
const patterns = Object.values(nouns).map(patternOf)
/** Returns the rows that may be of the kinds that a text names, by whatever words. */
export function ofSameKind<Row extends { requested: string }>(rows: readonly Row[], said: string): Row[] {
  const folded = foldLetters(said)
  const own = ownPatterns.filter((pattern) => pattern.test(folded))
  const named = own.length > 0 ? own : patterns.filter((pattern) => pattern.test(folded))
  const isNamed = (text: string) => named.some((pattern) => pattern.test(text))
  return rows.filter(({ requested }) => isNamed(foldLetters(requested)))
}

/** Whether a text names a kind whose name has another kind in it. */
export function namesOwnKind(said: string): boolean {
  const folded = foldLetters(said)
  return ownPatterns.some((pattern) => pattern.test(folded))
}
