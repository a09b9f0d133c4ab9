import { parentPort, workerData } from 'node:worker_threads'
import { connectAtSnapshot } from '../../../database/shared-snapshot.ts'
import { copyArticles } from '../repository/article-copy.ts'
import { indexArticles } from './index-articles.ts'
import type { IndexTask } from './index-aside.ts'

// The thread is started for each build, so it imports little.
const { databaseUrl, snapshot, options, products }: IndexTask = workerData
const client = await connectAtSnapshot(databaseUrl, snapshot)
const indexed = await indexArticles(options, products, copyArticles(client))
await client.end()
parentPort?.postMessage(indexed)
