import { createHash, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { openVisit } from './buyer.ts'
import type { OpenShop } from './shop.ts'

/** A signed-in colleague of a demo user, with a cart of their own. */
export interface SessionBuyer {
  userId: string
  cartId: string
  /** Of every request. */
  headers: Record<string, string>
}

/** Creates buyers of the demo company who are signed in, without the cost of their passwords. */
export function createBuyers(opened: Pick<OpenShop, 'pool' | 'shop'>, count: number): Promise<SessionBuyer[]> {
  return Promise.all(Array.from({ length: count }, () => createBuyer(opened, 'buyer')))
}

/** Creates a signed-in colleague of a demo user. */
export async function createBuyer(
  { pool, shop }: Pick<OpenShop, 'pool' | 'shop'>,
  username: 'buyer' | 'rival',
): Promise<SessionBuyer> {
  const [userId, cartId, token] = [randomUUID(), randomUUID(), randomUUID()]
  await pool.query(
    `insert into users (id, company_id, username, email, first_name, last_name, roles, created_at)
     select $1::uuid, company_id, $1::text, $1::text || '@example.com', first_name, last_name, roles, now()
     from users where username = $2`,
    [userId, username],
  )
  await pool.query(
    `insert into sessions (id, user_id, token_hash, stays, created_at, last_used_at, expires_at)
     values ($1, $2, $3, true, now(), now(), now() + interval '1 day')`,
    [randomUUID(), userId, createHash('sha256').update(token).digest('hex')],
  )
  await pool.query('insert into carts (id, user_id, is_default, created_at) values ($1, $2, true, now())', [
    cartId,
    userId,
  ])
  return { userId, cartId, headers: await openVisit(shop.address, `session=${token}`) }
}

/** Gives the buyers' company 500 own numbers, and each buyer 20 favourites. */
export async function addOwnData(pool: Pool, buyers: readonly SessionBuyer[]): Promise<void> {
  await pool.query(
    `insert into customer_part_numbers (id, company_id, article_id, customer_part_number, created_at)
     select gen_random_uuid(), u.company_id, a.id, 'WZ-' || row_number() over (order by a.id), now()
     from users u, (select id from articles order by id limit 500) a where u.username = 'buyer'`,
  )
  await pool.query(
    `insert into favorites (id, user_id, product_id, created_at)
     select gen_random_uuid(), u.id, p.id, now()
     from unnest($1::uuid[]) u(id), (select id from products order by id limit 20) p`,
    [buyers.map(({ userId }) => userId)],
  )
  // As the database does by itself a minute later.
  await pool.query('analyze customer_part_numbers, favorites, sessions, users')
}
