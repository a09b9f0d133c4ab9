import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { print } from '../faults/report.ts'
import type { Cluster } from './cluster.ts'
import { deploy, runProgram } from './programs.ts'

const promtool = '/usr/bin/promtool'
/** Words of an expression that are followed by labels, a range or an operator, and are no functions. */
const figure = /\b([a-z]+(?:_[a-z0-9]+)+)\b(?!\s*\()/g
/** Suffixes that a histogram adds to its name. */
const ofHistogram = /_(bucket|count|sum)$/

/** Alarms and the board only name figures that servers and proxy have; Prometheus accepts its files. */
export async function checkFigures(cluster: Cluster): Promise<string[]> {
  const served = new Set<string>()
  for (const address of [...cluster.servers.map(({ address }) => address), cluster.proxy.metricsAddress]) {
    const text = await (await fetch(`${address}/metrics`)).text()
    for (const [, name] of text.matchAll(/^# TYPE (\S+)/gm)) if (name !== undefined) served.add(name)
  }
  const board: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    await readFile(join(deploy, 'grafana/normwerk.json'), 'utf8'),
  )
  const rules = await readFile(join(deploy, 'prometheus/normwerk-rules.yml'), 'utf8')
  const expressions = [
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...[...rules.matchAll(/expr: ((?:\|\n(?: {10}.*\n)+)|.*)/g)].map(([, expression]) => expression ?? ''),
  ]
  const named = new Set(expressions.flatMap((text) => [...text.matchAll(figure)].map(([, name]) => name ?? '')))
  const unknown = [...named].filter((name) => !served.has(name) && !served.has(name.replace(ofHistogram, '')))
  print(`${named.size} figures named in ${expressions.length} expressions, ${unknown.length} of them unknown`)
  if (existsSync(promtool)) {
    await runProgram(promtool, ['check', 'rules', join(deploy, 'prometheus/normwerk-rules.yml')])
    await runProgram(promtool, ['test', 'rules', join(deploy, 'prometheus/normwerk-rules.test.yml')])
  } else print('SKIPPED: promtool of the Debian package prometheus checks the alarms.')
  print('NOT TRIED: Grafana is no Debian package, and nothing here builds the image of the Containerfile.')
  return unknown.map((name) => `nobody serves ${name}`)
}
