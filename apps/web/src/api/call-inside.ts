export interface AnswerInside {
  status: number
  /** JSON; empty for an answer without a body. */
  body: string
}

/** Carries out a call while the server renders a page: within its own process, as the visitor of that page. */
export type CarryInside = (method: string, path: string, body: string | undefined) => Promise<AnswerInside>

let carry: CarryInside | undefined

/** Called once by the server's entry. In a browser every call goes over the network. */
export function callInside(carried: CarryInside): void {
  carry = carried
}

export function insideCarrier(): CarryInside | undefined {
  return carry
}
