/**
 * Words that make a number of pieces another one, or a limit of it, per language and in folded letters. A translator adds
 * words here and nowhere else.
 */
interface DoubtWords {
  /** Directly before a number: `mehr als 10`, `perhaps 10`, `monthly 10` */
  before: string
  /** Directly behind a number with its unit: `10 pro Monat`, `4 je Seite`, the Slovene `2 para` */
  behind: string
  /** Of one side: `4 left, 4 right` */
  side: string
  /** Between two numbers of which the second one corrects the first one, or is added to it: `10, no 12`, `10 and another 10` */
  between: string
  /** A hundred before further numbers in words: `cento e vinte` */
  hundred: string
}

const doubtWords = {
  de: {
    before:
      'mehr als|weniger als|uber|unter|ab|hochstens|nicht mehr als|nicht weniger als|evtl|eventuell|vielleicht|ggf|womoglich|monatlich|wochentlich|jahrlich|je seite|pro seite',
    behind:
      '(?:je|pro|im|/) ?(?:monat|woche|jahr|quartal|tag)|monatlich|wochentlich|jahrlich|(?:je|pro) (?:seite|halfte|formhalfte)',
    side: 'links|rechts',
    between: 'nein|ne|weitere|nochmals?|spater|danach|besser noch',
    hundred: 'hundert(?:und)?',
  },
  en: {
    before:
      '(?:no |not )?(?:more|less|fewer) than|(?:just |well |slightly |(?<=^\\s*|[,;:(–-]\\s*))(?:over|under)|at most|at least|perhaps|possibly|maybe|probably|monthly|weekly|yearly|above|below',
    behind:
      '(?:per|a|each|every|/) ?(?:month|week|year|quarter|day)|monthly|weekly|yearly|(?:per|each|on each|every) side|or (?:so|more|less)|ish',
    side: 'left|right|lh|rh',
    between: 'no|not|another|a further|more|later',
    hundred: '(?:a |one )?hundred(?: and)?',
  },
  cs: {
    before: 'vice nez|mene nez|pres|pod|nad|nejvyse|nanejvys|mozna|pripadne|mesicne|tydne|rocne',
    behind: 'mesicne|tydne|rocne|za mesic|na (?:kazdou )?stranu|nebo vice',
    side: 'vlevo|vpravo',
    between: 'ne|dalsich|dalsi|pozdeji',
    hundred: 'sto',
  },
  es: {
    before:
      'mas de|menos de|no mas de|no menos de|como maximo|como minimo|sobre|quizas?|tal vez|a lo mejor|posiblemente|mensualmente',
    behind: '(?:al|por|cada|/) ?(?:mes|semana|ano)|mensuales|semanales|(?:por|a|en|de) (?:cada )?lado|o mas',
    side: 'izquierda|derecha',
    between: 'no|otr[oa]s|mas tarde|despues',
    hundred: 'ciento',
  },
  fr: {
    before: 'plus de|moins de|pas plus de|au plus|peut-etre|eventuellement|mensuellement|pres de',
    behind:
      '(?:par|/|chaque) ?(?:mois|semaine|an|trimestre|jour)|mensuels?|(?:par|de chaque|chaque) cote|voire|ou plus',
    side: 'gauche|droite',
    between: 'non|autres|encore|plus tard',
    hundred: 'cent',
  },
  hu: {
    before:
      'tobb mint|kevesebb mint|legfeljebb|legalabb|talan|esetleg|havonta|hetente|evente|oldalankent|formankent|szerszamonkent|felett|alatt',
    behind: 'havonta|hetente|evente|/ ?ho(?:nap)?|oldalankent',
    side: 'bal|jobb|balra|jobbra',
    between: 'nem|tovabbi|kesobb',
    hundred: 'szaz',
  },
  it: {
    before:
      'piu di|meno di|non piu di|non meno di|oltre|al massimo|al minimo|forse|magari|eventualmente|mensilmente|sotto i|sopra i',
    behind: '(?:al|ogni|/) ?(?:mese|settimana|anno)|mensili|(?:per|ogni|a|da ogni) (?:lato|parte)|o piu',
    side: 'sinistra|destra|sx|dx',
    between: 'no|altri|altre|poi|dopo',
    hundred: 'cento',
  },
  nl: {
    before:
      'meer dan|minder dan|niet meer dan|hoogstens|hooguit|boven de|onder de|misschien|eventueel|maandelijks|wekelijks',
    behind:
      '(?:per|/) ?(?:maand|week|jaar)|maandelijks|wekelijks|(?:per|aan elke|elke|aan iedere) (?:kant|zijde)|of meer',
    side: 'links|rechts',
    between: 'nee|nog|later',
    hundred: 'honderd(?:en)?',
  },
  pl: {
    before:
      'wiecej niz|mniej niz|nie wiecej niz|ponad|ponizej|powyzej|najwyzej|maks|co najwyzej|moze|ewentualnie|miesiecznie|tygodniowo',
    behind: 'miesiecznie|tygodniowo|rocznie|na (?:miesiac|tydzien|rok)|na (?:kazda )?strone|lub wiecej',
    side: 'lewej|prawej|lewo|prawo',
    between: 'nie|kolejne|kolejnych|dalsze|pozniej',
    hundred: 'sto',
  },
  pt: {
    before:
      'mais de|menos de|nao mais de|no maximo|no minimo|talvez|eventualmente|possivelmente|acima de|abaixo de|mensalmente',
    behind: '(?:por|ao|/) ?(?:mes|semana|ano)|mensais|(?:por|de cada|em cada) lado|ou mais',
    side: 'esquerda|direita',
    between: 'nao|outr[oa]s|mais tarde|depois',
    hundred: 'cento(?: e)?',
  },
  ro: {
    before: 'mai mult de|mai putin de|peste|sub|cel mult|cel putin|poate|eventual|lunar|saptamanal',
    behind: '(?:pe|/) ?(?:luna|saptamana|an)|lunar|(?:pe|de) (?:fiecare )?(?:parte|latura)|sau mai mult',
    side: 'stanga|dreapta',
    between: 'nu|alte|inca|mai tarziu',
    hundred: '(?:o )?suta',
  },
  se: {
    before: 'mer an|fler an|farre an|mindre an|drygt|hogst|kanske|eventuellt|ev|manadsvis|per manad',
    behind: '(?:per|i|/) ?(?:manad(?:en)?|vecka(?:n)?|ar)|(?:per|pa varje|pa var) sida|eller fler',
    side: 'vanster|hoger',
    between: 'nej|ytterligare|till|senare',
    hundred: '(?:ett)?hundra',
  },
  sl: {
    before: 'vec kot|manj kot|ne vec kot|nad|pod|najvec|najmanj|mogoce|morda|eventualno|mesecno|tedensko',
    behind:
      'mesecno|tedensko|na (?:mesec|teden|leto)|na (?:vsako )?stran|ali vec|para(?=\\s*(?:$|[,;.)])|\\s+(?:izmet|vodil|jedrn|pus|vzmet|nitrir|kaljen))',
    side: 'levo|desno',
    between: 'ne|dodatnih|se|kasneje',
    hundred: 'sto',
  },
} as const satisfies Record<string, DoubtWords>

/** Returns the words of a kind in all languages, as a part of a regular expression for folded texts. */
export function anyDoubt(kind: keyof DoubtWords): string {
  return `(?:${Object.values(doubtWords)
    .map((words) => words[kind])
    .join('|')})`
}
