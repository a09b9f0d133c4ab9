import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTestFolder } from '../testing/test-folder.ts'
import { openSecurityLog, type SecurityEvent } from './security-log.ts'

const event: SecurityEvent = {
  ...{ event: 'rightRejected', status: 403, method: 'GET', route: '/api/cart', address: 'hash', reqId: 'mine' },
  ...{ userId: null, companyId: null },
}

test('events are appended to a file of their own, whatever the other log leaves out', async () => {
  await using folder = await makeTestFolder()
  const securityLog = join(folder.path, 'logs', 'security.log')
  openSecurityLog({ securityLog, logLevel: 'silent' })(event)
  openSecurityLog({ securityLog, logLevel: 'error' })({ ...event, event: 'foreignId' })
  const lines = (await readFile(securityLog, 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ name: 'security', security: true, time: expect.any(Number), ...event }),
    expect.objectContaining({ event: 'foreignId' }),
  ])
})

test('a file that cannot be written stops the start with a line that names the setting', async () => {
  await using folder = await makeTestFolder()
  const open = () => openSecurityLog({ securityLog: folder.path, logLevel: 'info' })
  expect(open).toThrow('SECURITY_LOG cannot be written (EISDIR).')
})
