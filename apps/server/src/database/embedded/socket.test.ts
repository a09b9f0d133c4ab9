import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { serverUrl, socketSettings } from './socket.ts'

describe('the URL of an embedded server', () => {
  const port = 54321
  const hostOf = (folder: string, hasSocket = true) =>
    new Client({ connectionString: `${serverUrl(folder, { port, hasSocket }, 'secret')}/normwerk` }).host

  it.each(['/srv/normwerk/data/postgres', '/srv/Größe 2,5 (50%) #1?&@:[a]\'"\\$/postgres'])(
    'leads to its socket in %s',
    (folder) => {
      expect(hostOf(folder)).toBe(folder)
    },
  )

  it('leads to its port if it has no socket', () => {
    expect(hostOf('/srv/postgres', false)).toBe('127.0.0.1')
  })

  it('leads to its port if the path of the socket is longer than 103 bytes', () => {
    const longest = `/${'x'.repeat(103 - '/'.length - '/.s.PGSQL.54321'.length)}`
    expect(hostOf(longest)).toBe(longest)
    expect(hostOf(`${longest}x`)).toBe('127.0.0.1')
    expect(hostOf(longest.replace('xx', 'xü'))).toBe('127.0.0.1')
  })

  it('keeps its port, user and password', () => {
    const {
      user,
      password,
      port: read,
    } = new Client({ connectionString: serverUrl('/a', { port, hasSocket: true }, 'x-Y_9') })
    expect({ user, password, port: read }).toEqual({ user: 'normwerk', password: 'x-Y_9', port })
  })
})

it('has no socket on Windows', () => {
  expect(socketSettings('win32')).toEqual({ unix_socket_directories: '' })
  expect(socketSettings('linux').unix_socket_directories).not.toBe('')
})
