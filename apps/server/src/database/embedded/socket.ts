import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { superuser } from './initialise.ts'
import type { Postmaster } from './postmaster.ts'

/** In bytes. Linux accepts 107, macOS 103. */
const maxSocketPath = 103
const namePrefix = '.s.PGSQL.'

/**
 * Settings of a server that offers a Unix socket in its data folder, which only its user can enter. The folder is relative
 * to the data folder, so its name needs no quotes and can have any length.
 */
export function socketSettings(platform: NodeJS.Platform): Record<string, string> {
  // Node cannot connect to Unix sockets on Windows.
  if (platform === 'win32') return noSocketSettings
  return { unix_socket_directories: '.', unix_socket_permissions: '0700' }
}

export const noSocketSettings = { unix_socket_directories: '' }

/**
 * Returns the URL of a server, without a database: by its Unix socket, which costs less CPU than TCP, or by TCP where there
 * is no socket or its path is too long.
 */
export function serverUrl(folder: string, { port, hasSocket }: Postmaster, password: string): string {
  const isReachable = hasSocket && Buffer.byteLength(join(folder, `${namePrefix}${port}`)) <= maxSocketPath
  const host = isReachable ? encodeURIComponent(folder) : '127.0.0.1'
  return `postgres://${superuser}:${encodeURIComponent(password)}@${host}:${port}`
}

/** Removes what killed servers of a data folder left behind. Only for the process that has just started its server. */
export async function removeOldSockets(folder: string, { port }: Postmaster): Promise<void> {
  const current = `${namePrefix}${port}`
  const names = (await readdir(folder)).filter((name) => name.startsWith(namePrefix))
  const old = names.filter((name) => name !== current && name !== `${current}.lock`)
  for (const name of old) await rm(join(folder, name), { force: true })
}
