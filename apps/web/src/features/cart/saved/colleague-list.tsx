import type { Colleague } from '@normwerk/contract/cart/saved'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import styles from './colleague-list.module.css'

interface Props {
  label: string
  query: UseQueryResult<Colleague[]>
  /** Shown if there are no colleagues. */
  none: string
  /** Filters the colleagues; without it everybody can be chosen. */
  fits?: (colleague: Colleague) => boolean
  pick: (colleague: Colleague) => ReactNode
}

/** Up to this number no search field is needed. */
const fewNames = 8

export function ColleagueList({ label, query, none, fits = () => true, pick }: Props) {
  if (query.data === undefined) {
    if (query.error !== null) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    return (
      <Loading>
        <Skeleton height="8rem" />
      </Loading>
    )
  }
  const people = query.data.filter(fits)
  return people.length === 0 ? <p>{none}</p> : <People label={label} people={people} pick={pick} />
}

function People({ label, people, pick }: Pick<Props, 'label' | 'pick'> & { people: readonly Colleague[] }) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const requested = typed.trim().toLowerCase()

  // The dialog opens before the colleagues are loaded, and its first field is here.
  useEffect(() => {
    const fields = [...(list.current?.querySelectorAll<HTMLElement>('input, select') ?? [])]
    const start = fields.find((field) => field.matches(':checked')) ?? fields[0]
    start?.focus()
  }, [])

  return (
    <div ref={list} className={styles.list}>
      {people.length > fewNames && (
        <TextField
          type="search"
          label={text('cart.saved.findColleague')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <fieldset className={styles.people}>
        <legend>{label}</legend>
        {people
          .filter(({ name }) => name.toLowerCase().includes(requested))
          .map((colleague) => (
            <div key={colleague.userId}>{pick(colleague)}</div>
          ))}
      </fieldset>
    </div>
  )
}
