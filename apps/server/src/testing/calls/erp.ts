import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { erpAnswers } from '../../database/tables/deliveries.ts'
import { takeAnswers } from '../../features/erp/take-answers.ts'
import type { Dependencies } from '../../http/call.ts'
import { waitFor } from '../wait-for.ts'

/** An ERP that exchanges files with the shop. */
export interface Erp {
  /** Puts a file into the folder of answers, as if it was written a minute ago. */
  put(fileName: string, content: string | Buffer): Promise<void>
  /** Lets the shop take all files, and waits until each is applied or has failed once. */
  beRead(): Promise<void>
}

export function anErp(dependencies: Dependencies): Erp {
  const folder = join(dependencies.settings.erpFolder ?? '', 'answers')
  return {
    async put(fileName, content) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, fileName)
      await writeFile(path, content)
      const before = new Date(dependencies.clock.now().getTime() - 60_000)
      await utimes(path, before, before)
    },
    async beRead() {
      await takeAnswers(dependencies)
      await waitFor(async () => {
        const waiting = await dependencies.database.select().from(erpAnswers).where(isNull(erpAnswers.appliedAt))
        expect(waiting.every(({ attempts }) => attempts > 0)).toBe(true)
      })
    },
  }
}
