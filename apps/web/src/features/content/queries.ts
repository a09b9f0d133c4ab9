import { contentEndpoints } from '@normwerk/contract/content'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The version that holds today; without a version named it has the same key as elsewhere. */
export const pageQuery = (key: string) => endpointQuery(contentEndpoints.readPage, { params: { key } })

export const versionQuery = (key: string, version: string) =>
  endpointQuery(contentEndpoints.readPage, { params: { key }, input: { version } })
