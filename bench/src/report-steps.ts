import { isMainThread } from 'node:worker_threads'

const tickMs = 2

/**
 * Loaded before a measured server: answers each message of the parent with the longest step of the event loop since
 * the message before, in milliseconds of CPU of its thread. A stall by the clock also counts the time in which other
 * processes had the processor; this figure does not. It errs upwards: short steps between two ticks count as one.
 */
if (isMainThread && process.send !== undefined) {
  // Children of the server get messages of their own.
  delete process.env.NODE_OPTIONS
  let maxMs = 0
  let before = process.threadCpuUsage()
  setInterval(() => {
    const used = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    maxMs = Math.max(maxMs, (used.user + used.system) / 1000)
  }, tickMs).unref()
  process.on('message', () => {
    process.send?.(maxMs)
    maxMs = 0
  })
  process.channel?.unref()
}
