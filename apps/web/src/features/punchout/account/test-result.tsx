import type { FieldProblem, PunchoutTest } from '@normwerk/contract/punchout'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Table } from '../../../ui/data/table.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { testQuery } from '../queries.ts'
import styles from './account.module.css'

const problems = {
  missing: 'punchout.test.missing',
  empty: 'punchout.test.empty',
  repeated: 'punchout.test.repeated',
  unknownName: 'punchout.test.unknownName',
  tooLong: 'punchout.test.tooLong',
  noAmount: 'punchout.test.noAmount',
  noCount: 'punchout.test.noCount',
  unknownUnit: 'punchout.test.unknownUnit',
  unknownCurrency: 'punchout.test.unknownCurrency',
} as const satisfies Record<FieldProblem, PlainTextId>

/** The cart that the self-test received last, field by field. */
export function TestResult({ tested }: { tested: boolean }) {
  const { data: test } = useQuery({ ...testQuery, meta: { showsError: true } })
  return test == null ? null : <Received test={test} tested={tested} />
}

function Received({ test: { receivedAt, fields }, tested }: { test: PunchoutTest; tested: boolean }) {
  const text = useText()
  const { dateTime } = useFormat()
  const top = useRef<HTMLDivElement>(null)
  const wrong = fields.filter(({ problem }) => problem !== null).length
  useEffect(() => {
    if (tested) top.current?.scrollIntoView()
  }, [tested])
  return (
    <div ref={top} className={styles.result}>
      <Notice
        tone={wrong === 0 ? 'good' : 'bad'}
        title={
          wrong === 0
            ? text('punchout.test.allRight', { count: fields.length })
            : text('punchout.test.someWrong', { count: wrong })
        }
        live={tested}
      >
        {text('punchout.test.receivedAt', { at: dateTime(receivedAt) })}
      </Notice>
      <Table label={text('punchout.test.fields')} dense>
        <thead>
          <tr>
            <th scope="col">{text('punchout.test.name')}</th>
            <th scope="col">{text('punchout.test.value')}</th>
            <th scope="col">{text('punchout.test.check')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, value, problem }) => (
            <tr key={`${name} ${problem} ${value}`}>
              <th scope="row" className={styles.code}>
                {name}
              </th>
              <td className={styles.value}>{value ?? '–'}</td>
              <td className={problem === null ? styles.good : styles.bad}>
                {text(problem === null ? 'punchout.test.right' : problems[problem])}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
