/** Beginnings of the names of months, in folded letters. */
export const month =
  '(?:jan|feb|fev|mar|maer|maa|apr|avr|abr|mai|maj|may|mag|mei|jun|jui|giu|jul|lug|aug|aou|ago|avg|sep|set|oct|okt|ott|out|nov|dec|dez|dic|led|unor|brez|dub|kvet|cerv|srp|zari|rij|list|prosin|stycz|lut|kwie|czerw|lip|sierp|wrzes|pazdz|grud|gen|ene|ian|iun|iul)\\p{L}*'

/**
 * What says of a part that it is the one of an order before, per language and in folded letters: `dieselben wie im März`,
 * `los mismos que la última vez`. A translator adds phrases here and nowhere else.
 */
const sameAsBefore = {
  de: `(?:(?:wieder|nochmals?) )?(?:die|der|das)selben? (?:wieder|nochmals?)|(?:(?:genau )?(?:die|der|das)?(?:selben?|gleichen?)|genau(?:so)?|gleich|alles)? ?wie (?:zuletzt|immer|ublich|gehabt|sonst|(?:beim |das )?letzte[ns]? mal|(?:bei |in )?der letzten (?:bestellung|lieferung)|(?:im )?(?:letzten|vorigen) (?:monat|jahr|auftrag)|im ${month})`,
  en: `(?:the )?same again|(?:the )?same (?:ones )?(?:as|like) (?:(?:in|on|from|for) )?(?:before|always|ever|usual|(?:(?:the|our) )?(?:last|previous) (?:time|order|job|delivery|month|year|week)|${month})|as (?:usual|always|(?:we )?(?:had )?(?:last|previous) time)`,
  cs: `(?:zase|opet) (?:ty |ten |to )?(?:stejn\\p{L}+|same)|(?:(?:ty |ten |ta )?(?:stejn\\p{L}+|same)|tytez) (?:jako|co) (?:minule|posledne|naposledy|vzdy|obvykle|v ${month})|jako (?:minule|vzdy|obvykle)`,
  es: `(?:l[oa]s? )?mism[oa]s? (?:otra vez|de nuevo)|(?:(?:l[oa]s?|el) )?(?:mism[oa]s?|igual(?:es)?) (?:que|a los de|a las de|de) (?:siempre|en ${month}|la (?:ultima|otra) vez|el (?:ultimo |otro )?(?:pedido(?: anterior| pasado)?|mes pasado|ano pasado))|como (?:siempre|la ultima vez|en ${month})`,
  fr: `(?:toujours|encore) les? memes?|les? memes? (?:encore|a nouveau)|(?:les? |la )?memes? (?:que|qu') ?(?:d'habitude|toujours|en ${month}|la (?:derniere|precedente) (?:fois|commande)|le mois dernier|l'an(?:nee)? derniere?)|comme (?:d'habitude|toujours|la derniere fois|en ${month})`,
  hu: `ugyan(?:az|azok|olyan|olyanok|ugy),? mint (?:legutobb|multkor|mindig|${month})|mint (?:legutobb|multkor|mindig)`,
  it: `(?:sempre|ancora) (?:gli |le |lo |la )?stess[aeio]|(?:gli |le |lo |la |il |i )?(?:stess[aeio]|ugual[ei]) (?:di|d'|dell'|come|a quell[ie] di) ?(?:sempre|${month}|(?:l')?ultima volta|ultimo ordine|(?:il )?mese scorso)|come (?:sempre|al solito|l'ultima volta|a ${month})`,
  nl: `(?:weer|nogmaals) (?:de|het)zelfde|(?:(?:de|het)zelfde|idem) (?:als|van) (?:altijd|laatst|in ${month}|(?:de )?vorige (?:keer|maand|bestelling)|vorig jaar)|zoals (?:altijd|gewoonlijk|(?:de )?vorige keer)`,
  pl: `(?:znow|znowu|ponownie) (?:te |ten |ta )?sam[eay]|(?:(?:te |ten |ta )?sam[eay]|taki\\p{L}? sam\\p{L}{1,2}|tak samo) (?:co|jak) (?:zawsze|ostatnio|poprzednio|zwykle|w ${month})|(?:tak )?jak (?:zwykle|zawsze|ostatnio|poprzednio)|co zawsze`,
  pt: `[oa]s? mesm[oa]s? (?:outra vez|de novo)|(?:[oa]s? )?mesm[oa]s? (?:que|d[eao]) (?:sempre|${month}|(?:a |da )?ultima vez|mes passado|encomenda anterior)|como (?:sempre|habitual|(?:d)?a ultima vez)`,
  ro: `(?:din nou|iar) (?:aceleasi|acelasi|aceeasi)|(?:aceleasi|acelasi|aceeasi|la fel) ca (?:si )?(?:(?:in|din) )?(?:data trecuta|ultima data|intotdeauna|de obicei|luna trecuta|${month})|ca (?:de obicei|intotdeauna|data trecuta)`,
  se: `samma igen|likadana igen|(?:samma|likadana) som (?:sist|senast|alltid|vanligt|forra (?:gangen|manaden)|i ${month})|som (?:sist|vanligt|alltid)`,
  sl: `(?:spet|ponovno) (?:enak[aeio]?|ist[aei]?)|(?:enak[aeio]?|ist[aei]?) kot (?:zadnjic|prejsnjic|vedno|ponavadi|obicajno|v ${month})|kot (?:zadnjic|vedno|ponavadi|obicajno)`,
} as const

/** A part of a regular expression for folded texts. */
export const sameBefore = `(?:${Object.values(sameAsBefore).join('|')})(?!\\p{L})`
