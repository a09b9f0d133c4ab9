import { createServer, type IncomingMessage } from 'node:http'
import { Pool } from 'pg'

/**
 * The fewest SQL statements that do the work, one for each call, behind Node's own server: the same tables and rows, but no
 * session, prices or checks.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })

const server = createServer(async (request, response) => {
  const body = JSON.parse(await readBody(request))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(await reply(request.url ?? '/', body)))
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  if (bound !== null && typeof bound !== 'string') console.log(`ready at http://127.0.0.1:${bound.port}`)
})
process.on('SIGTERM', () => process.exit(0))

async function reply(url: string, { cartId, articleId, positionId }: Record<string, unknown>): Promise<unknown> {
  switch (url) {
    case '/add':
      return (await pool.query({ name: 'add', text: add, values: [cartId, articleId] })).rows
    case '/change':
      return (await pool.query({ name: 'change', text: change, values: [cartId, positionId] })).rows
    case '/order':
      return (await pool.query({ name: 'order', text: order, values: [cartId] })).rows
    default:
      return (await pool.query({ name: 'read', text: read('cart_positions'), values: [cartId] })).rows
  }
}

/** Reads the positions of a cart from a source of its rows. */
function read(source: string): string {
  return `select p.*, a.article_no, a."values", a.list_price, a.scale, a.availability, a.lead_time_days, pr.name
          from ${source} p join articles a on a.id = p.article_id join products pr on pr.id = a.product_id
          where p.cart_id = $1 and p.deleted_at is null order by p.sort_index`
}

/** The positions of before do not have the added one yet. */
const add = `
  with added as (
    insert into cart_positions (id, cart_id, sort_index, position_type, article_id, quantity)
    values (gen_random_uuid(), $1, (select coalesce(max(sort_index), 0) + 1 from cart_positions where cart_id = $1),
      'Standard', $2, 1)
    returning *
  ), bumped as (update carts set version = version + 1 where id = $1)
  ${read('(select * from cart_positions union all select * from added)')}`

/** Answers with the changed position and the sum of the cart. */
const change = `
  with changed as (
    update cart_positions set quantity = 2 where id = $2 and cart_id = $1 returning *
  ), bumped as (update carts set version = version + 1 where id = $1)
  select changed.*, a.article_no, a."values", a.list_price, a.scale, a.availability, pr.name,
    (select sum(p.quantity * pa.list_price) from cart_positions p join articles pa on pa.id = p.article_id
      where p.cart_id = $1 and p.deleted_at is null) as total
  from changed join articles a on a.id = changed.article_id join products pr on pr.id = a.product_id`

/** Writes the rows of an order, and empties the cart. */
const order = `
  with placed as (
    insert into orders (id, order_type, status, company_id, user_id, customer_number, company_name, invoice_address,
      delivery_address, delivery_option, currency, sum_net, sum_gross, shipping_costs, sales_tax)
    select gen_random_uuid(), 'Order', 1, u.company_id, u.id, c.customer_number, c.company_name, '{}', '{}',
      'StandardDelivery', 'EUR', 100, 119, 0, 19
    from carts ca join users u on u.id = ca.user_id join companies c on c.id = u.company_id
    where ca.id = $1 returning id, order_number, company_id, user_id
  ), filled as (
    insert into order_positions (id, order_id, position_number, position_type, article_id, article_no, description,
      quantity, is_three_one, price, list_price, total_price, lead_time_days)
    select gen_random_uuid(), placed.id, row_number() over (order by p.sort_index), 'Standard', p.article_id,
      a.article_no, pr.name ->> 'de', p.quantity, false, a.list_price, a.list_price, a.list_price, 1
    from placed, cart_positions p join articles a on a.id = p.article_id join products pr on pr.id = a.product_id
    where p.cart_id = $1 and p.deleted_at is null
    returning *
  ), stepped as (
    insert into order_history (id, order_id, status, at) select gen_random_uuid(), id, 1, now() from placed
  ), queued as (
    insert into outbox (id, connector, order_id, delivered_at) select gen_random_uuid(), 'bench', id, now() from placed
  ), recorded as (
    insert into audit (id, at, action, user_id, company_id, subject_id, correlation_id)
    select gen_random_uuid(), now(), 'order.submitted', user_id, company_id, id, 'bench' from placed
  ), emptied as (
    delete from cart_positions where cart_id = $1
  )
  select placed.order_number, filled.* from placed, filled`

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
