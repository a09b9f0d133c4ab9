import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import type { MadePage, PageTask } from './renderer.ts'
import { type CarryInside, loadWebBuild, type PageConfig, type WebBuild } from './web-build.ts'

export interface ThreadData {
  config: PageConfig
}

/** One page to make. Everything about it comes and goes through its port, which closes if nobody waits for it. */
export interface PageOrder {
  task: PageTask
  port: MessagePort
}

export interface PageCall {
  /** Unique for the page. */
  id: number
  method: string
  path: string
  body: string | undefined
}

export interface PageCallAnswer {
  /** Of the call. */
  id: number
  status: number
  body: string
}

export type FromThread =
  /** They are answered together. */
  | { kind: 'calls'; calls: readonly PageCall[] }
  | { kind: 'page'; status: number; body: Uint8Array<ArrayBuffer> }
  | { kind: 'failure'; error: unknown }

const { config }: ThreadData = workerData
const root = '<div id="root"></div>'
/** A rendered page already contains the configuration. */
const configPreload = /\s*<link rel="preload" href="\/config\.json"[^>]*>/
/** A page is sent many times, so it is worth compressing well, but the first visitor waits for that. */
const brotli = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT } }

const web = await loadWebBuild()
if (web === null) throw new Error('the web application was not built')
const build = web
parentPort?.on('message', ({ task, port }: PageOrder) => void answer(task, port))

async function answer(task: PageTask, port: MessagePort): Promise<void> {
  try {
    const { status, body } = await makePage(task, port)
    const copied = new Uint8Array(body)
    port.postMessage({ kind: 'page', status, body: copied } satisfies FromThread, [copied.buffer])
  } catch (error) {
    port.postMessage({ kind: 'failure', error } satisfies FromThread)
  }
}

async function makePage(
  { origin, url, root: baseAddress, code, encoding }: PageTask,
  port: MessagePort,
): Promise<MadePage> {
  const leaving = new AbortController()
  port.once('close', () => leaving.abort())
  const { signal } = leaving
  const filled = await build.renderPage({
    url,
    origin,
    code,
    config: { ...config, baseAddress },
    signal,
    carry: carryThrough(port),
  })
  const document = fillDocument(build, url, filled)
  return { status: filled.status, body: compress(Buffer.from(document), encoding) }
}

/** Sends the calls that a page makes at the same time in one message, because each message wakes the other thread. */
function carryThrough(port: MessagePort): CarryInside {
  const answers: PromiseWithResolvers<PageCallAnswer>[] = []
  let calls: PageCall[] = []

  function send(): void {
    port.postMessage({ kind: 'calls', calls } satisfies FromThread)
    calls = []
  }

  port.on('message', (answered: PageCallAnswer[]) => {
    for (const answer of answered) answers[answer.id]?.resolve(answer)
  })
  port.once('close', () => {
    for (const { reject } of answers) reject(new Error('nobody waits for the page'))
  })

  return (method, path, body) => {
    const answer = Promise.withResolvers<PageCallAnswer>()
    const id = answers.push(answer) - 1
    if (calls.push({ id, method, path, body }) === 1) queueMicrotask(send)
    return answer.promise
  }
}

function fillDocument(
  { page, linkStyles, linkScript, findPage }: WebBuild,
  url: string,
  { locale, title, head, html, state }: Awaited<ReturnType<WebBuild['renderPage']>>,
): string {
  const { styleSource = null, scriptSource = null, isPublic = false } = findPage(url) ?? {}
  // Text that is typed into a shell would be lost, and a form would send its fields in the address of a page.
  const inert = isPublic ? '' : ' inert'
  return page
    .replace(/<html lang="\w+">/, `<html lang="${locale}">`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(configPreload, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${head}${linkStyles(styleSource)}${linkScript(scriptSource)}</head>`)
    .replace(root, () => `<div id="root"${inert}>${html}</div>${state}`)
}

function compress(document: Buffer, encoding: PageTask['encoding']): Buffer {
  if (encoding === null) return document
  return encoding === 'br' ? brotliCompressSync(document, brotli) : gzipSync(document)
}
