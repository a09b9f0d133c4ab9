/**
 * How people leave a kind of parts out of an order in a clause beside the one that names it, per language and in folded
 * letters. Unlike the words of a short sentence these are sure to mean that nothing comes. A translator adds words here and
 * nowhere else.
 */
interface LeftOutWords {
  /** `forget the screws`, `lassen Sie die diesmal weg`, `ne les comptez pas` */
  leaving: string
  /** Nothing but what remains: `only the rest`, `also nur der Rest` */
  onlyRest: string
  /** What is not on stock, before the words that leave it out: `whatever is not on stock` */
  whatever: string
}

const leftOutWords = {
  de: {
    leaving:
      '(?:kann|konnen|konnt)(?: \\p{L}+){0,3} (?:vergessen|streichen|weglassen)|vergiss|vergesst|vergessen sie|(?:lass|lasst|lassen)(?: \\p{L}+){1,4} (?:weg|raus|bleiben)|nicht (?:mehr )?(?:mit)?(?:liefern|schicken|senden|einplanen|berechnen)',
    onlyRest: 'nur (?:noch )?(?:der|den|das|die) (?:rest|ubrigen?|anderen?)|nur (?:noch )?(?:rest|ubrige)',
    whatever: 'was|alles was|teile die|artikel die|positionen die',
  },
  en: {
    leaving:
      "forget(?: about)?|leave(?: \\p{L}+){1,5} (?:out|off)|leave (?:out|off)|(?:do not|don't|dont)(?: \\p{L}+)? (?:send|ship|include|add|count|supply)",
    onlyRest: 'only the (?:rest|others?|remaining|other \\p{L}+)|just the (?:rest|others?|remaining|other \\p{L}+)',
    whatever: 'what|whatever|anything(?: that)?|everything|items?|parts?|those',
  },
  fr: {
    leaving:
      'oublie[zr]?|laisse[zr]? (?:tomber|de cote)|ne (?:les|la|le) (?:comptez|livrez|envoyez|mettez|prenez|ajoutez|facturez)(?: \\p{L}+)? pas|ne (?:comptez|livrez|envoyez|mettez) pas',
    onlyRest:
      '(?:seulement|uniquement|juste) (?:le reste|les autres?)|(?:le reste|les autres) (?:seulement|uniquement)|que le reste',
    whatever: 'ce qui|tout ce qui|ceux qui|celles qui|les? articles? qui|les? pieces? qui',
  },
  it: {
    leaving:
      'dimenticate\\p{L}*|lascia(?:te)? (?:perdere|stare|fuori)|lasciatel\\p{L} fuori|non (?:(?:le|li|la|lo) )?(?:mandate|spedite|mettete|contate|inserite|includete)\\p{L}*',
    onlyRest: 'sol(?:o|tanto|amente) (?:il resto|gli altri|le altre|il rimanente)',
    whatever: 'quello che|quelli che|tutto cio che|cio che|quanto|gli articoli che|i pezzi che',
  },
  es: {
    leaving:
      'olvid(?:e|en|a|ad|aos|ese|ense|ate)\\p{L}*|(?:dej\\p{L}+|quit\\p{L}+)(?: \\p{L}+){0,3} fuera|no (?:las|los|la|lo) (?:incluya|envie|mande|manden|ponga|meta|cuente|sirva)\\p{L}*|no (?:incluya|envie|mande|ponga)n?',
    onlyRest: '(?:solo|solamente|unicamente) (?:lo demas|el resto|los demas|las demas|los otros|las otras)',
    whatever: 'lo que|todo lo que|los que|las que|cuanto',
  },
  pt: {
    leaving:
      'esquec(?:am|a|e)\\p{L}*|deix\\p{L}+(?: \\p{L}+){0,3} (?:de )?fora|nao (?:as|os|a|o) (?:enviem|mandem|incluam|ponham|contem)|nao (?:enviem|mandem|incluam|ponham)',
    onlyRest: '(?:so|apenas|somente) (?:o resto|o restante|os outros|as outras|os restantes)',
    whatever: 'o que|tudo o que|os que|as que|aquilo que',
  },
  nl: {
    leaving:
      'vergeet(?: \\p{L}+)?|laat(?: \\p{L}+){1,4} (?:weg|eruit|zitten|vallen)|niet (?:mee)?(?:sturen|leveren|nemen|rekenen)',
    onlyRest: '(?:alleen|enkel|slechts) (?:nog )?(?:de rest|de andere|het overige|de overige)',
    whatever: 'wat|alles wat|artikelen die|onderdelen die',
  },
  pl: {
    leaving:
      'zapomni(?:ec|jcie|j|jmy)|(?:ich|jej|go) nie (?:wysyl|dodaw|dawaj|wlicz|liczc)\\p{L}*|nie (?:wysyl|dodaw|dawaj|wlicz)\\p{L}*|pomin\\p{L}+|wykresl\\p{L}+',
    onlyRest: '(?:tylko|jedynie) (?:reszt[aeoy]|pozostal\\p{L}+)',
    whatever: 'czego|co|tego czego|wszystko czego|wszystko co',
  },
  cs: {
    leaving:
      'zapomen(?:te|me|out)|ne(?:davejte|davej|posilejte|posilej|dodavejte|zahrnujte|pocitejte|berte)|vynech(?:te|ejte|at)|vypust(?:te|it)',
    onlyRest: '(?:jen|jenom|pouze) (?:zbytek|ostatni|zbyvajici|to ostatni)',
    whatever: 'co|vse co|vsechno co|ceho',
  },
  hu: {
    leaving:
      'felejts\\p{L}+|hagyj\\p{L}+(?: \\p{L}+){0,2} ki|ki(?:hagy)\\p{L}+|ne (?:kuldj|szallits|tegy|szamolj)\\p{L}+',
    onlyRest: 'csak a (?:tobbi\\p{L}*|maradek\\p{L}*)',
    whatever: 'ami|amik|amelyik\\p{L}*|amibol|azt ami',
  },
  ro: {
    leaving:
      'uita(?:ti|m)|lasa(?:ti|m)(?: \\p{L}+){0,3} (?:afara|deoparte)|nu (?:le|il|o|ii|l-) (?:trimite|includ|puneti|livra|socoti)\\p{L}*|nu (?:trimite|includ|livra)\\p{L}*',
    onlyRest: '(?:doar|numai) (?:restul|celelalte|ceilalti)',
    whatever: 'ce|ceea ce|tot ce|cele care',
  },
  se: {
    leaving:
      'glom(?:ma)?(?: \\p{L}+)?|(?:ta|skicka|lagg|leverera|rakna) inte(?: \\p{L}+){0,3}|utelamna\\p{L}*|hoppa over|lamna (?:bort|ut)',
    onlyRest: '(?:bara|endast) (?:resten|det ovriga|de andra|ovriga|de ovriga)',
    whatever: 'det som|allt som|de som|vad som',
  },
  sl: {
    leaving:
      'pozabi(?:te|mo|ti)?|ne (?:posilja|poslji|dodaja|vkljuc|stej)\\p{L}*|(?:ju|jih|jo|ga) ne (?:posilja|poslji|dodaja|vkljuc)\\p{L}*|izpusti\\p{L}*|opusti\\p{L}*',
    onlyRest: '(?:samo|le) (?:ostal[oea]|preostal[oea]|drug[oea])',
    whatever: 'cesar|kar|tisto cesar|vse cesar',
  },
} as const satisfies Record<string, LeftOutWords>

/** Returns the words of a kind in all languages, as a part of a regular expression for folded texts. */
export function anyLeftOut(kind: keyof LeftOutWords): string {
  return `(?:${Object.values(leftOutWords)
    .map((words) => words[kind])
    .join('|')})`
}
