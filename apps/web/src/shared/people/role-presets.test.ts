import { companyRoles } from '@normwerk/contract/permissions'
import { describe, expect, test } from 'vitest'
import { isSameRoles, lacksShop, offeredRoles, rolePresets, sortRoles, toggleRole } from './role-presets.ts'

describe('choosing roles', () => {
  test('a role is added in its usual place, not in that of the click', () => {
    expect(toggleRole(offeredRoles, ['OLD_INVOICES'], 'SHOP_USER')).toEqual(['SHOP_USER', 'OLD_INVOICES'])
  })

  test('a role that is held is taken away', () => {
    expect(toggleRole(offeredRoles, ['SHOP_USER', 'ORDER'], 'ORDER')).toEqual(['SHOP_USER'])
  })

  test('a preset is recognised whatever the order of its roles', () => {
    expect(isSameRoles(['ORDER', 'SHOP_USER'], ['SHOP_USER', 'ORDER'])).toBe(true)
    expect(isSameRoles(['ORDER'], ['SHOP_USER'])).toBe(false)
    expect(isSameRoles([], ['SHOP_USER'])).toBe(false)
  })

  test('every role of a company is offered, and roles are told in the order in which they are offered', () => {
    expect(isSameRoles(offeredRoles, companyRoles)).toBe(true)
    expect(sortRoles(['GLOBAL_ADMIN', 'ADMIN', 'SHOP_USER'])).toEqual(['SHOP_USER', 'ADMIN', 'GLOBAL_ADMIN'])
  })

  test('ordering without the shop is noticed; no preset offers it', () => {
    expect(lacksShop(['ORDER', 'OLD_ORDERS'])).toBe(true)
    expect(rolePresets.filter(({ roles }) => lacksShop(roles))).toEqual([])
  })
})
