import { createServer } from 'node:http'
import { startTlsProxy } from '../../apps/server/src/testing/network/proxies.ts'

// Plays a buyer's purchasing system, written from the description of the Open Catalog Interface and not from the shop's
// code.

export interface Item {
  description: string
  quantity: string
  unit: string
  price: string
  priceUnit: string
  currency: string
  leadTime: string
  vendorPart: string
  longText: string
}

export interface PurchasingSystem {
  /** Of another site than the shop. */
  origin: string
  hookUrl: string
  /** The fields of each cart that has come, the oldest first. */
  carts: Map<string, string>[]
  /** Lets its page show a form that opens the catalogue in a frame. */
  call(entry: string, parameters: Record<string, string>): void
  stop(): Promise<void>
}

export async function startPurchasingSystem(): Promise<PurchasingSystem> {
  const carts: Map<string, string>[] = []
  let page = ''
  const server = createServer((request, answer) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text) => {
      body += text
    })
    request.on('end', () => {
      answer.setHeader('content-type', 'text/html; charset=utf-8')
      if (request.method === 'POST') carts.push(new Map(new URLSearchParams(body)))
      answer.end(request.method === 'POST' ? '<h1>Warenkorb empfangen</h1>' : page)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const proxy = await startTlsProxy({ to: () => `http://127.0.0.1:${port}`, from: '127.0.0.1' })
  const origin = `https://erp.buyer.example:${proxy.port}`
  return {
    origin,
    hookUrl: `${origin}/oci/return?request=4711`,
    carts,
    call(entry, parameters) {
      const inputs = Object.entries(parameters).map(
        ([name, value]) => `<input type="hidden" name="${quote(name)}" value="${quote(value)}">`,
      )
      page = `<!doctype html><form method="post" action="${quote(entry)}" target="catalogue">${inputs.join('')}
        <button>Katalog</button></form><iframe name="catalogue" width="1200" height="850"></iframe>`
    },
    async stop() {
      await proxy.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function quote(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Reads the fields of a page that the catalogue answers without a buyer. */
export function readFormPage(page: string): Map<string, string> {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return new Map([...inputs].map(([, name = '', value = '']) => [unquote(name), unquote(value)]))
}

function unquote(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/**
 * Reads a cart as strictly as SAP does: items from 1 without a gap, lengths, and numbers of up to 11 digits with a point
 * and three decimals.
 * @throws Error naming the first wrong field
 */
export function readCart(fields: ReadonlyMap<string, string>): Item[] {
  const items: Item[] = []
  for (let at = 1; fields.has(`NEW_ITEM-DESCRIPTION[${at}]`); at += 1) {
    const read = (name: string, form: RegExp, missing?: string) => {
      const value = fields.get(name) ?? missing
      if (value === undefined || !form.test(value)) throw new Error(`${name} is ${value}`)
      return value
    }
    const field = (key: string, form: RegExp, missing?: string) => read(`NEW_ITEM-${key}[${at}]`, form, missing)
    items.push({
      description: field('DESCRIPTION', /^[^\r\n]{1,40}$/),
      quantity: field('QUANTITY', /^\d{1,11}\.\d{3}$/),
      unit: field('UNIT', /^[A-Z0-9]{1,3}$/),
      price: field('PRICE', /^\d{1,11}\.\d{3}$/),
      priceUnit: field('PRICEUNIT', /^[1-9]\d{0,4}$/, '1'),
      currency: field('CURRENCY', /^[A-Z]{3}$/),
      leadTime: field('LEADTIME', /^\d{1,5}$/),
      vendorPart: field('VENDORMAT', /^[^\r\n]{1,40}$/),
      longText: read(`NEW_ITEM-LONGTEXT_${at}:132[]`, /\S/).replaceAll('\r\n', '\n'),
    })
  }
  const numbers = [...fields.keys()].map((name) => Number(/[[_](\d+)[\]:]/.exec(name)?.[1]))
  if (numbers.some((number) => !(number >= 1 && number <= items.length))) throw new Error('an item is missing')
  return items
}
