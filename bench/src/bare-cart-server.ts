import { createServer, type IncomingMessage } from 'node:http'
import { Pool } from 'pg'

/** Plain SQL behind Node's own server: the same tables and rows in the answers, but no session, prices or checks. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const cartId = process.env.CART_ID

const server = createServer(async (request, response) => {
  const body = request.method === 'POST' ? JSON.parse(await readBody(request)) : {}
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(await reply(request.url ?? '/', body)))
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  if (bound !== null && typeof bound !== 'string') console.log(`ready at http://127.0.0.1:${bound.port}`)
})
process.on('SIGTERM', () => process.exit(0))

function reply(url: string, body: Record<string, unknown>): Promise<unknown> {
  if (url === '/add') return add(body)
  return url === '/order' ? order() : readCart()
}

async function readCart() {
  const { rows } = await pool.query({
    name: 'cart',
    text: `select p.*, d.article_no, d."values", d.list_price, d.scale, d.availability, d.lead_time_days, pr.name
           from cart_positions p join articles d on d.id = p.article_id join products pr on pr.id = d.product_id
           where p.cart_id = $1 and p.deleted_at is null order by p.sort_index`,
    values: [cartId],
  })
  return rows
}

async function add({ articleId }: Record<string, unknown>) {
  await pool.query({
    name: 'add',
    text: `insert into cart_positions (id, cart_id, sort_index, position_type, article_id, quantity)
           values (gen_random_uuid(), $1, 1, 'Standard', $2, 1)`,
    values: [cartId, articleId],
  })
  return readCart()
}

/** Writes the same order as the shop without its checks: order, positions, history, and an empty cart. */
async function order() {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query({
      name: 'order',
      text: `insert into orders (id, order_type, status, company_id, user_id, customer_number, company_name,
               invoice_address, delivery_address, delivery_option, currency, sum_net, sum_gross, shipping_costs, sales_tax)
             select gen_random_uuid(), 'Order', 1, u.company_id, u.id, c.customer_number, c.company_name,
               '{}', '{}', 'StandardDelivery', 'EUR', 100, 119, 0, 19
             from carts ca join users u on u.id = ca.user_id join companies c on c.id = u.company_id
             where ca.id = $1 returning id, order_number`,
      values: [cartId],
    })
    const [{ id }] = rows
    await client.query({
      name: 'order_positions',
      text: `insert into order_positions (id, order_id, position_number, position_type, article_id, article_no,
               description, quantity, is_three_one, price, list_price, total_price, lead_time_days)
             select gen_random_uuid(), $2, row_number() over (order by p.sort_index, p.id), 'Standard', p.article_id,
               d.article_no, pr.name ->> 'de', p.quantity, false, d.list_price, d.list_price, d.list_price, 1
             from cart_positions p join articles d on d.id = p.article_id join products pr on pr.id = d.product_id
             where p.cart_id = $1 and p.deleted_at is null`,
      values: [cartId, id],
    })
    await client.query({
      name: 'order_history',
      text: 'insert into order_history (id, order_id, status, at) values (gen_random_uuid(), $1, 1, now())',
      values: [id],
    })
    await client.query({ name: 'empty', text: 'delete from cart_positions where cart_id = $1', values: [cartId] })
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
