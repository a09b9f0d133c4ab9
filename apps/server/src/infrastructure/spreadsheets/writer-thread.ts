import { parentPort, workerData } from 'node:worker_threads'
import { type Table, writeWorkbook } from './write-workbook.ts'

const tables: readonly Table[] = workerData
parentPort?.postMessage(await writeWorkbook(tables))
