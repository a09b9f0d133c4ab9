/** Words for when and how parts are sent, which change no part, per language and in folded letters. */
const deliveryWords = {
  de: 'spater dringend eilig eilt sofort express vorab zuerst vorrangig separat getrennt nachgeliefert nachkommen warten darf durfen reicht eventuell evtl gegebenenfalls voraus vorgezogen prioritat eilsache geliefert kommen',
  en: 'go proceed later urgent urgently rush immediately express separately wait possibly ahead priority follow delivery shipment sooner hurry',
  cs: 'pozdeji spechaji specha urgentni pockat nejdriv zvlast dodani pripadne muze mohou prijit',
  es: 'tarde luego despues urgente urgentes urge esperar primero aparte prioritario prioritaria puede pueden entrega',
  fr: 'tard urgent urgente urgents urgentes presse pressee attendre prioritaire separement abord livraison peut peuvent suivre',
  hu: 'kesobb surgos surgosen raer varhat elobb kulon esetleg szallitas johet johetnek',
  it: 'dopo urgente urgenti subito attendere aspettare separatamente consegna priorita eventualmente puo possono',
  nl: 'later dringend spoed eventueel mogen kan kunnen wachten eerst apart voorrang haast nalevering komen',
  pl: 'pozniej pilne pilna pilny pilnie moze moga poczekac najpierw osobno ewentualnie dojechac przyjsc',
  pt: 'depois urgente urgentes pode podem esperar primeiro separado separadamente prioritario entrega',
  ro: 'tarziu urgent urgenta urgente poate pot astepta intai separat livrare eventual',
  se: 'senare bradskande bradskar bradska vanta forst separat leverans eventuellt kan',
  sl: 'kasneje nujno nujna nujni lahko pocaka pocakajo najprej posebej eventualno pride',
} as const

const all: ReadonlySet<string> = new Set(Object.values(deliveryWords).flatMap((words) => words.split(' ')))

/** Whether a word in folded letters is about the delivery: `Pos. 1 may come later` */
export function isDeliveryWord(word: string): boolean {
  return all.has(word)
}
