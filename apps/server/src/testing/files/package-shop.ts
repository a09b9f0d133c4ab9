import type { PackageRejection } from '@normwerk/contract/catalogue-package'
import { Client } from 'pg'
import { expect } from 'vitest'
import { createDatabase } from '../test-database.ts'
import { makeTestFolder, type TestFolder } from '../test-folder.ts'
import { importPath, type PackageFiles, writePackage } from './packages.ts'

/** A database that packages are imported into, with a folder to write them. */
export interface PackageShop {
  databaseUrl: string
  folder: TestFolder
  client: Client
  /** Returns what changes with every written row. */
  fingerprint: () => Promise<unknown>
  /** Returns the rejections of a package, which must not have changed anything. */
  rejectionsOf: (path: string) => Promise<PackageRejection[]>
  rejectionsOfFiles: (files: PackageFiles) => Promise<PackageRejection[]>
  close: () => Promise<void>
}

export async function openPackageShop(): Promise<PackageShop> {
  const database = await createDatabase()
  const folder = await makeTestFolder()
  const client = new Client({ connectionString: database.databaseUrl })
  await client.connect()

  async function fingerprint(): Promise<unknown> {
    const tables = ['categories', 'attributes', 'products', 'articles', 'product_files', 'catalogue_files', 'materials']
    const prints = tables.map((table) => `(select count(*) || ' ' || max(xmin::text::bigint) from ${table})`)
    const { rows } = await client.query(`select concat_ws(', ', ${prints.join(', ')}) as print`)
    return rows
  }

  async function rejectionsOf(path: string): Promise<PackageRejection[]> {
    const before = await fingerprint()
    const { refused } = await importPath(database.databaseUrl, path)
    expect(refused.length).toBeGreaterThan(0)
    expect(await fingerprint()).toEqual(before)
    return refused
  }

  return {
    ...{ databaseUrl: database.databaseUrl, folder, client, fingerprint, rejectionsOf },
    rejectionsOfFiles: async (files) => rejectionsOf(await writePackage(folder, files)),
    async close() {
      await client.end()
      await database.drop()
      await folder[Symbol.asyncDispose]()
    },
  }
}

/** The tables of a maker's own product, without articles. */
export const maker = {
  'categories.csv': 'key,parentKey\ncooling,\nnipples,cooling\n',
  'products.csv': 'productNr,category\nHN-9,nipples\n',
  'columns.csv': 'productNr,key,symbol,unit,kind,role\nHN-9,thread,G,,choice,row\nHN-9,flow,Q,l/min,number,detail\n',
}
