import { assistantRoutes } from './assistant-routes.ts'
import { accountRoutes } from './office/account-routes.ts'
import { administrationRoutes } from './office/administration-routes.ts'
import { orderRoutes } from './order-routes.ts'

/** The routes of pages that few visits begin with: too many for the first script of every visitor. */
export const lateRoutes = [...assistantRoutes, ...orderRoutes, ...accountRoutes, ...administrationRoutes]
