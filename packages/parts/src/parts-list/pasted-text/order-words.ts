import { foldLetters } from '../fold-letters.ts'

interface OrderWords {
  /** Words that ask for parts; a number behind them is a quantity: `AZH-6x200 brauchen wir 12`. */
  asking: string
  /** Other words around the name of a part: greetings, articles, adverbs, the kind of the mail. */
  around: string
  /** Words of courtesy, which may stand behind a part and its quantity; `_` is a blank. Some of them also ask. */
  courtesy: string
  /** Words that end a mail; what follows is a name. */
  closing: string
}

/**
 * Words of sentences that order parts, by language, which say nothing about the part beside them. A translator adds words
 * here and nowhere else; accents are optional.
 */
const orderWords = {
  de: {
    asking:
      'bitte brauche brauchen bräuchte bräuchten benötige benötigen bestelle bestellen bestellt ordern wir ich uns noch jetzt nun dringend senden schicken liefern hätten hätte gern gerne möchten möchte',
    around:
      'und sowie einplanen ordern sie ihr mir wieder nochmal nochmals dazu außerdem zusätzlich dann schnell zusenden zuschicken nachliefern anbieten mitschicken mit könnten könnt können würden werden sind das von vom den der die dem bei für es hallo hi moin servus guten tag morgen vielen dank auch nur insgesamt wie immer letztes letzte mal hiermit anbei bestellung nachbestellung auftrag anfrage angebot bedarf artikel artikelnummer bis heute montag dienstag mittwoch donnerstag freitag bekommen haben',
    courtesy: 'bitte danke',
    closing: 'lg mfg vg bg gruß gruss grüße gruesse',
  },
  en: {
    asking: 'please need needs we us now urgently send ship supply deliver quote order want require',
    around:
      'and i you again also another then quickly ordering could can would like add of the for some more hi hello dear is are be will from just total inquiry enquiry offer item article by today tomorrow monday tuesday wednesday thursday friday get have',
    courtesy: 'please pls thanks thank_you asap',
    closing: 'regards cheers br rgds sincerely',
  },
  cs: {
    asking:
      'prosím prosíme potřebujeme potřebuji objednáváme objednávám chceme nyní poslat pošlete zaslat dodat dodejte',
    around:
      'ještě také navíc opět znovu nutně rychle nabídněte nám mi bychom by rádi dobrý den ahoj díky od pro objednávka poptávka položka do zítra dnes',
    courtesy: 'prosím děkuji',
    closing: 'pozdrav pozdravem',
  },
  es: {
    asking: 'necesitamos necesito pedimos queremos quisiera quisiéramos ahora enviar envíen mandar suministrar',
    around:
      'pedir además también otra vez urgente enviarnos ofertar nos me más hola buenos días de los las el la para pedido consulta artículo mañana hoy',
    courtesy: 'por_favor gracias',
    closing: 'saludos atentamente',
  },
  fr: {
    asking:
      'svp merci faut faudrait commandons voudrions souhaitons désirons maintenant envoyer envoyez livrer livrez fournir',
    around:
      'et besoin avons nous il commander encore aussi également puis urgent de des les le la du pour bonjour salut chiffrer commande demande article demain',
    courtesy: "s'il_vous_plaît svp merci",
    closing: 'cordialement salutations cdt',
  },
  hu: {
    asking: 'kérem kérjük kérünk kérek kérnénk kell kellene szükséges rendelünk rendelek szeretnénk most küldjenek',
    around:
      'és szükségünk van lenne még is továbbá sürgősen küldeni szállítani nekünk üdvözlöm üdv helló köszönöm köszönjük ajánlatot rendelés megrendelés cikk holnapig',
    courtesy: 'kérem',
    closing: 'üdvözlettel tisztelettel',
  },
  it: {
    asking:
      'servono serve occorrono occorre ordiniamo ordino vorremmo vorrei ora inviare inviateci spedire fornire facciamo ordinare',
    around:
      'per cortesia ci mi necessitiamo ancora anche inoltre adesso urgente quotare dei degli delle di del buongiorno salve ciao ordine richiesta articolo entro domani',
    courtesy: 'per_favore grazie',
    closing: 'saluti cordialmente',
  },
  nl: {
    asking: 'graag alstublieft hebben nodig wij we bestellen bestel willen nu sturen stuur leveren lever',
    around:
      'en aub ons ik mij bestelt zouden nog ook daarnaast dan dringend snel opsturen van de het voor hallo goedemorgen goedemiddag bedankt dank offerte bestelling aanvraag artikel morgen',
    courtesy: 'alstublieft graag',
    closing: 'groet groeten mvg',
  },
  pl: {
    asking: 'proszę prosimy potrzebujemy potrzebuję zamawiamy zamawiam chcemy teraz wysłać przesłać dostarczyć',
    around:
      'oraz chciałbym jeszcze także również dodatkowo ponownie pilnie szybko wycenić nam mi dla dzień dobry cześć witam zamówienie zapytanie artykuł jutra',
    courtesy: 'proszę dziękuję',
    closing: 'pozdrawiam pozdrowienia',
  },
  pt: {
    asking:
      'precisamos preciso encomendamos encomendar queremos queríamos gostaríamos agora enviar enviem fornecer são',
    around:
      'ainda também mais urgente cotar nos me dos das de do da para olá bom boa dia tarde obrigado encomenda pedido consulta artigo amanhã',
    courtesy: 'por_favor',
    closing: 'cumprimentos atenciosamente abraço',
  },
  ro: {
    asking: 'rog rugăm nevoie dorim doresc comandăm vrea acum trimiteți trimite livrați',
    around:
      'și avem comanda am încă și mai de asemenea urgent ne îmi pentru bună ziua salut mulțumesc mulțumim ofertă comandă cerere articol mâine',
    courtesy: 'vă_rog',
    closing: 'respect stimă',
  },
  se: {
    asking: 'behöver beställer beställa skulle vill ha gärna nu skicka leverera',
    around:
      'och snälla vi jag oss mig ännu också dessutom även snabbt offerera av de den för hej order beställning förfrågan artikel imorgon',
    courtesy: 'tack',
    closing: 'hälsningar mvh hälsning',
  },
  sl: {
    asking: 'prosim prosimo potrebujemo potrebujem rabimo naročamo naročam želimo zdaj pošljite poslati dobavite',
    around:
      'bi še tudi dodatno ponovno nujno hitro nam mi od za pozdravljeni živjo hvala ponudbo naročilo povpraševanje artikel jutri',
    courtesy: 'prosim',
    closing: 'pozdravom pozdrav',
  },
} as const satisfies Record<string, OrderWords>

const courtesy = [...wordsOf('courtesy')].map((words) => words.replaceAll('_', ' '))
const words = {
  asking: wordsOf('asking'),
  any: new Set([...wordsOf('asking'), ...wordsOf('around'), ...courtesy.flatMap((said) => said.split(' '))]),
}
const marks = /^[^\p{L}]+|[^\p{L}]+$/gu

function wordsOf(kind: keyof OrderWords): Set<string> {
  return new Set(Object.values(orderWords).flatMap((language) => foldLetters(language[kind]).split(' ')))
}

function isOneOf(known: ReadonlySet<string>, word: string): boolean {
  return known.has(foldLetters(word).replace(marks, '')) && !/\d/.test(word)
}

/** Removes words of an order from both ends of a text that has others, too. */
export function withoutOrdering(text: string): string {
  const found = [...text.matchAll(/\S+/g)]
  const first = found.find(([word]) => !isOneOf(words.any, word))
  const last = found.findLast(([word]) => !isOneOf(words.any, word))
  if (first === undefined || last === undefined) return text
  const rest = text.slice(first.index, last.index + last[0].length)
  return last === found.at(-1) ? rest : rest.replace(/[,;:]$/, '')
}

const closing = new RegExp(
  String.raw`[.,;!?]\s+(?:\p{L}+\s+){0,2}(?:${[...wordsOf('closing')].join('|')})(?!\p{L})[^\d]*$`,
  'u',
)

/** Removes the end of a mail from its only line. */
export function withoutClosing(text: string): string {
  return text.slice(0, closing.exec(foldLetters(text))?.index)
}

const courtesyAtEnd = new RegExp(String.raw`(?:^|[\s,;])(?:${courtesy.join('|')})[\s.!,;]*$`)

/** Removes words of courtesy at the end of a text. */
export function withoutCourtesy(text: string): string {
  return text.slice(0, courtesyAtEnd.exec(foldLetters(text))?.index)
}

/** Whether a word is one of an order, which says nothing about a part. */
export function isOrdering(word: string): boolean {
  return isOneOf(words.any, word)
}

/** Whether the last word of a text asks for what stands before it. */
export function endsInAsking(text: string): boolean {
  return isOneOf(words.asking, /\S*$/.exec(text.trimEnd())?.[0] ?? '')
}

/** What a label in a mail names beside a quantity: `Zeichnung: 3305`. */
const labelled = /(?:^|\s)\p{L}[\p{L}. ]{1,25}[:=].*$/u

/** Whether a text has only labelled values and words of an order, so that a quantity beside it is that of the line above. */
export function saysNoMore(text: string): boolean {
  const found = text.replace(labelled, '').match(/\S+/g) ?? []
  return found.every((word) => isOneOf(words.any, word) || !/[\p{L}\d]{3}/u.test(word))
}
