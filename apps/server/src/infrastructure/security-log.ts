import pino from 'pino'
import { type Settings, StartError } from '../settings.ts'
import { logOutput } from './log-output.ts'
import { reportError } from './report.ts'

/** A rejection that may be an attack. It contains no personal data. */
export interface SecurityEvent {
  event: string
  status: number
  method: string
  route: string | null
  userId: string | null
  companyId: string | null
  /** A hash of the network address. */
  address: string
  /** The correlation id of the request. */
  reqId: string
}

export type SecurityLog = (event: SecurityEvent) => void

/**
 * Opens the log of security events: the file of the settings, so that it can be kept for another time than the other
 * log, else standard error. The file is only appended to, so a program that rotates logs may copy and truncate it.
 * @throws StartError
 */
export function openSecurityLog({
  securityLog: file,
  logLevel,
}: Pick<Settings, 'securityLog' | 'logLevel'>): SecurityLog {
  const level = file === null ? logLevel : 'warn'
  const base = { name: 'security', security: true }
  const log = pino({ level, base }, file === null ? logOutput : openFile(file))
  return (event) => log.warn(event)
}

function openFile(file: string) {
  try {
    const opened = pino.destination({ dest: file, append: true, mkdir: true, sync: true })
    // A full disk must not end the shop.
    opened.on('error', reportError)
    return opened
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    throw new StartError(`SECURITY_LOG cannot be written${code}.`)
  }
}
