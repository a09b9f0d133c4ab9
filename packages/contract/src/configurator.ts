import * as z from 'zod/mini'
import { askedMachining } from './asked-options.ts'
import { positionErrors } from './cart/position.ts'
import { Cart } from './cart.ts'
import { CalendarDate, Id, line, Money, Quantity, text } from './common.ts'
import { MouldBasePart } from './configurator/mould-base-model.ts'
import { endpoint } from './endpoint.ts'
import { jsonObject } from './json-object.ts'
import { maxArticleNumberLength, maxConfigurationNameLength } from './limits.ts'
import { givenMachining } from './part-options.ts'
import { Availability } from './product.ts'

/** Most parts that the kernel puts into one file. */
export const maxArticles = 500

/** The settings from which a configurator made its articles. Only the configurator reads them. */
export const ConfiguratorSettings = jsonObject({ depth: 32, size: 100_000 })

const Articles = z
  .array(
    z.strictObject({
      articleNo: text(maxArticleNumberLength),
      quantity: z.optional(Quantity),
      ...askedMachining,
    }),
  )
  .check(z.minLength(1), z.maxLength(maxArticles))

const configuration = {
  articles: Articles,
  easyKatConfig: ConfiguratorSettings,
  configurationName: line(maxConfigurationNameLength),
}

export const AddConfiguration = z.strictObject({ optionalCartId: z.optional(z.nullable(Id)), ...configuration })
export type AddConfiguration = z.output<typeof AddConfiguration>

export const ReplaceConfiguration = z.strictObject({ replacePositionId: Id, ...configuration })
export type ReplaceConfiguration = z.output<typeof ReplaceConfiguration>

export const QuotedConfiguration = z.strictObject({
  /** In the order of the call. */
  articles: z.array(
    z.strictObject({
      articleNo: z.string(),
      /** Null: on request. */
      totalPrice: z.nullable(Money),
      availability: Availability,
      leadTimeDays: z.int(),
    }),
  ),
  /** The sum of all articles that have a price. */
  totalPrice: Money,
  /** Until the last of them can be sent. */
  leadTimeDays: z.int(),
  shipDate: CalendarDate,
})
export type QuotedConfiguration = z.output<typeof QuotedConfiguration>

/** A configuration, and the positions that belong to it now. */
export const Configuration = z.strictObject({
  /** The `groupId` of its positions. */
  id: Id,
  cartId: Id,
  configurationName: z.string(),
  easyKatConfig: ConfiguratorSettings,
  articles: z.array(
    z.strictObject({
      positionId: Id,
      articleNo: z.string(),
      quantity: z.int(),
      ...givenMachining,
    }),
  ),
})
export type Configuration = z.output<typeof Configuration>

/** Parts that were configured together form one group of positions in the cart. */
export const configuratorEndpoints = {
  quote: endpoint({
    route: 'POST /api/cart/configurator/quote',
    readsOnly: true,
    summary: 'Prices and delivery of the articles of a configuration, which is not stored.',
    permission: 'cart.use',
    input: z.strictObject({ articles: Articles }),
    output: QuotedConfiguration,
    errors: positionErrors,
  }),
  readModel: endpoint({
    route: 'POST /api/cart/configurator/model',
    readsOnly: true,
    summary: 'The bodies of a mould base at their places, as in its STEP file. Its settings are not stored.',
    permission: 'cad.download',
    input: z.strictObject({ easyKatConfig: ConfiguratorSettings }),
    output: z.strictObject({ parts: z.array(MouldBasePart) }),
    errors: ['notBuildable'],
  }),
  add: endpoint({
    route: 'POST /api/cart/configurator',
    summary: 'Appends a configuration as one group of positions; without a cart id to the default cart.',
    permission: 'cart.use',
    input: AddConfiguration,
    output: Cart,
    errors: [...positionErrors, 'cartFull', 'cartTooLarge', 'notBuildable'],
  }),
  replace: endpoint({
    route: 'PUT /api/cart/configurator/replace',
    summary: 'Replaces the configuration to which a position belongs with another one.',
    permission: 'cart.use',
    input: ReplaceConfiguration,
    output: Cart,
    errors: [...positionErrors, 'cartFull', 'cartTooLarge', 'notBuildable'],
  }),
  read: endpoint({
    route: 'GET /api/cart/configurator/{id}',
    summary: 'The configuration of a group of positions.',
    permission: 'cart.use',
    output: Configuration,
    errors: ['entryNotFound'],
  }),
  readHoleTable: endpoint({
    route: 'GET /api/cart/configurator/hole-table/{id}',
    summary: 'The holes of all plates of a mould base with their tolerances (xlsx).',
    permission: 'cart.use',
    file: true,
    errors: ['entryNotFound', 'temporarilyUnavailable'],
  }),
  readHolePlan: endpoint({
    route: 'GET /api/cart/configurator/hole-plan/{id}',
    summary: 'The plates of a mould base from above with their holes (DXF).',
    permission: 'cart.use',
    file: true,
    errors: ['entryNotFound'],
  }),
  readStep: endpoint({
    route: 'GET /api/cart/configurator/step/{id}',
    summary: 'The parts of a group of positions as one assembly (STEP).',
    permission: 'cart.use',
    file: true,
    lane: 'cad',
    errors: ['entryNotFound', 'articleWithoutShape', 'temporarilyUnavailable'],
  }),
}
