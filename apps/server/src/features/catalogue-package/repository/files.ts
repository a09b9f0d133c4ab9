import type { Client } from 'pg'

/** Finds the product of a file, or the article and its product. */
export async function findOwner(client: Client, { productNr, articleNo }: { productNr: string; articleNo: string }) {
  const { rows } = await client.query<{ productId: string; articleId: string | null }>(
    articleNo === ''
      ? 'select id as "productId", null as "articleId" from products where product_nr = $1'
      : 'select product_id as "productId", id as "articleId" from articles where article_no = $1',
    [articleNo === '' ? productNr : articleNo],
  )
  return rows[0]
}

interface KeptFile {
  hash: string
  contentType: string
  content: Buffer
}

/** Stores a content only once, even if files of several names have it. */
export async function storeFile(client: Client, { hash, contentType, content }: KeptFile): Promise<void> {
  const { rowCount } = await client.query('select from catalogue_files where hash = $1', [hash])
  if (rowCount !== 0) return
  await client.query('insert into catalogue_files (hash, content_type, size, content) values ($1, $2, $3, $4)', [
    hash,
    contentType,
    content.length,
    content,
  ])
}
