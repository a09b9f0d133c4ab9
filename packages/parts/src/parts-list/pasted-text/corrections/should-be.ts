/** Between what is written and what is meant, in folded letters: `6x125 should be 6x160`, `hardened: ma byc azotowany` */
export const shouldBe =
  '(?:should (?:be|read|have been)|must be|is meant to be|needs? to be|soll(?:te)?n?(?: sein)?|muss(?: sein)?|doit etre|doivent etre|devrait etre|lire|deve essere|devono essere|dovrebbe essere|va letto|debe ser|deben ser|tiene que ser|deberia ser|deve ser|devem ser|devia ser|(?:spravne )?(?:ma|maji) byt|(?:prawidlowo )?(?:ma|maja) byc|powin\\p{L}+ byc|moet(?:en)?(?: zijn| worden)?|trebuie sa fie|ska(?:ll)? vara|borde vara|mora biti|morajo biti)'
