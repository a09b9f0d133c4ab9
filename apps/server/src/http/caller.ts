import { grants, may, type Permission, type Role } from '@normwerk/contract/permissions'

/** Who makes a call, read anew from the database with each request, so that a lost right is lost at once. */
export interface Caller {
  userId: string
  sessionId: string
  roles: Role[]
  companyId: string | null
  /** The company requires a second factor and this user has none: nothing but setting it up works. */
  lacksSecondFactor: boolean
}

/** A caller who acts for a company; everything he reads or changes is scoped to it. */
export interface Customer extends Caller {
  companyId: string
}

export function isCustomer(caller: Caller): caller is Customer {
  return caller.companyId !== null
}

/** Whether this needs nothing, or nothing but being signed in. */
export function isForEveryUser(permission: Permission): boolean {
  return grants[permission] === 'anonymous' || grants[permission] === 'user'
}

export function callerMay(caller: Caller | null, permission: Permission): boolean {
  if (caller?.lacksSecondFactor && !isForEveryUser(permission)) return false
  return may(caller?.roles ?? null, permission)
}
