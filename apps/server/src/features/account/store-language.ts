import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import { updateUser } from './repository/users.ts'

/** Mails to the user are written in this language from now on. */
export async function storeLanguage(db: Queries, userId: string, language: LanguageCode): Promise<void> {
  await updateUser(db, userId, { language })
}
