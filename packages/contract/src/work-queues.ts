/** What staff have to do: the lists into which orders and inquiries fall. */
export const workQueues = ['toConfirm', 'toSend', 'sent', 'inquiries', 'offered', 'closed'] as const
export type WorkQueue = (typeof workQueues)[number]
