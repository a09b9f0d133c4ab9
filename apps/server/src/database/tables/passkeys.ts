import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { users } from './users.ts'

/** Passkeys with which users sign in. Their private keys never leave the authenticators. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name that the user gave it. */
    name: text().notNull(),
    /** The id that the authenticator gave it, in base64url. */
    credentialId: text().notNull().unique('passkeys_credential_id'),
    /** A COSE key in base64url. */
    publicKey: text().notNull(),
    /**
     * The authenticator's counter of uses, or 0 if it does not count. A smaller value than the stored one means a copy.
     */
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.userId)],
)
