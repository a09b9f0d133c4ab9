import type { Queries } from '../../../database/client.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { hashToken } from '../../../http/session.ts'
import { replaceRecoveryCodes } from '../repository/second-factors.ts'
import { readCode } from './read-code.ts'

const codeCount = 10

/** Creates recovery codes that replace the previous ones; only their hashes are stored. */
export async function drawRecoveryCodes(
  { secrets }: Pick<Dependencies, 'secrets'>,
  db: Queries,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => secrets.recoveryCode())
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashToken(readCode(code))),
  )
  return codes
}
