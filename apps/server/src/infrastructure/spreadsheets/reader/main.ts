import { buffer } from 'node:stream/consumers'
import { formats, SpreadsheetError } from '../sheet.ts'
import { readList, readSheets } from './read-tables.ts'

const [, , given, requested] = process.argv
const format = formats.find((known) => known === given) ?? 'text'
const read = requested === 'list' ? readList : readSheets

async function answer(): Promise<unknown> {
  try {
    return await read(format, await buffer(process.stdin))
  } catch (error) {
    if (error instanceof SpreadsheetError) return { failure: error.code }
    throw error
  }
}

process.stdout.write(JSON.stringify(await answer()))
