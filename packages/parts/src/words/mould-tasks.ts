import { belongsToPart } from '../parts-list/cell-content.ts'
import { foldLetters } from '../parts-list/fold-letters.ts'
import { namesCut, namesWork } from '../parts-list/work-words.ts'

/** How people say what a part does in a mould or where it stands, as parts of a pattern for folded texts. */
interface TaskWords {
  /** Verbs that say it alone: `halten`, `cofają`, `atornillamos`. */
  does: string
  /** Participles, which say it behind "is" or at the beginning of a clause: `verschraubt mit`, `held by`. */
  done: string
  /** Before a participle: "is", "are". */
  is: string
  /** "For", before the name of a task. */
  to: string
  /** Names and infinitives of tasks behind "for": `zur Zentrierung`, `per fissare`. */
  task: string
}

const never = '(?!)'

/** The words per language. A translator adds words here and nowhere else; umlauts may be spelt out. */
const taskWords = {
  de: {
    does: 'sitz(?:t|en)|komm(?:t|en)|geh(?:t|en)|steh(?:t|en)|setzen|bauen|montier(?:t|en)|arbeit(?:et|en)|lauf(?:t|en)|(?:zuruck|zusammen|fest)?(?:halt(?:en)?|druck(?:t|en)|schieb(?:t|en)|zieh(?:t|en)|hol(?:t|en) zuruck)|(?:ver|an|zusammen)schraub(?:t|en)|schrauben wir|befestig(?:t|en)|fixier(?:t|en)|zentrier(?:t|en)|fuhr(?:t|en)|(?:unter)?stutz(?:t|en)|trag(?:t|en)|kuhl(?:t|en)|(?:ver)?schliess(?:t|en)|dicht(?:et|en) ab|sicher[nt]|verstift(?:et|en)',
    done: '(?:zuruck|zusammen|fest|an|ab)ge(?:halten|druckt|schoben|zogen|holt|schraubt|fuhrt|dichtet)|ge(?:halten|fuhrt|tragen|kuhlt|stutzt|sichert)|verschraubt|befestigt|fixiert|zentriert|verschlossen|verstiftet|unterstutzt',
    is: 'wird|werden|ist|sind',
    to: 'zu[mr]?|fu?e?r',
    task: '(?:zuruck|ruck|zusammen|fest)(?:drucken|schieben|ziehen|holen|holung|stellung|stellen|fuhrung|hub|halten|schrauben)|(?:ver)?schrauben|verschraubung|befestig(?:en|ung)|fixier(?:en|ung)|zentrier(?:en|ung)|ausstossen|auswerfen|abdicht(?:en|ung)|abstutz(?:en|ung)|kuhlung|sicherung|verstiften',
  },
  en: {
    does: 'sits?|stands?|goes|go|(?:we|we will|we are) (?:fit|fitting|use|using|put|mount|bolt|screw|fix|fasten)|holds?|push(?:es)?|pulls?|centres?|centers?|guides?|supports?|carry|carries|close|closes|retain|retains|secures?|bolts? (?:down|together)|screws? (?:down|together)|clamps? (?:down|together)|returns? the',
    done: 'held|pushed|pulled|returned|bolted|screwed|fixed|fastened|secured|cent(?:red|ered)|guided|supported|carried|cooled|closed|plugged|retained|clamped|located',
    is: "is|are|gets?|being|will be|it's",
    to: 'for|to',
    task: 'return(?:ing)?|pushing|pulling|push|pull|hold(?:ing)?|bolt(?:ing)?|screwing|fix(?:ing)?|fasten(?:ing)?|secur(?:e|ing)|cent(?:ring|ering|re|er)|guid(?:e|ing)|support(?:ing)?|cooling|cool|ejection|eject(?:ing)?|clos(?:e|ing)|plug(?:ging)?|clamp(?:ing)?',
  },
  cs: {
    does: 'sedi|stoji|prijd(?:e|ou)|jde|jdou|montujeme|davame|drzi|vraci|vraceji|tlaci|zatlacuj[ei]|stredi|vystred\\p{L}+|vedou|nesou|podpiraji?|spojuj[ei]|srouboujeme|sesroubujeme|prisroubujeme|pripevnime|pripevnujeme|upevnime|upevnujeme|stahneme|stahujeme|uzavreme|uzavirame|chladi|zajistuj[ei]',
    done: 'drzen[aoey]?|vracen[aoey]?|prisroubovan[aoey]?|sesroubovan[aoey]?|upevnen[aoey]?|pripevnen[aoey]?|vystreden[aoey]?|stazen[aoey]?',
    is: 'je|jsou|bude|budou',
    to: 'k|ke|na|pro',
    task: 'vraceni|navrat|zavesen[ii]|upevneni|pripevneni|stredeni|vystredeni|vedeni|sesroubovani|prisroubovani|spojeni|podepreni|chlazeni|uzavreni|utesneni|stazeni|vyhazovani|vyhozeni|zajisteni',
  },
  es: {
    does: 'van(?=\\s*$)|llevan?|montamos|ponemos|(?:a?tornill|sujet|fij|centr|gui|empuj|devuelv|retorn|soport|apoy|refriger|taponam?|cerr|asegur|un)(?:amos|imos|an|en|aremos)|cierran|devuelven|la sostienen',
    done: '(?:atornillad|sujet|sujetad|fijad|centrad|guiad|empujad|retornad|devuelt|soportad|apoyad|refrigerad|cerrad|taponad)[oa]s?',
    is: 'es|son|esta|estan|va|van|queda|quedan',
    to: 'para(?: (?:el|la|los|las))?',
    task: 'retorno|recuperacion|centrado|centrar|guiado|guiar|sujecion|sujetar|fijacion|fijar|atornillar|expulsar|expulsion|refrigeracion|refrigerar|cerrar|cierre|taponar|empujar|devolver|unir|amarre|apoyo|apoyar',
  },
  fr: {
    does: 'mets?|mettons|montons|monte|pose|posons|vont|viennent|(?:fix|viss|centr|guid|maintien|rappel|pouss|repouss|serr|port|support|bouch|ferm|refroidi|assembl)(?:e|ons|ent|nent|nons|ssent)|tient|tiennent|maintient',
    done: '(?:fix|viss|centr|guid|rappel|pouss|repouss|serr|port|support|bouch|ferm|assembl)ee?s?|maintenue?s?|tenue?s?|refroidie?s?',
    is: 'est|sont|se fait|se font|sera|seront',
    to: "pour(?: (?:le|la|les|l'))?",
    task: 'rappel|retour|recul|fixation|fixer|visser|vissage|centrage|centrer|guidage|guider|maintien|maintenir|ejection|ejecter|refroidissement|refroidir|boucher|obturer|fermer|fermeture|assemblage|assembler|serrage|serrer|soutenir|soutien|appui',
  },
  hu: {
    does: 'kerul(?:nek)?|megy|mennek|ulnek|tart(?:ja|jak)|tolja|toljak|visszatol(?:ja|jak)|rogzit(?:i|ik|juk)|kozpontosit(?:ja|jak|juk)|vezet(?:i|ik|juk)|csavarozzuk|osszefog(?:ja|jak|juk)|lezar(?:ja|jak|juk)|alatamaszt(?:ja|jak|juk)|hut(?:i|ik|juk)',
    done: never,
    is: never,
    to: never,
    task: '(?:vissza)?tolas(?:ara|ahoz|hoz)|(?:ossze|le|meg)?fogas(?:ara|ahoz)|rogzites(?:ere|ehez|hez)|kozpontositas(?:ara|ahoz|hoz)|vezetes(?:ere|ehez|hez)|csavarozas(?:ara|ahoz|hoz)|osszecsavarozas(?:ara|ahoz|hoz)|illesztes(?:ere|ehez|hez)|hutes(?:ere|ehez|hez)|lezaras(?:ara|ahoz|hoz)|kilokes(?:ere|ehez|hez)|(?:ala)?tamasztas(?:ara|ahoz|hoz)|osszeszereles(?:ere|ehez|hez)',
  },
  it: {
    does: 'montiamo|mettiamo|vanno|ci va|(?:fiss|avvit|centr|guid|richiam|spin|sosten|regg|chiud|tapp|raffredd|tratten|bloc|blocch|serr)(?:iamo|ano|ono|gono|hiamo)|tengono|tiene',
    done: '(?:fissat|avvitat|centrat|guidat|richiamat|spint|sostenut|rett|chius|tappat|raffreddat|trattenut|bloccat|serrat|tenut)[oaie]',
    is: 'e|sono|viene|vengono|va|vanno',
    to: "per(?: (?:il|lo|la|i|gli|le|l'))?",
    task: 'richiamo|ritorno|fissare|fissaggio|centrare|centraggio|guidare|guida|avvitare|avvitatura|spingere|sostenere|sostegno|estrarre|estrazione|raffreddare|raffreddamento|chiudere|chiusura|tappare|bloccare|bloccaggio|serrare|serraggio|unire',
  },
  nl: {
    does: 'kom(?:t|en)|gaan?t?|zit(?:ten)?|staan?t?|monteren|houd(?:en|t)|druk(?:ken|t)|duw(?:en|t)|schroe(?:ft|ven)|centre(?:ert|ren)|gelei(?:dt|den)|dra(?:agt|gen)|bevestig(?:en|t)|zet(?:ten)? (?:we|wij)|borg(?:en|t)|koel(?:en|t)|sluit(?:en)?|ondersteun(?:t|en)',
    done: '(?:terug|vast|samen|aan|op|af)ge(?:drukt|duwd|houden|schroefd|trokken|haald|zet|sloten)|ge(?:houden|drukt|centreerd|borgd|koeld|dragen)|bevestigd|geleid|ondersteund',
    is: 'wordt|worden|is|zijn',
    to: 'voor(?: (?:de|het))?|om|ter',
    task: 'terug(?:drukken|duwen|stellen|halen|loop|stelling)|(?:vast|aan|samen)schroeven|bevestig(?:en|ing)|centre(?:ren|ring)|geleid(?:en|ing)|vastzetten|borg(?:en|ing)|koel(?:en|ing)|afdicht(?:en|ing)|afsluiten|ondersteun(?:en|ing)|uitwerpen|uitstoten',
  },
  pl: {
    does: 'siedz[ia]|idzie|ida|stoi|stoja|pracuj[aei]|montujemy|cofa(?:ja)?|wypycha(?:ja)?|trzyma(?:ja)?|skreca(?:my|ja)?|przykreca(?:my|ja)|mocuj(?:emy|a|e)|centruj(?:emy|a|e)|prowadza|podpiera(?:my|ja)?|podtrzymuja|dociska(?:my|ja)?|chlodza|zamyka(?:my|ja)?|zaslepi(?:a|amy|my)|zabezpieczaja|ustalaja|ustalamy|laczymy|lacza|zamocujemy|skrecimy|przykrecimy',
    done: '(?:skreco|mocowa|zamocowa|przykreco|dociska|cofa|centrowa|prowadzo|trzyma|podpar|zamkniet)(?:n?[aey]|ne)',
    is: 'jest|sa|bedzie|beda',
    to: 'do|dla|na',
    task: 'wypychania|wypchniecia|cofania|cofniecia|powrotu|centrowania|ustalenia|ustalania|mocowania|zamocowania|skrecenia|skrecania|przykrecenia|polaczenia|prowadzenia|podparcia|chlodzenia|zamkniecia|zaslepienia|uszczelnienia|docisku|zabezpieczenia',
  },
  pt: {
    does: 'vao|levam?|montamos|pomos|trabalham?|(?:aparafus|parafus|fix|centr|gui|empurr|segur|suport|apoi|refriger|fech|tap|prend|recolh)(?:amos|am|emos|em)',
    done: '(?:aparafusad|fixad|centrad|guiad|empurrad|segurad|segur|suportad|apoiad|refrigerad|fechad|tapad|pres|recolhid|puxad)[oa]s?',
    is: 'e|sao|esta|estao|vai|vao|fica|ficam',
    to: 'para(?: [oa]s?)?',
    task: 'retorno|recuo|recuperacao|centrar|centragem|guiar|guiamento|fixar|fixacao|aparafusar|apertar|aperto|expulsar|extracao|extrair|refrigeracao|refrigerar|fechar|fecho|tapar|empurrar|segurar|apoiar|apoio|unir',
  },
  ro: {
    does: 'montam|punem|folosim|vin|merg|(?:fix|prind|strang|centr|ghid|imping|sustin|readuc|inchid|rac|asigur|insurub)(?:eaza|em|am|im)?|inchidem|prindem|strangem',
    done: '(?:fixat|prins|strans|centrat|ghidat|impins|sustinut|tinut|readus|adus|inchis|racit|asigurat|insurubat)[aei]?',
    is: 'este|e|sunt|se',
    to: 'pentru|la',
    task: 'readucere[ai]?|revenire[ai]?|retragere[ai]?|fixare[ai]?|prindere[ai]?|strangere[ai]?|centrare[ai]?|ghidare[ai]?|sustinere[ai]?|racire[ai]?|inchidere[ai]?|aruncare[ai]?|etansare[ai]?',
  },
  se: {
    does: 'sitter|kommer|gar|monterar|star|haller|trycker|skjuter|drar|skruvar|faster|centrerar|styr|leder|bar upp|stodjer|kyler|stanger|sakrar|laser|(?:tillbaka)?(?:trycks|skjuts|halls|dras|skruvas|fasts|centreras|styrs|stods|kyls|stangs|sakras|lases)',
    done: never,
    is: never,
    to: 'for(?: att)?|till',
    task: 'atergang(?:en)?|returen|atertryckning(?:en)?|infastning(?:en)?|fastsattning(?:en)?|fasta|skruva|centrering(?:en)?|centrera|styrning(?:en)?|styra|kylning(?:en)?|kyla|utstotning(?:en)?|stanga|tata|tatning(?:en)?|halla|trycka|stodja',
  },
  sl: {
    does: 'prid(?:e|ejo)|gre|gredo|sedi(?:jo)?|stoji(?:jo)?|vgradimo|drzi(?:jo)?|vraca(?:jo)?|potiska(?:jo)?|pritrdi(?:mo|jo)|pritrjuje(?:mo|jo)|privijemo|privijacimo|zvijemo|spojimo|centrira(?:mo|jo)|vodi(?:jo)|podpira(?:jo)?|nosi(?:jo)|hladi(?:jo)|zapremo|zapira(?:mo|jo)|cepimo|varuje(?:jo)',
    done: '(?:pritrjen|privit|zvit|vracan|centriran|voden|podprt|drzan|zaprt|hlajen)[aoei]?',
    is: 'je|so|bo|bodo',
    to: 'za|k',
    task: 'vracanje|povratek|pritrditev|pritrjevanje|privijanje|centriranje|vodenje|podpiranje|podporo|hlajenje|izmetavanje|izmet|spajanje|spojitev|zapiranje|tesnjenje',
  },
} as const satisfies Record<string, TaskWords>

function anyOf(kind: keyof TaskWords): string {
  return `(?:${Object.values(taskWords)
    .map((words) => words[kind])
    .filter((words) => words !== never)
    .join('|')})`
}

/** At the beginning of a clause, before "for": `y para la refrigeración`, `za pritrditev pa`, `A lapok összefogásához` */
const purpose = String.raw`^(?:\p{L}{1,6}\s+)?(?:${anyOf('to')})\s+(?:\p{L}{1,4}\s+)?(?:\p{L}{2,3}')?(?:${anyOf('task')})(?!\p{L})`
const caseOfTask = String.raw`(?<!\p{L})(?:${taskWords.hu.task})(?!\p{L})`
const active = String.raw`(?<!\p{L})(?:${anyOf('does')})(?!\p{L})`
const passive = String.raw`(?:^(?:\p{L}{1,4}\s+)?|(?<!\p{L})(?:${anyOf('is')})\s+(?:\p{L}+\s+){0,2})(?:${anyOf('done')})(?!\p{L})`
const taskBefore = new RegExp(`${purpose}|${caseOfTask}|${active}|${passive}`, 'u')
/** Behind the part and its material in a clause that ends with its verb: `in 12.9 zurückgedrückt`, `push the plate back` */
const behindPart = new RegExp(
  String.raw`^((?:\s+[\p{L}\d.]+){0,3}?)(\s+(?:${anyOf('does')}|${anyOf('done')})(?!\p{L})(?:\s+\p{L}[\p{L}'-]*){0,5})(?=\s*(?:$|[.,;!]))`,
  'u',
)
/** The other piece of a verb before the part: `drücken vier Federn 25x102 | zurück` */
const particle =
  /^((?:\s+[\p{L}\d.]+){0,3}?)(\s+(?:zuruck|zusammen|fest|back|down|together|terug|vast|vissza|tillbaka))(?=\s*(?:$|[.,;!]))/u
const material = /^(?:in|8\.8|10\.9|12\.9)$/

/** Whether the words before a part say in folded letters what it does in the mould. */
export function saysTask(before: string): boolean {
  return taskBefore.test(before)
}

/** Removes what a part does from the words behind it, or only the other piece of the verb that stood before it. */
export function withoutTaskBehind(behind: string, isSaidBefore: boolean): string {
  const folded = foldLetters(behind)
  const [, between = '', said = ''] = behindPart.exec(folded) ?? (isSaidBefore ? particle.exec(folded) : null) ?? []
  const words = between.split(' ').filter(Boolean)
  const isMaterial = words.every((word) => material.test(word) || belongsToPart(word))
  if (said === '' || !isMaterial || said.split(' ').some(changesPart)) return behind
  return behind.slice(0, between.length) + behind.slice(between.length + said.length)
}

function changesPart(word: string): boolean {
  return belongsToPart(word) || namesWork(word) || namesCut(word)
}
