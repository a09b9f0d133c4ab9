import { foldLetters } from '../../../fold-letters.ts'
import { endOfSizes } from '../../lines/split-mentions.ts'

/** What people say behind a part that changes nothing about it, as parts of patterns for folded texts. */
interface Occasions {
  /** That somebody agreed to it: `as agreed on the phone` */
  agreed: string
  /** For which trial it is: `for a trial` */
  trial: string
  /** For which shift or production: `for tonight's run` */
  run: string
  /** How it is packed: `please pack well` */
  packed: string
}

/** Clauses of each language. A translator adds phrases here and nowhere else. */
const occasions = {
  de: {
    agreed: 'wie (?:(?:am telefon|telefonisch|gestern|eben|vorhin|heute) ){0,2}(?:besprochen|vereinbart|abgesprochen)',
    trial:
      '(?:fur|zu) (?:(?:einen|den|unseren|ersten?|die) ){0,2}(?:versuche?|tests?|probelauf|abmusterung|bemusterung)|zum (?:testen|probieren|ausprobieren|test|versuch)',
    run: 'fur (?:die|den) (?:heutigen?|morgigen?|nachsten?) (?:produktion|schicht|serie|lauf)',
    packed: '(?:gut|sicher|sorgfaltig) (?:verpacken|einpacken|verpackt)',
  },
  en: {
    agreed:
      '(?:as|like) (?:we )?(?:agreed|discussed|arranged)(?: (?:on|over) the phone| by phone| earlier| yesterday| this morning)?',
    trial: 'for (?:(?:a|the|our|another|first|some|initial) ){0,2}(?:trials?|tests?|testing|trial run|sampling|tryout)',
    run: "(?:needed )?(?:for|in) (?:tonight|today|tomorrow|this week|next week)'?s (?:run|production|shift)",
    packed: '(?:pack (?:(?:them|it) )?(?:well|carefully)|protect the (?:ends|tips|threads|edges))',
  },
  cs: {
    agreed:
      '(?:dle|podle) (?:telefonicke )?(?:dohody|domluvy)(?: po telefonu)?|jak (?:jsme se )?(?:domluven[oy]|domluvili|dohodli)(?: po telefonu)?',
    trial: '(?:na|pro|ke?) (?:prvni )?zkousk[uy]|na (?:odzkouseni|vyzkouseni)|na test(?:y|ovani)?',
    run: 'na (?:nocni smenu|(?:zitrejsi|dnesni) vyrobu)',
    packed: '(?:dobre|peclive) zabal(?:it|te)',
  },
  es: {
    agreed: 'como (?:acordamos|quedamos|acordado|convenido)(?: por telefono| ayer)?',
    trial: 'para (?:(?:una|la|unas|primera) ){0,2}pruebas?|para probar',
    run: 'para (?:el turno de noche|la produccion de (?:manana|hoy))',
    packed: '(?:bien (?:embalad|protegid)[oa]s?|embalar bien)',
  },
  fr: {
    agreed: 'comme convenu(?: (?:au|par) telephone| hier| ce matin)?',
    trial: "pour (?:(?:un|des|le|les|premier) |l')?(?:essais?|tests?)",
    run: "pour (?:la production de (?:demain|ce soir)|l'equipe de nuit)",
    packed: '(?:bien (?:emball(?:er|es|ees)|proteg(?:er|es|ees)))',
  },
  hu: {
    agreed: '(?:ahogy|amint) (?:telefonon )?(?:megbeszeltuk|megallapodtunk)',
    trial: '(?:egy )?(?:proba|teszt)(?:hoz|ra|re)',
    run: '(?:az? )?(?:ejszakai muszakhoz|holnapi gyartashoz)',
    packed: '(?:jol|gondosan) (?:be)?csomagol(?:va|ni|jak)',
  },
  it: {
    agreed:
      "come (?:d'accordo|concordato|da accordi|convenuto)(?: al telefono| telefonic(?:i|amente)| ieri| stamattina)?",
    trial: 'per (?:(?:una|la|le|prima) ){0,2}prov[ae]|per (?:un |dei )?test',
    run: 'per (?:il turno di notte|la produzione di (?:domani|oggi))',
    packed: '(?:imballare bene|ben imballat[ie]|ben protett[ie])',
  },
  nl: {
    agreed: 'zoals (?:telefonisch |gisteren )?(?:afgesproken|besproken)',
    trial: 'voor (?:(?:een|de|onze|eerste) ){0,2}(?:proef|test)|om te (?:testen|proberen)',
    run: 'voor de (?:nachtdienst|nachtploeg|productie van (?:morgen|vanavond|vandaag))',
    packed: '(?:goed|zorgvuldig) (?:verpakken|inpakken|verpakt|ingepakt)',
  },
  pl: {
    agreed:
      'jak (?:ustalono|ustalilismy|uzgodniono|uzgodnilismy)(?: telefonicznie| przez telefon)?|zgodnie z (?:ustaleniami|umowa)',
    trial: 'na (?:pierwsza )?(?:probe|proby|testy)|do (?:prob|testow)',
    run: 'na (?:nocna zmiane|(?:jutrzejsza|dzisiejsza) produkcje)',
    packed: '(?:dobrze|starannie) (?:za|s)?pakowa(?:c|ne)',
  },
  pt: {
    agreed: 'como combin(?:ado|amos)(?: (?:ao|por) telefone| ontem)?',
    trial: 'para (?:(?:um|o|primeiro) ){0,2}(?:ensaio|teste)s?|para testar',
    run: 'para (?:o turno da noite|a producao de (?:amanha|hoje))',
    packed: '(?:bem embalad[oa]s|embalar bem)',
  },
  ro: {
    agreed:
      '(?:asa )?cum am (?:vorbit|stabilit|convenit)(?: la telefon)?|conform (?:discutiei|intelegerii)(?: telefonice)?',
    trial: 'pentru (?:(?:o|un|prima) )?(?:prob[ae]|teste?)',
    run: 'pentru (?:schimbul de noapte|productia de (?:maine|azi))',
    packed: '(?:bine ambalat[e]?|ambalati bine)',
  },
  se: {
    agreed:
      'som (?:overenskommet|avtalat|vi kom overens)(?: (?:om|(?:pa|per|i) telefon(?:en)?))?|enligt (?:overenskommelse|telefonsamtal)',
    trial: 'for (?:ett |forsta )?(?:prov|test|provning|provkorning)|for att testa',
    run: 'for (?:(?:natt|kvalls)skiftet|(?:morgondagens|kvallens) (?:produktion|korning))',
    packed: '(?:packa (?:val|noga)|val packade)',
  },
  sl: {
    agreed: 'kot (?:dogovorjeno|smo se dogovorili)(?: po telefonu)?|po (?:telefonskem )?dogovoru',
    trial: 'za (?:prvi )?(?:preizkus|test|poskus|testiranje)',
    run: 'za (?:nocno izmeno|jutrisnjo proizvodnjo)',
    packed: '(?:dobro|skrbno) (?:zapakira(?:ti|jte|ne|ni)|zapakirano)',
  },
} as const satisfies Record<string, Occasions>

const all = Object.values(occasions).flatMap((words) => Object.values(words))
const please = "(?:please|bitte|prosim|por favor|s'il vous plait|merci de|per favore|graag|prosze|va rog|tack|kerem)"
const clause = new RegExp(
  String.raw`(?:\s*[,;(]\s*|\s+[–-]\s+|\s+)(?:${please}\s+)?(?:${all.join('|')})(?=\s*(?:$|[,;.!)](?!\d)))\)?`,
  'u',
)
/** At the end of the words before a clause, what is agreed and no part of it: `price as agreed` */
const ofTerms =
  /(?:price|cost|terms?|discount|preis\p{L}*|rabatt|prix|remise|prezz[oi]|sconto|precios?|descuento|precos?|desconto|prijs|korting|cen[aey]|rabat\p{L}*|slev\p{L}+|ar|pret(?:ul)?|reducere|pris(?:et)?|popust\p{L}*)$/u

/**
 * Removes behind a part that it was agreed, for which trial or shift it is, and how it is packed: `pins 8x160 for a trial, as
 * agreed on the phone`
 */
export function withoutOccasions(line: string): string {
  const end = endOfSizes(line)
  const found = end === 0 ? null : clause.exec(foldLetters(line.slice(end)))
  if (found === null || ofTerms.test(foldLetters(line.slice(0, end + found.index)))) return line
  const start = end + found.index
  return withoutOccasions(`${line.slice(0, start)}${line.slice(start + found[0].length)}`)
}
