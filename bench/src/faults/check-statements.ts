import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'

/** A job of a killed server runs again after some minutes. */
const maxSettleMs = 240_000

const openWork = `
  select (select count(*) from outbox where delivered_at is null)
    + (select count(*) from documents where hash is null)
    + (select count(*) from mails where sent_at is null) as open`

/** Returns what is wrong with the orders of these marks, their invoices and mails, once all jobs are done. */
export async function checkStatements(pool: Pool, dataDir: string, marks: readonly string[]): Promise<string[]> {
  const deadline = Date.now() + maxSettleMs
  const countOpen = async () => Number((await pool.query<{ open: string }>(openWork)).rows[0]?.open)
  while ((await countOpen()) > 0 && Date.now() < deadline) await wait(500)
  const left = await countOpen()
  return [
    ...(left > 0 ? [`${left} orders, documents or mails wait after ${maxSettleMs / 1000} s`] : []),
    ...(await findWrongOrders(pool, marks)),
    ...(await findGaps(pool)),
    ...(await findDoubledMails(pool, dataDir)),
  ]
}

/** Each mark has one order; one that was sent has one invoice and one packing slip. */
async function findWrongOrders(pool: Pool, marks: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ mark: string; orders: number; invoices: number; slips: number }>(
    `select o.customer_order_number as mark, count(distinct o.id)::int as orders,
       count(*) filter (where d.kind = 'Invoice')::int as invoices,
       count(*) filter (where d.kind = 'PackingSlip')::int as slips
     from orders o left join documents d on d.order_id = o.id
     where o.customer_order_number = any($1) group by 1`,
    [marks],
  )
  const found = new Map(rows.map((row) => [row.mark, row]))
  return marks.flatMap((mark) => {
    const { orders = 0, invoices = 0, slips = 0 } = found.get(mark) ?? {}
    const documents = mark.includes('invoice') ? 1 : 0
    if (orders === 1 && invoices === documents && slips === documents) return []
    return [`${mark}: ${orders} orders, ${invoices} invoices, ${slips} packing slips`]
  })
}

async function findGaps(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    `select number from documents where kind = 'Invoice' order by number`,
  )
  const counts = rows.map(({ number }) => Number(number.split('-').at(-1)))
  const isGapless = counts.every((count, at) => count === at + 1)
  return isGapless ? [] : [`numbers of invoices have a gap: ${counts.join(', ')}`]
}

/** Each document was sent by one mail, and each message of the folder has its own id. */
async function findDoubledMails(pool: Pool, dataDir: string): Promise<string[]> {
  const { rows } = await pool.query<{ document: string; mails: number }>(
    `select data->>'documentId' as document, count(*)::int as mails from mails
     where data ? 'documentId' group by 1, recipient having count(*) > 1`,
  )
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const ids = await Promise.all(
    names.map(async (name) => /^Message-ID: (.+)$/im.exec(await readFile(join(folder, name), 'utf8'))?.[1] ?? name),
  )
  const doubled = ids.filter((id, at) => ids.indexOf(id) !== at)
  return [
    ...rows.map(({ document, mails }) => `${mails} mails about the document ${document}`),
    ...doubled.map((id) => `two messages ${id}`),
  ]
}
