/** Behind pieces that are added to those before, in folded letters: `2 more`, `due pz in più` */
export const moreBehind =
  '(?:mehr|dazu|hinzu|zusatzlich|more|extra|additional|navic|vic|dalsi|mas|de mas|de plus|en plus|tobb|hozza|in piu|di piu|erbij|bij|meer|wiecej|dodatkowo|a mais|mais|in plus|mai mult|till|fler|vec|dodatno)'

/** `two more than last time, so 6` */
export const thanBefore =
  '(?:\\s+(?:als|wie|than|nez|que|di|della|rispetto|dan|niz|do que|an|kot|mint|ca|decat)\\s+[^\\d,;.]{3,25})?'

/** The same before them, with a verb that adds them: `noch 4`, `pune încă 4` */
export const moreBefore =
  '(?:(?:dodaj(?:te)?|pridej(?:te)?|pune(?:ti)?|adauga(?:ti)?|poe|ponha|junta|junte|adj(?:on|anak)?|lagg|legg|mach(?:t)?|add)\\s+)?(?:noch|weitere|another|further|encore|altri|altre|ancora|otros|otras|mas|mais|outros|outras|nog|jeszcze|kolejne|jeste|dalsi|meg|inca|ytterligare|till|se)'

/** Before the sum of pieces and those added: `so 6 in total`, `quindi 6` */
export const sumUp =
  '(?:(?:also|macht|somit|insgesamt|zusammen|so|thus|makes|making|total|takze|tedy|celkem|asi que|o sea|osea|es decir|en total|donc|ca fait|ca fera|cela fait|cela fera|soit|ce qui fait|au total|tehat|azaz|osszesen|quindi|cioe|ossia|in totale|dus|samen|wiec|czyli|razem|portanto|ou seja|no total|deci|adica|in total|alltsa|totalt|torej|se pravi|skupaj|that|is|das|sind|to)\\s*){1,3}'
