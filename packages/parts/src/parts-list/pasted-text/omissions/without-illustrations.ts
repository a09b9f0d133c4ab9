import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'

/** Drawings and pictures by how they begin, and what they are good for, per language and in folded letters. */
const illustrations = {
  de: {
    paper: 'zeichnung|zchng|skizze|bild|foto',
    purpose: 'zur (?:info|information|orientierung|identifikation|kenntnis|ansicht)',
  },
  en: {
    paper: 'drawing|dwg|sketch|photo|picture',
    purpose: 'for (?:your )?(?:info|information|identification|reference)',
  },
  cs: { paper: 'vykres|nakres|skic|foto|fotk', purpose: 'pro (?:info|informaci|identifikaci|orientaci|predstavu)' },
  es: {
    paper: 'plano|dibujo|croquis|foto',
    purpose: '(?:para|como) (?:informacion|identificacion|referencia|identificar)|a titulo informativo',
  },
  fr: {
    paper: 'plan|dessin|croquis|photo',
    purpose: "pour (?:info|information|identification|reference|memoire)|a titre (?:indicatif|d'information)",
  },
  hu: {
    paper: 'rajz|vazlat|foto|kep',
    purpose: 'tajekoztat\\p{L}+(?: jellegu)?|azonosit\\p{L}+(?: szolgal)?|informacio(?:nak|kent|kepp)',
  },
  it: {
    paper: 'disegno|schizzo|foto',
    purpose: 'per (?:informazione|identificazione|riferimento|conoscenza)|a titolo (?:informativo|indicativo)',
  },
  nl: {
    paper: 'tekening|schets|foto',
    purpose: '(?:ter|voor|als|voor de) (?:info|informatie|identificatie|referentie|herkenning)',
  },
  pl: {
    paper: 'rysun|szkic|zdjec|fot',
    purpose: '(?:do|dla) (?:info|informacji|identyfikacji|wiadomosci|wgladu|orientacji)|informacyjnie|pogladow\\p{L}+',
  },
  pt: {
    paper: 'desenho|croqui|foto',
    purpose: 'para (?:info|informacao|identificacao|referencia)|a titulo informativo',
  },
  ro: {
    paper: 'desen|schit|poza|foto',
    purpose: 'pentru (?:info|identificare|informare|informatie|referinta)|(?:cu titlu )?informativ',
  },
  se: {
    paper: 'ritning|skiss|foto|bild',
    purpose: 'for (?:info|information|identifiering|kannedom|referens)|till (?:info|information|kannedom)',
  },
  sl: { paper: 'risb|skic|slik|foto', purpose: 'za (?:info|informacijo|identifikacijo|orientacijo)|informativno' },
} as const satisfies Record<string, { paper: string; purpose: string }>

const ofAll = (kind: 'paper' | 'purpose') =>
  Object.values(illustrations)
    .map((words) => words[kind])
    .join('|')
const paper = new RegExp(String.raw`(?<!\p{L})(?:${ofAll('paper')})\p{L}*`, 'u')
/** "For information" alone may ask to look at it. */
const onlyFor = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('only')}\s+(?:\p{L}{1,8}\s+)?(?:${ofAll('purpose')})|(?:${ofAll('purpose')})\s+${anyChange('only')})(?!\p{L})`,
  'u',
)
/** A clause at the end of a line, or a whole line. */
const clauses = /(?<=[,;.(]\s?|\s[–-]\s|^)[^,;.()]+(?=[.)]?\s*$)/u
const maxLength = 300

/** Removes what a drawing or a picture is if it is only for information, as it changes no part: `Zeichnung 88-310 nur zur Info` */
export function withoutIllustrations(text: string): string {
  if (text.length > maxLength) return text
  const [said = ''] = clauses.exec(text) ?? []
  const folded = foldLetters(said)
  if (!paper.test(folded) || !onlyFor.test(folded)) return text
  const others = folded.replace(paper, ' ')
  if (hasSizes(said) || namesKind(said) || namesWork(others) || namesCut(others) || isCancelled(said)) return text
  return text.slice(0, text.lastIndexOf(said)).replace(/[\s,;(–-]+$/, '')
}
