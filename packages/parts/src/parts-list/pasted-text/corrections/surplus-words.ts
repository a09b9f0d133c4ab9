/** Words for pieces above the ordered ones, behind a share in percent and in folded letters: `10 % Übermenge` */
export const surplus =
  '(?:\\p{L}{1,3}\\s)?(?:ubermenge|mehr\\p{L}*|uberlieferung|extra|more|over|on top|de plus|en plus|in piu|mas|wiecej|nadwyzk\\p{L}|navic|vic|meer|a mais|tobb\\p{L}*|mai mult|in plus|mer|vec|overmaat|rezerv\\p{L}|reserve?)(?!\\p{L})'
