import { sql } from 'drizzle-orm'

/**
 * Whether a user has an authenticator or a passkey. The names are written out, because a select of one table leaves
 * out the table's name, which the inner query needs.
 */
export const hasSecondFactor = sql<boolean>`(users.totp_confirmed_at is not null
  or exists (select from passkeys where passkeys.user_id = users.id))`
