import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { exitCode, startProgram } from '../testing/processes/start-program.ts'
import { createDatabase } from '../testing/test-database.ts'
import { makeTestFolder } from '../testing/test-folder.ts'

it('a shop with an endpoint for traces sends requests and their statements, without what callers sent', {
  tags: ['release'],
}, async () => {
  await using opened = new AsyncDisposableStack()
  const received: string[] = []
  const collector = createServer(async (request, response) => {
    received.push(await text(request))
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  opened.defer(async () => void collector.close())
  const { port } = collector.address() as AddressInfo
  const folder = opened.use(await makeTestFolder())
  const database = await createDatabase(['AZH'])
  opened.defer(database.drop)
  const { child, address } = await startProgram(folder.path, {
    DATABASE_URL: database.databaseUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_SERVICE_NAME: 'shop-of-a-test',
  })
  const answer = await fetch(`${address}/api/product/landing-page?word=Geheimnis`)
  expect(answer.status).toBe(200)
  child.kill('SIGTERM')
  expect(await exitCode(child)).toBe(0)

  const sent = received.join('\n')
  expect(sent).toContain('shop-of-a-test')
  expect(sent).not.toContain('Geheimnis')
  const spans = received.flatMap(listSpans)
  const request = spans.find(({ attributes }) => attributes['url.path'] === '/api/product/landing-page')
  expect(request?.attributes).toMatchObject({ 'http.route': '/api/product/landing-page' })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(JSON.stringify(statements)).toMatch(/select .* from/i)
})

interface SentSpan {
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

function listSpans(body: string) {
  const { resourceSpans }: { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] } = JSON.parse(body)
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue])),
    }))
}
