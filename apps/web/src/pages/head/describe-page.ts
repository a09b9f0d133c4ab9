import type { News } from '@normwerk/contract/content/news'
import type { Category, Product } from '@normwerk/contract/product'
import type { QueryClient } from '@tanstack/react-query'
import {
  findBySlug,
  mainCategoriesQuery,
  productByNumberQuery,
  subCategoriesQuery,
} from '../../features/catalogue/queries.ts'
import { helpQuery } from '../../features/content/help/queries.ts'
import { shownArticle } from '../../features/content/news/queries.ts'
import { pageQuery } from '../../features/content/queries.ts'
import type { useText } from '../../texts/language-context.tsx'

/** What search engines and previews of links say about a public page. */
export interface PageDescription {
  text: string
  /** Path of the picture that a preview of a link shows. */
  picture: string
  /** Objects in the words of schema.org. */
  data: readonly SchemaObject[]
}

export type SchemaObject = { '@type': string } & Record<string, unknown>

/** Whole addresses for paths. */
export interface Addresses {
  /** Of a page in its language. */
  page(path: string): string
  /** Of a file. */
  file(path: string): string
}

interface Shown {
  /** The pattern of the page's address. */
  route: string
  params: Readonly<Record<string, string>>
  client: QueryClient
  text: ReturnType<typeof useText>
  address: Addresses
}

/** Describes a public page by the data that it shows; null where it found nothing to show. */
export function describePage({ route, params, client, ...words }: Shown): PageDescription | null {
  const categories = [
    ...(client.getQueryData(mainCategoriesQuery.queryKey) ?? []),
    ...(client.getQueryData(subCategoriesQuery.queryKey) ?? []),
  ]
  switch (route) {
    case '/':
      return describeShop([describeSite(words)], words)
    case '/category/$slug': {
      const category = findBySlug(categories, params.slug ?? '')
      return category === undefined ? null : describeCategory(category, categories, words)
    }
    case '/product/$productNr': {
      const product = client.getQueryData(productByNumberQuery(params.productNr ?? '').queryKey)
      return product === undefined ? null : describeProduct(product, categories, words)
    }
    case '/info/$key': {
      const page = client.getQueryData(pageQuery(params.key ?? '').queryKey)
      return page === undefined
        ? null
        : { text: page.sections[0]?.paragraphs[0] ?? page.title, picture: logo, data: [] }
    }
    case '/help/$topic': {
      const page = client.getQueryData(helpQuery.queryKey)?.find(({ topic }) => topic === params.topic)
      return page === undefined
        ? null
        : { text: page.sections[0]?.paragraphs[0] ?? page.title, picture: logo, data: [] }
    }
    case '/news/$id': {
      const news = shownArticle(client)
      return news === undefined ? null : describeArticle(news)
    }
    default:
      return describeShop([], words)
  }
}

const logo = '/icon-512.png'

function previewPath(kind: 'product' | 'category', name: string): string {
  return `/api/resources/preview/${kind}/${encodeURIComponent(name)}.png`
}

type Words = Pick<Shown, 'text' | 'address'>

function describeShop(data: readonly SchemaObject[], { text }: Words): PageDescription {
  return { text: text('catalogue.landing.lead'), picture: logo, data }
}

function describeArticle({ summary, image }: News): PageDescription {
  return { text: summary, picture: image === null ? logo : `${image.path}/${image.width}.jpeg`, data: [] }
}

function describeSite({ text, address }: Words): SchemaObject {
  return {
    '@type': 'WebSite',
    name: 'Normwerk',
    description: text('catalogue.landing.lead'),
    url: address.page('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address.page('/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function describeCategory(category: Category, categories: readonly Category[], words: Words): PageDescription {
  const { text } = words
  const count = text('catalogue.productCount', { count: category.productCount })
  return {
    text: `${category.name}: ${count}. ${text('catalogue.landing.lead')}`,
    picture: previewPath('category', category.slug),
    data: [describeTrail(pathTo(category, categories), words)],
  }
}

function describeProduct(product: Product, categories: readonly Category[], words: Words): PageDescription {
  const { name, productNr, description, drawing, material, pictures } = product
  const category = categories.find(({ id }) => id === product.categoryId)
  const steps = category === undefined ? [] : pathTo(category, categories)
  const own = { name, path: productPath(productNr) }
  return {
    text: description,
    picture: previewPath('product', productNr),
    data: [
      {
        '@type': 'Product',
        name,
        sku: productNr,
        url: words.address.page(own.path),
        image: [...pictures.map(({ path }) => path), drawing].map(words.address.file),
        description,
        material,
        ...(category !== undefined && { category: category.name }),
      },
      describeTrail([...steps, own], words),
    ],
  }
}

interface Step {
  name: string
  path: string
}

/** Returns the way from the landing page to a category, without the landing page. */
function pathTo(category: Category, categories: readonly Category[]): Step[] {
  const parent = categories.find(({ id }) => id === category.parentId)
  const own = { name: category.name, path: `/category/${encodeURIComponent(category.slug)}` }
  return parent === undefined ? [own] : [...pathTo(parent, categories), own]
}

function productPath(productNr: string): string {
  return `/product/${encodeURIComponent(productNr)}`
}

function describeTrail(steps: readonly Step[], { text, address }: Words): SchemaObject {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: text('shell.start'), path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address.page(path),
    })),
  }
}
