import { buffer } from 'node:stream/consumers'
import { writeLines } from '../answer-lines.ts'
import { formats, SpreadsheetError } from '../sheet.ts'
import { readRecordTable } from './read-records.ts'
import { readList, readSheets } from './read-tables.ts'

const [, , given, requested] = process.argv
const format = formats.find((known) => known === given) ?? 'text'

function read(file: Buffer): Promise<unknown> {
  if (requested === 'records') return readRecordTable(file)
  return requested === 'list' ? readList(format, file) : readSheets(format, file)
}

async function answer(): Promise<unknown> {
  try {
    return await read(await buffer(process.stdin))
  } catch (error) {
    if (error instanceof SpreadsheetError) return { failure: error.code }
    throw error
  }
}

for (const line of writeLines(await answer())) process.stdout.write(`${line}\n`)
