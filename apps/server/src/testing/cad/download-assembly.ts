import type { Visitor } from '../visitor.ts'

/**
 * Returns the configuration of a group of a cart as an assembly in STEP.
 * @throws Error with the answer, which a reader of STEP would only call no STEP file
 */
export async function downloadAssembly(buyer: Visitor, groupId: string | null | undefined): Promise<string> {
  const { status, text } = await buyer.send('GET', `/api/cart/configurator/step/${groupId}`)
  if (status !== 200) throw new Error(`${status}: ${text}`)
  return text
}
