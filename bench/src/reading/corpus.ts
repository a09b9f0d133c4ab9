import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseCsvObjects } from 'hucre/csv'

const folder = fileURLToPath(new URL('../../corpus/', import.meta.url))

/** The meaning of a text, as `bench/corpus/README.md` explains it. */
export interface Truth {
  text: string
  /** An article number with its options, or `ask` or `reject` where the shop should ask or find nothing. */
  part: string
  /** What the text leaves open although `part` is proposed first. */
  open: readonly string[]
  candidates: readonly string[]
  quantity: number | 'ask' | null
  /** The sender has hidden the row. */
  hidden?: boolean
}

/** A text, a mail or a list of the corpus. */
interface Unit {
  id: string
  set: 'open' | 'aside'
  language: string
  kind: string
}

export interface Designation extends Unit {
  truth: Truth
}

export interface Mail extends Unit {
  text: string
  rows: readonly Truth[]
}

export interface List extends Unit {
  path: string
  /** `row` counts from 1 in the sheet. */
  rows: readonly (Truth & { row: number })[]
  /** Rows without a part: titles, totals, headings of groups. */
  notRows: readonly number[]
}

export function readDesignations(): Designation[] {
  const { data } = parseCsvObjects(readFileSync(`${folder}designations.csv`, 'utf8'), { header: true })
  return data.map((cells) => {
    const cell = (name: string) => String(cells[name] ?? '')
    const list = (name: string) => cell(name).split(';').filter(Boolean)
    const truth = { text: cell('text'), part: cell('part'), open: list('open'), candidates: list('candidates') }
    const set = cell('set') === 'aside' ? 'aside' : 'open'
    return { id: cell('id'), set, language: cell('language'), kind: cell('kind'), truth: { ...truth, quantity: null } }
  })
}

export function readMails(): Mail[] {
  const from = `${folder}mails`
  return readTruths(from).map((id) => ({
    id,
    ...readJson(`${from}/${id}`),
    text: readFileSync(`${from}/${id}.txt`, 'utf8'),
  }))
}

/** Reads the lists of a folder, by default those of the corpus. */
export function readLists(from = `${folder}lists`): List[] {
  const files = readdirSync(from)
  return readTruths(from).map((id) => {
    const file = files.find((name) => name.startsWith(`${id}.`) && !name.endsWith('.json'))
    return { id, ...readJson(`${from}/${id}`), path: `${from}/${file}` }
  })
}

function readTruths(from: string): string[] {
  return readdirSync(from).flatMap((name) => /^(.+)\.truth\.json$/.exec(name)?.[1] ?? [])
}

function readJson(path: string) {
  return JSON.parse(readFileSync(`${path}.truth.json`, 'utf8'))
}
