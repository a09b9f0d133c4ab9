import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface DeliveredMail {
  sender: string
  recipients: string[]
  message: string
}

/** A minimal SMTP server that accepts mails. */
export interface MailServer {
  url: string
  delivered: DeliveredMail[]
  /** The answer that rejects a recipient; null: the server accepts them. */
  rejection: string | null
  /** The number of connected clients. */
  clients(): number
  stop(): Promise<void>
}

/** @param onDelivered gets each mail at once, beside the list of all */
export async function startMailServer(
  onDelivered: (mail: DeliveredMail) => void = () => undefined,
): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    converse(socket, mailServer, onDelivered)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    delivered: [],
    rejection: null,
    clients: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return mailServer
}

function converse(socket: Socket, server: MailServer, onDelivered: (mail: DeliveredMail) => void): void {
  const reply = (line: string) => socket.write(`${line}\r\n`)
  const envelope = { sender: '', recipients: [''] }
  let buffer = ''
  let message: string[] | null = null

  const obey = (line: string) => {
    if (message !== null) {
      if (line !== '.') return void message.push(line.replace(/^\./, ''))
      const mail = { ...envelope, message: message.join('\r\n') }
      server.delivered.push(mail)
      onDelivered(mail)
      message = null
      return reply('250 taken')
    }
    if (line === 'STARTTLS') return reply('502 no encryption here')
    if (/^MAIL FROM:/.test(line)) Object.assign(envelope, { sender: bare(line), recipients: [] })
    if (/^RCPT TO:/.test(line)) {
      if (server.rejection !== null) return reply(server.rejection)
      envelope.recipients.push(bare(line))
    }
    if (line === 'DATA') {
      message = []
      return reply('354 go on')
    }
    if (line === 'QUIT') return socket.end('221 bye\r\n')
    return reply('250 fine')
  }

  socket.setEncoding('utf8')
  socket.on('data', (chunk) => {
    buffer += chunk
    const lines = buffer.split('\r\n')
    buffer = lines.pop() ?? ''
    for (const line of lines) obey(line)
  })
  reply('220 mail.example.com')
}

function bare(line: string): string {
  return /<(.*?)>/.exec(line)?.[1] ?? line
}
