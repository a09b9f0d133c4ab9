import type { SecondFactor } from '@normwerk/contract/profile'
import type { Queries } from '../../../database/client.ts'
import type { Caller } from '../../../http/caller.ts'
import { readUserWithCompany } from '../repository.ts'
import { countRecoveryCodes } from './repository.ts'

export async function readSecondFactor(db: Queries, { userId }: Caller): Promise<SecondFactor> {
  const { user, company } = await readUserWithCompany(db, userId)
  return {
    active: user.totpConfirmedAt !== null,
    required: company?.requireSecondFactor ?? false,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }
}
