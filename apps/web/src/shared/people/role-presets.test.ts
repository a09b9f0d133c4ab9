import { companyRoles } from '@normwerk/contract/permissions'
import { describe, expect, test } from 'vitest'
import { isSameRoles, lacksShop, offeredRoles, rolePresets, sortRoles, toggleRole } from './role-presets.ts'

describe('choosing roles', () => {
  test('adds a role in the usual order, not in the order of clicks', () => {
    expect(toggleRole(offeredRoles, ['OLD_INVOICES'], 'SHOP_USER')).toEqual(['SHOP_USER', 'OLD_INVOICES'])
  })

  test('removes a role that the user has', () => {
    expect(toggleRole(offeredRoles, ['SHOP_USER', 'ORDER'], 'ORDER')).toEqual(['SHOP_USER'])
  })

  test('recognizes a preset in any order of its roles', () => {
    expect(isSameRoles(['ORDER', 'SHOP_USER'], ['SHOP_USER', 'ORDER'])).toBe(true)
    expect(isSameRoles(['ORDER'], ['SHOP_USER'])).toBe(false)
    expect(isSameRoles([], ['SHOP_USER'])).toBe(false)
  })

  test('offers every role of a company, and lists roles in the order offered', () => {
    expect(isSameRoles(offeredRoles, companyRoles)).toBe(true)
    expect(sortRoles(['GLOBAL_ADMIN', 'ADMIN', 'SHOP_USER'])).toEqual(['SHOP_USER', 'ADMIN', 'GLOBAL_ADMIN'])
  })

  test('notices ordering without the shop role; no preset has it', () => {
    expect(lacksShop(['ORDER', 'OLD_ORDERS'])).toBe(true)
    expect(rolePresets.filter(({ roles }) => lacksShop(roles))).toEqual([])
  })
})
