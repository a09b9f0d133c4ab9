/** Beginnings of words for what else a mail counts: times, papers, money and measures, without accents. */
const beginnings = {
  de: 'position artikel sekund schicht schuss zyklus zyklen leute kolleg mitarbeiter tag woche monat jahr stund minut uhr prozent kopie exemplar seite angebot teillief lieferung rechnung person mal mahnung termin euro werktag arbeitstag kalenderwoche',
  en: "position item article second shift shot cycle people lads guys colleague operator pound quid customer day week month year hour minute percent copy copies page quote quotation offer deliver shipment invoice people person time o'clock business working euro dollar",
  cs: 'poloz pozic sekund smen cykl koleg zakaz den dny dnu dni tyden tydn mesic rok let hodin minut procent kopi stran nabid dodav faktur osob pracovn korun',
  es: 'posicion articulo segundo turno ciclo companer golpe dia semana mes ano hora minuto ciento copia pagina oferta entrega factura persona vez veces laborable euro',
  fr: 'position article seconde collegue equipe cycle jour semaine mois ans annee heure minute cent copie exemplaire page offre devis livraison facture personne fois ouvr euro',
  hu: 'tetel pozic masodper muszak ciklus kolleg nap het honap ev ora perc szazalek peldan masolat oldal ajanlat szallit szamla szemely alkal munkanap forint feszk',
  it: 'posizion articol second turn cicl collegh giorn settiman mes ann ora ore minut cento copi pagin offert consegn fattur person volt lavorativ euro',
  nl: 'positie artikel seconde ploeg cyclus collega dag week weken maand jaar uur minut procent kopie exempla pagina offerte leverin deelleverin factur person keer werkdag euro',
  pl: 'pozycj artykul sekund zmian cykl koleg dni dzien tydzien tygodn miesiac miesiec rok lat godzin minut procent kopi stron ofert dostaw faktur osob raz roboc zloty',
  pt: 'posic artigo segundo turno ciclo colega dia semana mes ano hora minuto cento copia pagina oferta cotac entrega fatura pessoa vez vezes util uteis euro',
  ro: 'pozit articol secund schimb ciclu coleg zi zile saptaman lun an ani ora ore minut procent copi pagin ofert livrar factur persoan ori lucrat',
  se: 'position artikel sekund skift cyk kolleg dag veck manad ar timm minut procent kopi sid offert leverans delleverans faktur person gang arbetsdag kron',
  sl: 'pozicij artik sekund izmen cikl sodelav dan dni teden tedn mesec let ura ure ur minut odstot kopij stran ponud dobav racun oseb krat delovn eur',
} as const

/**
 * Whole words for people, machines, shifts, lines of a list, papers and measures, which begin names of parts:
 * `machine screws`, `Linearführung`.
 */
const wholeWords = {
  de: 'leute mann kollegen mitarbeiter maschinen spritzgiessmaschinen spritzgussmaschinen schichten zeilen positionen sekunden schuss zyklen gramm',
  en: 'men staff employees colleagues machines presses shifts lines positions seconds shots cycles grams hrc hv shore',
  cs: 'lidi zamestnancu stroje stroju lisy lisu smeny smen radky radku polozky polozek sekund cyklu gramu',
  es: 'trabajadores empleados companeros maquinas prensas inyectoras turnos lineas posiciones segundos presupuestos ciclos gramos',
  fr: 'devis gens employes ouvriers collegues salaries machines presses equipes lignes postes secondes cycles grammes',
  hu: 'ember emberrel dolgozo gep gepunk geppel muszak muszakban muszakot sor sort tetel tetelt masodperc ciklus gramm',
  it: 'dipendenti operai colleghi macchine presse turni righe voci posizioni secondi preventivi stampate cicli grammi',
  nl: 'man mensen medewerkers machines spuitgietmachines ploegen regels posten posities seconden cycli shots gram',
  pl: 'ludzi pracownikow maszyn maszyny wtryskarek wtryskarki zmiany zmian wierszy linii pozycje pozycji sekund cykli gramow',
  pt: 'trabalhadores funcionarios colaboradores colegas maquinas prensas injetoras turnos linhas posicoes segundos orcamentos ciclos gramas',
  ro: 'oameni angajati colegi masini prese schimburi randuri pozitii secunde cicluri grame',
  se: 'man anstallda maskiner pressar skift rader positioner sekunder cykler gram',
  sl: 'ljudi zaposlenih strojev stroji izmene izmeni izmenah vrstic vrstice postavk postavke sekund ciklov gramov',
} as const

const others = Object.values(beginnings).flatMap((words) => words.split(' '))
const whole: ReadonlySet<string> = new Set(Object.values(wholeWords).flatMap((words) => words.split(' ')))
const marks = /[^\p{L}\d]+$/u

/** Whether a word in folded letters is one for people, machines and the like, whatever it may begin or ask for elsewhere. */
export function isPeopleOrMachines(word: string): boolean {
  return whole.has(word.replace(marks, ''))
}

/** Whether a word in folded letters begins or is a noun that counts no goods. */
export function isOtherWord(word: string): boolean {
  // "Centreringsringar" are no per cent.
  if (word.startsWith('centr')) return false
  // A short beginning has a short ending: "år" does not begin "arcuri".
  const begins = others.some((stem) => word.startsWith(stem) && (stem.length > 3 || word.length < stem.length + 3))
  return begins || isPeopleOrMachines(word)
}

/** The Dutch article beside other Dutch words; alone it may be the Hungarian seven without its accent. */
const dutch =
  /(?<!\p{L})(?:we|wij|ik|onze|ons|een|op|dat|voor|zijn|jullie|niet|met|bij|graag|naar|wordt|kan|moet|haalt|heb(?:ben)?|had(?:den)?)(?!\p{L})/iu

/** Removes the Dutch article, which is a number in another language: `hadden we het binnen` */
export function withoutDutchArticle(text: string): string {
  return dutch.test(text) ? text.replace(/(?<!\p{L})het\s+/giu, '') : text
}
