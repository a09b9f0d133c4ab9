import { parentPort, workerData } from 'node:worker_threads'
import { Client } from 'pg'
import { beginAtSnapshot } from '../../database/snapshots.ts'
import { copyArticles } from './copy-articles.ts'
import { indexArticles } from './index-articles.ts'
import type { IndexTask } from './index-aside.ts'

// It starts anew for each build, so it imports little.
const { databaseUrl, snapshot, options, products }: IndexTask = workerData
const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk index' })
await client.connect()
await beginAtSnapshot(client, snapshot)
const indexed = await indexArticles(options, products, copyArticles(client))
await client.end()
parentPort?.postMessage(indexed, [indexed.index.memory])
