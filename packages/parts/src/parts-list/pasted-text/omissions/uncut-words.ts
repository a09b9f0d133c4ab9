/** Words for a part in the length that the shop has it in, per language, in folded letters and without accents. */
const uncutWords = {
  de: 'ohne (?:kurz(?:ung|en)|ablangen|zuschnitt)|ungekurzt\\p{L}*|nicht gekurzt|(?:in )?(?:der )?(?:volle[rn]?|ganze[rn]?|originale[rn]?) lange|(?:in )?(?:standard|original|katalog|liefer)-?lange',
  en: 'without (?:shortening|cutting)|no (?:cutting|shortening)|not shortened|uncut|not cut|whole|(?:in |at )?(?:full|stock(?:ed)?|standard|original|catalogue) length',
  cs: 'bez (?:zkraceni|rezani)|nezkracen\\p{L}+|cel[ey]|vcelku|(?:v )?(?:plne|cele|puvodni|standardni) delce',
  es: 'sin (?:acortar|recortar|corte)|sin cortar|enter[oa]s?|(?:en |a |de )?(?:longitud|largo) (?:complet[ao]|estandar|original|de catalogo)',
  fr: 'sans (?:coupe|raccourcissement|mise a longueur)|non (?:coupe|raccourci)e?s?|entiers?|entieres?|(?:a |en |de |a la )?longueur (?:standard|complete|entiere|catalogue|d.origine)|(?:en |a )?pleine longueur',
  hu: '(?:rovidites|vagas) nelkul|vagatlan\\p{L}*|roviditetlen\\p{L}*|egeszben|(?:teljes|eredeti|szabvanyos) hossz\\p{L}*',
  it: 'senza (?:taglio|accorciamento|accorciare|tagliare)|non (?:tagliat|accorciat)[aoie]|inter[oaie]|(?:a |in |di )?lunghezza (?:standard|intera|piena|originale|di catalogo)',
  nl: 'zonder (?:inkorten|afkorten)|niet (?:ingekort|afgekort)|ongekort|onverkort|hele|(?:op |in )?(?:volle|standaard|originele|hele) ?lengte',
  pl: 'bez (?:skracania|ciecia|docinania)|nieskroc\\p{L}+|niecie[tc]\\p{L}*|cale|(?:w |o )?(?:pelnej|oryginalnej|standardowej|calej) dlugosci',
  pt: 'sem encurtar|sem corte|sem cortar|inteir[oa]s?|(?:em |no |com |de )?comprimento (?:completo|standard|original|inteiro|de catalogo)',
  ro: 'fara (?:taiere|scurtare)|netaiat\\p{L}*|intreg[ie]?|(?:la |in |cu )?lungime(?:a)? (?:intreaga|completa|standard|originala)',
  se: 'utan (?:kapning|avkortning|kortning)|okapad\\p{L}*|hela|(?:i |med )?(?:full|hel|standard|original) ?langd',
  sl: 'brez (?:s?krajsanja|rezanja)|neskrajsan\\p{L}*|cel[ie]|(?:v |na )?(?:polni|celi|standardni|izvirni|originalni) dolzini',
} as const

/** Words for an uncut part in any language, as a part of a regular expression for folded texts. */
export const uncutWord = `(?:${Object.values(uncutWords).join('|')})(?!\\p{L})`
