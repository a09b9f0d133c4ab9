import type { SecondFactor } from '@normwerk/contract/profile'
import type { Queries } from '../../../database/client.ts'
import type { Caller } from '../../../http/caller.ts'
import { countRecoveryCodes } from '../repository/second-factors.ts'
import { readUserWithCompany } from '../repository/users.ts'

export async function readSecondFactor(db: Queries, { userId }: Caller): Promise<SecondFactor> {
  const { user, company } = await readUserWithCompany(db, userId)
  return {
    active: user.totpConfirmedAt !== null,
    required: company?.requireSecondFactor ?? false,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }
}
