import { signIn } from './buyer.ts'
import type { Ratio } from './measure.ts'
import { type AnsweredRows, askDesignations, askList, askMail } from './reading/ask-shop.ts'
import { readDesignations, readLists, readMails, type Truth } from './reading/corpus.ts'
import { type Answer, lacksClass, scoreAnswer, type Verdict, verdicts } from './reading/score.ts'
import { withShop } from './shop.ts'

interface Scored {
  of: 'texts' | 'lists' | 'mails'
  unit: { id: string; set: string; language: string; kind: string }
  truth: Truth
  answer: Answer
  verdict: Verdict
}

/**
 * Measures how the shop reads the corpus. `npm run bench -- reading` scores the part that is set aside;
 * `npm run bench -- reading open` scores the other part and prints each answer that is not right. So does
 * `npm run bench -- reading <folder>` for lists of another folder.
 */
export function bench(): Promise<Ratio[]> {
  const folder = process.argv.slice(2).find((argument) => argument.includes('/'))
  const set = folder !== undefined ? null : process.argv.includes('open') ? 'open' : 'aside'
  return withShop(async ({ address }) => {
    const buyer = await signIn(address, 'buyer')
    const scored: Scored[] = []
    const texts = readDesignations().filter((unit) => unit.set === set)
    const lists = readLists(folder).filter((unit) => set === null || unit.set === set)
    const answers = await askDesignations(buyer, texts)
    texts.forEach((unit, index) => {
      const answer = answers[index] ?? 'dropped'
      scored.push({ of: 'texts', unit, ...unit, answer, verdict: scoreAnswer(unit.truth, answer, false) })
    })
    let extra = 0
    const add = (of: Scored['of'], unit: Scored['unit'], answered: AnsweredRows) => {
      extra += answered.extra
      for (const row of answered.rows)
        scored.push({ of, unit, ...row, verdict: scoreAnswer(row.truth, row.answer, true) })
    }
    for (const list of lists) add('lists', list, await askList(buyer, list))
    for (const mail of readMails().filter((unit) => unit.set === set)) add('mails', mail, await askMail(buyer, mail))
    if (set !== 'aside') printMisses(scored)
    printTable('language', scored, ({ of, unit }) => `${of} ${unit.language}`)
    printTable('kind', scored, ({ of, unit }) => `${of} ${unit.kind}`)
    return (['texts', 'lists', 'mails'] as const)
      .flatMap((of) =>
        compare(
          of,
          scored.filter((row) => row.of === of),
        ),
      )
      .concat(none('rows ordered that are no positions', extra))
  })
}

function compare(of: string, scored: readonly Scored[]): Ratio[] {
  const count = (...counted: Verdict[]) => scored.filter(({ verdict }) => counted.includes(verdict)).length
  const clear = scored.filter(({ truth }) => isClear(truth))
  const rightAtOnce = clear.filter(({ verdict }) => verdict === 'right').length
  return [
    none(`${of}: wrong parts`, count('wrongPart')),
    none(`${of}: wrong quantities`, count('wrongQuantity')),
    none(`${of}: silently dropped or filled in`, count('dropped', 'silent')),
    share(`${of}: right or rightly asked`, count('right', 'asked'), scored.length, 0.95),
    share(`${of}: right without a question, of what leaves nothing open`, rightAtOnce, clear.length, 0.85),
  ]
}

function isClear(truth: Truth): boolean {
  return truth.part !== 'ask' && truth.open.length === 0 && truth.quantity !== 'ask' && !lacksClass(truth)
}

function none(what: string, count: number): Ratio {
  return { what, ours: String(count), baseline: 'none', ratio: count, bar: 0 }
}

function share(what: string, count: number, total: number, atLeast: number): Ratio {
  const reached = total === 0 ? 0 : count / total
  return {
    what,
    ours: `${count} of ${total}, ${(reached * 100).toFixed(1)} %`,
    baseline: `at least ${atLeast * 100} %`,
    ratio: reached === 0 ? Number.POSITIVE_INFINITY : atLeast / reached,
    bar: 1,
  }
}

function printTable(by: string, scored: readonly Scored[], keyOf: (row: Scored) => string): void {
  const groups = Map.groupBy(scored, keyOf)
  process.stdout.write(`${[by.padEnd(34), ...verdicts].join('  ')}\n`)
  for (const [key, rows] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    const counts = verdicts.map((verdict) =>
      String(rows.filter((row) => row.verdict === verdict).length || '').padStart(verdict.length),
    )
    process.stdout.write(`${[key.padEnd(34), ...counts].join('  ')}\n`)
  }
}

function printMisses(scored: readonly Scored[]): void {
  for (const { unit, truth, answer, verdict } of scored) {
    if (verdict === 'right' || verdict === 'asked') continue
    const got =
      answer === 'dropped'
        ? 'dropped'
        : [answer.status, answer.code, answer.quantity, answer.articleNo, answer.assumed]
            .flat()
            .filter(Boolean)
            .join(' ')
    const meant = [truth.part, truth.quantity, ...truth.open].filter(Boolean).join(' ')
    process.stdout.write(`${verdict}\t${unit.id}\t${truth.text}\t${meant}\t${got}\n`)
  }
}
