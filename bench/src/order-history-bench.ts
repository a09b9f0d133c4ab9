import { type Buyer, signIn } from './buyer.ts'
import { atMost, percentile, type Ratio } from './measure.ts'
import { withOpenShop } from './shop.ts'

const orderCount = 100_000
const runs = 60
/** Until Node has compiled what a call needs. */
const warmUps = 10
const bar = 30
/** A search reads the texts of all orders. */
const searchBar = 10 * bar

/** Measures a page of the history of a company with 100,000 orders. */
export function bench(): Promise<Ratio[]> {
  return withOpenShop(async ({ shop, pool }) => {
    await pool.query(copyOrders, [orderCount])
    await pool.query('vacuum analyze orders, order_positions')
    const buyer = await signIn(shop.address, 'buyer')
    const lines: Ratio[] = []
    for (const [what, input, limit] of cases) {
      lines.push(atMost(`history of ${orderCount} orders, ${what}, p95`, await timePages(buyer, input), 'ms', limit))
    }
    return lines
  })
}

const cases: [string, object, number][] = [
  ['first page', { page: 1, size: 20 }, bar],
  ['last page', { page: orderCount / 20, size: 20 }, bar],
  ['orders of one status', { statuses: [4], page: 2, size: 20 }, bar],
  ['a month', { from: '2025-03-01', to: '2025-03-31', size: 20 }, bar],
  ['by sum', { sort: '-sumNet', size: 20 }, searchBar],
  ['a word that every order has', { query: 'azh', size: 20 }, searchBar],
  ['a number that one order has', { query: 'po-004711', size: 20 }, searchBar],
]

/** Copies an order of the demo buyer, with one position each, over two years. */
const copyOrders = `
  with original as (
    select o.* from orders o join users u on u.id = o.user_id where u.username = 'buyer' limit 1
  ), copied as (
    insert into orders (id, order_type, status, company_id, user_id, customer_number, company_name, customer_order_number,
      commission, invoice_address, delivery_address, delivery_option, currency, sum_net, sum_gross, shipping_costs,
      sales_tax, search_text, position_count, created_at)
    select gen_random_uuid(), order_type, 1 + n % 6, company_id, user_id, customer_number, company_name,
      'PO-' || lpad(n::text, 6, '0'), 'Form ' || n % 500, invoice_address, delivery_address, delivery_option, currency,
      1000 + n, 1000 + n + sales_tax, shipping_costs, sales_tax,
      'po-' || lpad(n::text, 6, '0') || E'\\nform ' || n % 500 || E'\\n' || repeat('azh-6x160 auswerferstift\\n', 10), 1,
      timestamptz '2025-01-01' + n * interval '10 minutes'
    from original, generate_series(1, $1) n
    returning id
  ), articled as (select id from articles limit 1)
  insert into order_positions (id, order_id, position_number, position_type, article_id, article_no, description, quantity,
    lead_time_days)
  select gen_random_uuid(), copied.id, 1, 'Standard', articled.id, 'AZH-6x160', 'Auswerferstift', 1, 1
  from copied, articled`

async function timePages(buyer: Buyer, input: object): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < warmUps + runs; run++) {
    const start = performance.now()
    await buyer.call('POST', '/api/order/list', input)
    if (run >= warmUps) times.push(performance.now() - start)
  }
  return percentile(times, 0.95)
}
