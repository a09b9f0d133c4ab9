import { auditEndpoints } from '@normwerk/contract/audit'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { companyUserEndpoints } from '@normwerk/contract/company/user'
import { endpointQuery } from '../../api/endpoint-query.ts'
import type { Scope } from '../../shared/cart/scope.ts'
import { type AuditParams, listInput } from './audit-params.ts'

const endpoints = { company: auditEndpoints.listOfCompany, shop: auditEndpoints.listAll }
const readers = { company: companyUserEndpoints.read, shop: shopUserEndpoints.read }

export function auditQuery(scope: Scope, requested: AuditParams, page: number) {
  // The log is refreshed automatically, because an outdated log misleads.
  return { ...endpointQuery(endpoints[scope], { input: listInput(requested, page) }), staleTime: 0 }
}

/** The user whose actions the log is filtered by. */
export const userQuery = (scope: Scope, id: string) => endpointQuery(readers[scope], { params: { id } })
