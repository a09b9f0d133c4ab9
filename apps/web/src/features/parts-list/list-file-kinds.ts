import { stepKinds } from './mould/is-step-file.ts'

/** The files that a parts list is read from, and those of moulds. */
export const listFileKinds = `.xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt,.pdf,${stepKinds}`

/** Whether a list or a mould may be read from a file, by its name. */
export function isListFile({ name }: File): boolean {
  return listFileKinds.split(',').some((kind) => name.toLowerCase().endsWith(kind))
}
