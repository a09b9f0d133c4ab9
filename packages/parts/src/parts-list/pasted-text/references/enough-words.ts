/** Verbs and adverbs of what is enough, in folded letters, as a part of a pattern: `bastano 2 pezzi`, `räcker det med 2` */
export const enoughWords =
  '(?:reich(?:t|en)|genug(?:t|en)|is enough|enough|suffic(?:es?|ient)|will do|suffi(?:t|sent)|bastan?o?|bastam|chegam?|racker|volstaa[nt]|voldoende|wystarcz[aye]|staci|eleg|elegendo|ajunge?|zadostuje(?:jo|ta)?|dovolj)'
