import { hasSizes, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { anyChange, isCancelled, shouldBe } from '../corrections/change-words.ts'
import { asking } from '../mail/parts-already-there.ts'

interface ToldWords {
  /** When an order before came, also with its noun. */
  before: string
  /** That parts came, in the past. */
  came: string
}

/**
 * How people tell what an order before brought, per language, in folded letters and as parts of a regular expression. A
 * translator adds words here and nowhere else.
 */
const told = {
  de: {
    before: `(?:das |beim )?(?:letzte[ns]?|vorige[ns]?) mal|zuletzt|neulich|(?:(?:bei|in|mit|aus|von) )?der (?:letzten|vorigen|fruheren) (?:bestellung|lieferung|sendung)|(?:letzte|vorige) woche|(?:letzten|vorigen) monat|letztes jahr`,
    came: `kam(?:en)?|gekommen|bekam(?:en)?|bekommen|erhielt(?:en)?|erhalten|geliefert|angekommen|eingetroffen`,
  },
  en: {
    before: `(?:(?:in|with|from|on) )?(?:the |our |your )?(?:last|previous|earlier) (?:time|order|delivery|shipment)|last (?:week|month|year)|recently`,
    came: `came|arrived|got|received|delivered|sent|shipped`,
  },
  cs: {
    before: `minule|posledne|naposledy|(?:z|v|ve|u|pri|s) (?:minule|posledni|predchozi) (?:objednav\\p{L}*|dodav\\p{L}*|zasil\\p{L}*)|minuly (?:tyden|mesic|rok)`,
    came: `prisl[aoiy]|prisel|dostali(?: jsme)?|obdrzeli|dorazil[aoiy]?|dodan[aoiy]?`,
  },
  es: {
    before: `(?:en )?la (?:ultima vez|vez (?:pasada|anterior))|(?:en|de|con) (?:el|la|su|vuestro|nuestro)? ?(?:ultim[oa]|pedido|entrega|envio) (?:pedido|entrega|envio|anterior|pasad[oa])|(?:la semana|el mes|el ano) pasad[oa]`,
    came: `llego|llegaron|recibimos|vino|vinieron|entregaron|mandaron|enviaron|hemos recibido|han llegado`,
  },
  fr: {
    before: `(?:lors de )?la (?:derniere|fois) (?:fois|derniere|precedente)|(?:dans|de|a|avec|lors de) (?:la|notre|votre) (?:derniere|precedente) (?:commande|livraison)|(?:dans|de) la (?:commande|livraison) precedente|(?:la semaine|le mois|l'an(?:nee)?) (?:derniere?|passee?)`,
    came: `arrivee?s?|recue?s?|livree?s?`,
  },
  hu: {
    before: `legutobb|multkor|(?:a )?mult(?:kori)? (?:heten|honapban|evben)|(?:a )?(?:korabbi|elozo|legutobbi|multkori) (?:rendeles|szallit)\\p{L}*`,
    came: `jottek|jott|erkezett|erkeztek|megerkezett|megerkeztek|megjott|kaptunk|kaptam|kuldtek|szallitottak`,
  },
  it: {
    before: `(?:l'ultima|la scorsa) volta|la volta scorsa|(?:con|nell?|dell?|dal)(?:a |')? ?(?:ultim[oa]|scors[oa]|precedente) (?:ordine|consegna|fornitura|spedizione)|(?:la settimana|il mese|l'anno) scors[oa]`,
    came: `arrivat[aeio]|ricevut[aeio]|consegnat[aeio]|mandat[aeio]`,
  },
  nl: {
    before: `(?:de )?(?:vorige|laatste) keer|laatst|(?:bij|van|met|uit) (?:de |onze |jullie )?(?:vorige|laatste) (?:bestelling|levering|zending)|vorige (?:week|maand)|vorig jaar`,
    came: `kwam(?:en)?|gekomen|kregen|gekregen|ontvingen|ontvangen|geleverd|aangekomen|binnengekomen`,
  },
  pl: {
    before: `(?:ostatnim|poprzednim|zeszlym) razem|ostatnio|poprzednio|(?:z|ze|w|przy) (?:ostatni|poprzedni|zeszl)\\p{L}* (?:zamowieni|dostaw|przesyl|wysyl)\\p{L}*|w zeszlym (?:tygodniu|miesiacu|roku)`,
    came: `przysz(?:edl|l[aoiy])|dostalismy|dostalem|otrzymalismy|dotarl[aoiy]?|dojechal[aoiy]?|przyjechal[aoiy]?`,
  },
  pt: {
    before: `(?:d|n)?a (?:ultima vez|vez (?:passada|anterior))|(?:n|d)[oa] (?:ultim[oa] )?(?:encomenda|entrega|envio)(?: anterior| passad[oa])?|(?:n?a semana|n?o mes|n?o ano) passad[oa]`,
    came: `chegou|chegaram|recebemos|veio|vieram|entregaram|enviaram|mandaram`,
  },
  ro: {
    before: `(?:data|saptamana|luna) trecuta|ultima data|anul trecut|(?:din|la|cu|in) (?:comanda|livrarea) (?:trecuta|anterioara|precedenta)|(?:din|la|cu|in) ultima (?:comanda|livrare)`,
    came: `a(?:u)? (?:venit|ajuns|sosit)|am primit|ati (?:trimis|livrat)`,
  },
  se: {
    before: `sist|senast|(?:vid |i |med |av |fran )?(?:forra|senaste) (?:gangen|ordern|bestallningen|leveransen|veckan|manaden)|forra aret`,
    came: `kom|fick|fatt|levererades|anlande|erholl`,
  },
  sl: {
    before: `zadnjic|prejsnjic|(?:iz|pri|z|s|v|od) (?:prejsnj|zadnj)\\p{L}* (?:narocil|dobav|posilj)\\p{L}*|prejsnji (?:teden|mesec)|lani`,
    came: `prisl[aeio]|prisel|dobil[aeio]|prejeli|prispel[aeio]?`,
  },
} as const satisfies Record<string, ToldWords>

const anyTold = (kind: keyof ToldWords) =>
  `(?:${Object.values(told)
    .map((words) => words[kind])
    .join('|')})(?!\\p{L})`
/** "Like last time" asks for what came then. */
const like = '(?:wie|like|as|than|jako|como|que|comme|mint|come|als|zoals|jak|co|ca|som|kot)'
const before = new RegExp(
  String.raw`(?<!\p{L})(?<!${like}\s(?:(?:the|in|a|bei|na|de|la|i)\s)?)${anyTold('before')}`,
  'u',
)
const came = new RegExp(String.raw`(?<!\p{L})${anyTold('came')}`, 'u')
const anyBefore = new RegExp(before.source, 'gu')
const anyCame = new RegExp(came.source, 'gu')
const instead = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('instead')}|${anyChange('insteadBehind')}|invece d\p{L}+)(?!\p{L})`,
  'u',
)
const number = new RegExp(String.raw`\d|(?<!\p{L})${wordOfSeveral}(?!\p{L})`, 'u')
/** What else makes an order of what came: that it shall be so now, or that some are missing. */
const ordersNow = [
  'jetzt|diesmal|nun|deshalb|daher|also|statt dessen|now|this time|so (?:it|we|this|please|now|make|send)|therefore|hence|ted|nyni|tentokrat|proto|tak|takze|ahora|esta vez|asi que|por eso',
  'maintenant|cette fois|donc|most|ezuttal|ezert|tehat|ora|adesso|stavolta|questa volta|quindi|percio|nu|deze keer|dus|daarom|teraz|tym razem|wiec|dlatego',
  'agora|desta vez|por isso|portanto|acum|de data asta|de aceea|asa ca|deci|den har gangen|darfor|sa (?:vi|det|nu)|zdaj|tokrat|zato',
].join('|')
const missing =
  'fehl|nachlief|missing|short(?!\\p{L})|outstanding|owe|chyb|schaz|falt|pendiente|manqu|hianyz|manca|ontbre|tekort|mankeer|brak|dosl(?:ijcie|ac)|em falta|lips|sakna|fatta|manjk'
const asksNow = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${ordersNow}|${shouldBe}|${anyChange('same')}|${anyChange('samePart')}|soll\p{L}*|shall|will|want|wollen)(?!\p{L})|(?:${missing}))`,
  'u',
)
const maxLength = 500
const betweenSentences = /(?<=[.!?])\s+(?=\p{Lu})/u
const clauseEnd = /[,;:]\s|\s[–-]\s/

/**
 * Removes the sentences which only tell what an order before brought, as they change none of this one: `Last time 3 pillars
 * came instead of 4, but that is settled.` A line that asks for anything stays.
 */
export function withoutToldBefore(line: string): string {
  if (line.length > maxLength) return line
  const folded = foldLetters(line)
  if (!before.test(folded) || !came.test(folded) || !number.test(folded)) return line
  const sentences = line.split(betweenSentences)
  const kept = sentences.filter((sentence) => !isTold(sentence))
  // "The missing one" and "the same again" are counted by what came.
  const isCountedOn = kept.some((sentence) => asksNow.test(foldLetters(sentence)))
  return kept.length === sentences.length || isCountedOn ? line : kept.join(' ')
}

function isTold(sentence: string): boolean {
  const folded = foldLetters(sentence)
  if (!before.test(folded) || !came.test(folded) || sentence.endsWith('?')) return false
  if (hasSizes(sentence) || isCancelled(sentence)) return false
  // A kind that came may be counted further by the next sentence: `Of these 2 more.`
  if (namesKind(sentence) && !instead.test(folded)) return false
  const beside = folded.replace(anyBefore, ' ').replace(anyCame, ' ')
  if (asking.test(beside) || asksNow.test(beside)) return false
  const others = folded.split(clauseEnd).filter((clause) => !before.test(clause) && !came.test(clause))
  return others.every((clause) => !number.test(clause) && findAll(anyBefore, clause).length === 0)
}
