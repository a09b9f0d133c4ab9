/** The files that a parts list is read from. */
export const listFileKinds = '.xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt,.pdf'
