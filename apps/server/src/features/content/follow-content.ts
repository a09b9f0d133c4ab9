import type { Dependencies } from '../../http/call.ts'

export interface FollowedContent {
  /** Number of times that the public texts may have changed on any server. */
  changes(): number
  stop(): Promise<void>
}

export async function followContent({ listen }: Pick<Dependencies, 'listen'>): Promise<FollowedContent> {
  let changes = 0
  const listener = await listen('content_changed', () => {
    changes += 1
  })
  return { changes: () => changes, stop: () => listener.close() }
}
