type EditState = 'waiting' | 'updating' | 'updated' | 'rejected' | 'error'

type Rejected<Fields> = Partial<Record<keyof Fields, string>>

/** The edits of one target that are not yet in an answer of the server. */
export interface Edit<Fields> {
  /** The newest value of each edited field; it is shown instead of the server's value. */
  readonly fields: Partial<Fields>
  /** Typed texts that are no value of their field. */
  readonly rejected: Rejected<Fields>
  readonly state: EditState
  readonly error: Error | null
}

interface Options<Fields> {
  /** Delay after the last edit before it is sent, in milliseconds. */
  delay: number
  /** How long the saved state is shown, in milliseconds. */
  savedStateMs: number
  send: (target: string, fields: Partial<Fields>) => Promise<void>
}

export interface EditQueue<Fields> {
  /** Marks fields of a target as edited; they are sent together after the delay. */
  edit(target: string, fields: Partial<Fields>): void
  /** Keeps a text that is no value of its field: nothing is sent for the field until it is edited or dropped. */
  reject(target: string, field: keyof Fields, typed: string): void
  /** Drops the waiting or rejected edit of one field. */
  drop(target: string, field: keyof Fields): void
  /** Sends waiting edits at once. Failed ones stay, because the buyer has not changed them since. */
  commit(target: string): void
  /** Sends failed edits again. */
  retry(target: string): void
  /** Drops all edits of a target. */
  discard(target: string): void
  /** Sends the edits of every target at once, also those that have failed. */
  flush(): void
  read(target: string): Edit<Fields> | undefined
  /** Returns targets with unsaved edits: waiting, being sent, rejected or failed. */
  unsaved(): string[]
  /** Returns the states of these targets, or of all. */
  unsavedStates(targets?: ReadonlySet<string>): EditState[]
  subscribe(listener: (target: string) => void): () => void
}

interface Entry<Fields> {
  waiting: Partial<Fields>
  sending: Partial<Fields> | null
  rejected: Rejected<Fields>
  timer: ReturnType<typeof setTimeout> | undefined
  /** Committed during a call: sent as soon as that call ends. */
  urgent: boolean
  edit: Edit<Fields>
}

/**
 * Queues edits of many targets, each field on its own. A target has one call at a time; later edits wait behind it. A
 * failed edit is kept until it is sent again or discarded.
 */
export function createEditQueue<Fields extends object>({
  delay,
  savedStateMs,
  send,
}: Options<Fields>): EditQueue<Fields> {
  const entries = new Map<string, Entry<Fields>>()
  const listeners = new Set<(target: string) => void>()

  function notify(target: string): void {
    for (const listener of listeners) listener(target)
  }

  function show(target: string, entry: Entry<Fields>, state: EditState, error: Error | null = null): void {
    entry.edit = { fields: { ...entry.sending, ...entry.waiting }, rejected: entry.rejected, state, error }
    notify(target)
  }

  function open(target: string): Entry<Fields> {
    const known = entries.get(target)
    if (known !== undefined) return known
    const edit: Edit<Fields> = { fields: {}, rejected: {}, state: 'waiting', error: null }
    const made: Entry<Fields> = { waiting: {}, sending: null, rejected: {}, timer: undefined, urgent: false, edit }
    entries.set(target, made)
    return made
  }

  function edit(target: string, fields: Partial<Fields>): void {
    const entry = open(target)
    entry.waiting = { ...entry.waiting, ...fields }
    entry.rejected = without(entry.rejected, fields)
    clearTimeout(entry.timer)
    entry.timer = setTimeout(() => commit(target), delay)
    show(target, entry, entry.sending === null ? 'waiting' : 'updating')
  }

  function reject(target: string, field: keyof Fields, typed: string): void {
    const entry = open(target)
    entry.rejected = { ...entry.rejected, [field]: typed }
    takeBack(target, entry, field)
  }

  function drop(target: string, field: keyof Fields): void {
    const entry = entries.get(target)
    if (entry === undefined) return
    entry.rejected = without(entry.rejected, { [field]: '' })
    takeBack(target, entry, field)
  }

  function takeBack(target: string, entry: Entry<Fields>, field: keyof Fields): void {
    entry.waiting = without(entry.waiting, { [field]: '' })
    if (!isEmpty(entry.waiting)) {
      show(target, entry, entry.edit.state, entry.edit.error)
      return
    }
    clearTimeout(entry.timer)
    entry.timer = undefined
    entry.urgent = false
    if (entry.sending !== null) show(target, entry, 'updating')
    else rest(target, entry)
  }

  /** Called once no field waits: ends the edit, unless a rejected text keeps it. */
  function rest(target: string, entry: Entry<Fields>): void {
    if (isEmpty(entry.rejected)) discard(target)
    else show(target, entry, 'rejected')
  }

  function commit(target: string): void {
    if (entries.get(target)?.edit.state !== 'error') sendNow(target)
  }

  function sendNow(target: string): void {
    const entry = entries.get(target)
    if (entry === undefined || isEmpty(entry.waiting)) return
    clearTimeout(entry.timer)
    entry.timer = undefined
    if (entry.sending === null) void dispatch(target, entry)
    else entry.urgent = true
  }

  async function dispatch(target: string, entry: Entry<Fields>): Promise<void> {
    const sent = entry.waiting
    entry.sending = sent
    entry.waiting = {}
    entry.urgent = false
    show(target, entry, 'updating')
    const error = await send(target, sent).then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
    )
    if (entries.get(target) !== entry) return
    entry.sending = null
    if (error !== null) keep(target, entry, sent, error)
    else finish(target, entry)
  }

  function keep(target: string, entry: Entry<Fields>, sent: Partial<Fields>, error: Error): void {
    entry.waiting = without({ ...sent, ...entry.waiting }, entry.rejected)
    entry.urgent = false
    if (isEmpty(entry.waiting)) rest(target, entry)
    else show(target, entry, 'error', error)
  }

  function finish(target: string, entry: Entry<Fields>): void {
    if (entry.urgent) {
      void dispatch(target, entry)
    } else if (entry.timer !== undefined) {
      show(target, entry, 'waiting')
    } else if (!isEmpty(entry.rejected)) {
      rest(target, entry)
    } else {
      entry.timer = setTimeout(() => discard(target), savedStateMs)
      show(target, entry, 'updated')
    }
  }

  function discard(target: string): void {
    const entry = entries.get(target)
    if (entry === undefined) return
    clearTimeout(entry.timer)
    entries.delete(target)
    notify(target)
  }

  function flush(): void {
    for (const target of [...entries.keys()]) sendNow(target)
  }

  const unsaved = () => [...entries].filter(([, entry]) => entry.edit.state !== 'updated')

  function subscribe(listener: (target: string) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    edit,
    reject,
    drop,
    commit,
    retry: sendNow,
    discard,
    flush,
    subscribe,
    read: (target) => entries.get(target)?.edit,
    unsaved: () => unsaved().map(([target]) => target),
    unsavedStates: (targets) =>
      unsaved()
        .filter(([target]) => targets === undefined || targets.has(target))
        .map(([, entry]) => entry.edit.state),
  }
}

function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0
}

/** Returns the entries that the other object does not have. */
function without<Of extends object>(fields: Of, named: object): Partial<Of> {
  const kept: Partial<Of> = { ...fields }
  for (const key in fields) if (key in named) delete kept[key]
  return kept
}
