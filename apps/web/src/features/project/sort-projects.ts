import type { Project } from '@normwerk/contract/project'

const columns = ['number', 'name', 'revision', 'cartCount', 'createdAt'] as const satisfies (keyof Project)[]
type Column = (typeof columns)[number]
export type ProjectSort = Column | `-${Column}`
/** A column, with a leading `-` for descending. */
const sorts = columns.flatMap((column): ProjectSort[] => [column, `-${column}`])

/** Returns the order that an address names, else the usual one. */
export function readProjectSort(written: string | undefined): ProjectSort {
  return sorts.find((sort) => sort === written) ?? 'number'
}

/** Returns projects by a column; those without a value come after the others, and archived ones last. */
export function sortProjects(projects: readonly Project[], sort: ProjectSort): Project[] {
  const column = columns.find((each) => sort === each || sort === `-${each}`) ?? 'number'
  const direction = sort.startsWith('-') ? -1 : 1
  const { compare } = new Intl.Collator(undefined, { numeric: true })
  return projects.toSorted((a, b) => {
    if (a.archived !== b.archived) return Number(a.archived) - Number(b.archived)
    const [first, second] = [a[column], b[column]]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return direction * compare(String(first), String(second))
  })
}
