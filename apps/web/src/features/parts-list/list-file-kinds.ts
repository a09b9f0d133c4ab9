import { stepKinds } from './mould/is-step-file.ts'

/** The files that a parts list is read from, and those of moulds. */
export const listFileKinds = `.xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt,.pdf,${stepKinds}`
