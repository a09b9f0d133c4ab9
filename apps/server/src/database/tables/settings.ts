import type { WrittenNotice } from '@normwerk/contract/content/maintenance'
import type { Seller } from '@normwerk/contract/seller'
import { sql } from 'drizzle-orm'
import { check, pgTable } from 'drizzle-orm/pg-core'
import { instant, money } from './columns.ts'
import type { Contact } from './companies.ts'

/** The settings of the whole shop, in one row. */
export const shopSettings = pgTable(
  'shop_settings',
  (t) => ({
    onlyRow: t.boolean().primaryKey().default(true),
    currency: t.text().$type<'EUR'>().notNull(),
    /** The country that the shop sells from, ISO 3166-1 alpha-2. */
    homeCountry: t.text().notNull(),
    /** Net value of the goods from which shipping is free. */
    minimumOrderValue: money().notNull(),
    /** Charged once per position, for the inspection certificate EN 10204 3.1. */
    certificateSurcharge: money().notNull(),
    /**
     * Triggers count the changes of the discounts and of the surcharge here, so that a server knows whether the terms in
     * its memory are current.
     */
    priceTermsVersion: t.integer().notNull().default(0),
    /** The contacts of companies without their own ones. */
    fieldService: t.jsonb().$type<Contact>(),
    officeStaff: t.jsonb().$type<Contact>(),
    /** The company that runs the shop, as documents name it; null until staff have entered it. */
    seller: t.jsonb().$type<Seller>(),
    /** The announced maintenance; null if there is none. It stays after its end. */
    maintenance: t.jsonb().$type<WrittenNotice>(),
    /** Names the secret that the servers of this database share. The secret itself is never in the database. */
    secretId: t.text(),
    /** The moment of the last verified backup. */
    backedUpAt: instant(),
  }),
  (table) => [
    check('shop_settings_one_row', sql`${table.onlyRow}`),
    check('shop_settings_minimum', sql`${table.minimumOrderValue} >= 0`),
    check('shop_settings_certificate', sql`${table.certificateSurcharge} >= 0`),
  ],
)

/** Countries that the shop delivers to. */
export const countries = pgTable(
  'countries',
  (t) => ({
    /** ISO 3166-1 alpha-2. */
    code: t.text().primaryKey(),
    /** Member of the European Union, for the value added tax. */
    inUnion: t.boolean().notNull(),
    /** Standard rate of the value added tax in basis points, 1900 = 19 %. */
    vatRate: t.integer().notNull(),
    /** Flat net rate. */
    shippingCosts: money().notNull(),
  }),
  (table) => [
    check('countries_code', sql`${table.code} ~ '^[A-Z]{2}$'`),
    check('countries_vat', sql`${table.vatRate} between 0 and 10000`),
    check('countries_shipping', sql`${table.shippingCosts} >= 0`),
  ],
)
