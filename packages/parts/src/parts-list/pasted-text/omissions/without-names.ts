import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'

/** Words of a greeting before a name, in folded letters. */
const greetings = [
  'hi|hiya|hello|hey|morning|good morning|good afternoon|dear',
  'hallo|moin|servus|gruezi|tag|guten (?:morgen|tag|abend)|liebe[r]?|(?:sehr )?geehrte[rs]?|hallo liebe[r]?',
  'ahoj|cau|zdar|nazdar|zdravim|dobry den|dobre rano|vazen[ay]',
  'hola|buenas|buenos dias|buenas (?:tardes|noches)|estimad[oa]',
  'salut|coucou|bonjour|bonsoir|chere?',
  'szia|sziasztok|kedves|tisztelt|jo (?:napot|reggelt)',
  'ciao|salve|egregi[oa]|buongiorno|buonasera|gentile|car[oa]',
  'hoi|dag|beste|geachte|goede(?:n)?(?:morgen|middag|dag)',
  'czesc|hej|siema|witam|dzien dobry|szanown[aiy]',
  'oi|ola|bom dia|boa (?:tarde|noite)|prezad[oa]|car[oa]',
  'buna|buna (?:ziua|dimineata)|stimat[ae]|draga?',
  'bast[ea]|tjena|tja|hejsan|god (?:morgon|dag)',
  'zivjo|zdravo|oj|dober dan|spostovan[ai]|pozdravljeni?',
].join('|')
const titles = [
  'herrn?|frau|mr|mrs|ms|miss|madame|monsieur|mme|sra?|senhora?|senora?|signora?|sig|dott|dhr|heer|mevr|meneer|mevrouw',
  'pan[aei]?|panie|pani|gospod|gospa|domnule?|doamna|dr|ing|dipl',
].join('|')
const greeting = new RegExp(
  String.raw`^((?:${greetings}),?\s+(?:(?:${titles})\.?\s+)*)\p{L}+(?:\s+\p{L}+)?\s*[,.!:–-]\s+(?=\S)`,
  'u',
)
/** Its full stop stays: without it a sentence would go on from the line above. */
const signature = /(?:(\.)[\s,.]*|[\s,]+)[/–-]{1,2}\s?\p{Lu}\p{Ll}+$/u

/** Removes the name of the reader at the beginning and that of the writer at the end: `ahoj Mirku, …`, `… /Micke` */
export function withoutNames(text: string): string {
  const found = greeting.exec(foldLetters(text))
  const [said = '', before = ''] = found ?? []
  const isName = said !== '' && !namesKind(said) && /^\p{Lu}/u.test(text.slice(before.length))
  const rest = isName ? text.slice(said.length) : text
  const end = signature.exec(rest)
  return end === null || namesKind(end[0]) || belongsToPart(end[0].replace(/[^\p{L}]/gu, ''))
    ? rest
    : rest.slice(0, end.index) + (end[1] ?? '')
}
