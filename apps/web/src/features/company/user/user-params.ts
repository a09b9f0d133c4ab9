import type { ListUsers, UserSort, UserStatus } from '@normwerk/contract/company/user'
import { type Role, roles } from '@normwerk/contract/permissions'

export const userStatuses = ['active', 'invited', 'locked', 'disabled'] as const satisfies UserStatus[]

const sortKeys = ['name', 'email', 'company', 'roles', 'status', 'lastLoginAt', 'createdAt'] as const
export const userSorts = sortKeys.flatMap((key) => [key, `-${key}`] as const) satisfies UserSort[]

/** The filters of the list as they appear in the page's address. */
export interface UserParams {
  q: string
  /** Part of a company's name or of its customer number. */
  company: string
  role: Role | null
  status: UserStatus | null
  sort: UserSort
}

interface UserSearch {
  q?: string
  company?: string
  role?: string
  status?: string
  sort?: string
}

export const nobodyInParticular: UserParams = { q: '', company: '', role: null, status: null, sort: 'name' }

/** Parses the address and ignores invalid values. */
export function parseListParams({ q = '', company = '', role, status, sort }: UserSearch): UserParams {
  return {
    q,
    company,
    role: roles.find((each) => each === role) ?? null,
    status: userStatuses.find((each) => each === status) ?? null,
    sort: userSorts.find((each) => each === sort) ?? nobodyInParticular.sort,
  }
}

/** Formats the filters for the address and leaves out the default values. */
export function formatListParams({ q, company, role, status, sort }: UserParams): UserSearch {
  return {
    ...(q !== '' && { q }),
    ...(company !== '' && { company }),
    ...(role !== null && { role }),
    ...(status !== null && { status }),
    ...(sort !== nobodyInParticular.sort && { sort }),
  }
}

export function isNarrowed({ q, company, role, status }: UserParams): boolean {
  return q !== '' || company !== '' || role !== null || status !== null
}

/** Whether only typed text differs. Such changes replace the address, or every letter would be a step back. */
export function differsByTyping(one: UserParams, other: UserParams): boolean {
  return one.q !== other.q || one.company !== other.company
}

const pageSize = 10

export function listInput({ q, company, role, status, sort }: UserParams, page: number): ListUsers {
  const byNumber = isCustomerNumber(company)
  return {
    pageRequest: { page, size: pageSize },
    userFilter: {
      query: q === '' ? null : q,
      company: company === '' || byNumber ? null : company,
      customerNumber: byNumber ? company : null,
      role,
      status,
    },
    sort,
  }
}

/** Whether the text looks like a customer number: only digits, or several digits in one word. */
function isCustomerNumber(typed: string): boolean {
  return /^\d+$/.test(typed) || (!/\s/.test(typed) && typed.replace(/\D/g, '').length >= 3)
}
