type EditState = 'waiting' | 'updating' | 'updated' | 'error'

/** The edits of one target that no answer of the server holds yet. */
export interface Edit<Fields> {
  /** Newest value of each edited field, shown in the place of the server's. */
  readonly fields: Partial<Fields>
  readonly state: EditState
  readonly error: Error | null
}

interface Options<Fields> {
  /** Rest after the last edit before it is sent, in milliseconds. */
  delay: number
  /** How long "updated" stays to be seen, in milliseconds. */
  afterglow: number
  send: (target: string, fields: Partial<Fields>) => Promise<void>
}

export interface EditQueue<Fields> {
  /** Marks fields of a target as edited; they are sent after the rest, all together. */
  edit(target: string, fields: Partial<Fields>): void
  /** Sends at once what waits, also what has failed before. */
  commit(target: string): void
  /** Forgets the edits of a target. */
  discard(target: string): void
  /** Commits every target. */
  flush(): void
  read(target: string): Edit<Fields> | undefined
  /** Targets with edits that are not saved: waiting, under way or failed. */
  unsaved(): string[]
  /** Their states, of these targets or of all. */
  unsavedStates(targets?: ReadonlySet<string>): EditState[]
  subscribe(listener: (target: string) => void): () => void
}

interface Entry<Fields> {
  waiting: Partial<Fields>
  sending: Partial<Fields> | null
  timer: ReturnType<typeof setTimeout> | undefined
  /** Committed while a call was under way: sent as soon as that has ended. */
  urgent: boolean
  edit: Edit<Fields>
}

/**
 * Edits of many targets, each field on its own: per target one call at a time, later edits queue behind it, and what
 * fails is kept until it is sent again or discarded.
 */
export function createEditQueue<Fields extends object>({ delay, afterglow, send }: Options<Fields>): EditQueue<Fields> {
  const entries = new Map<string, Entry<Fields>>()
  const listeners = new Set<(target: string) => void>()

  function tell(target: string): void {
    for (const listener of listeners) listener(target)
  }

  function show(target: string, entry: Entry<Fields>, state: EditState, error: Error | null = null): void {
    entry.edit = { fields: { ...entry.sending, ...entry.waiting }, state, error }
    tell(target)
  }

  function open(target: string): Entry<Fields> {
    const known = entries.get(target)
    if (known !== undefined) return known
    const edit: Edit<Fields> = { fields: {}, state: 'waiting', error: null }
    const made: Entry<Fields> = { waiting: {}, sending: null, timer: undefined, urgent: false, edit }
    entries.set(target, made)
    return made
  }

  function edit(target: string, fields: Partial<Fields>): void {
    const entry = open(target)
    entry.waiting = { ...entry.waiting, ...fields }
    clearTimeout(entry.timer)
    entry.timer = setTimeout(() => commit(target), delay)
    show(target, entry, entry.sending === null ? 'waiting' : 'updating')
  }

  function commit(target: string): void {
    const entry = entries.get(target)
    if (entry === undefined || Object.keys(entry.waiting).length === 0) return
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
    entry.waiting = { ...sent, ...entry.waiting }
    entry.urgent = false
    show(target, entry, 'error', error)
  }

  function finish(target: string, entry: Entry<Fields>): void {
    if (entry.urgent) {
      void dispatch(target, entry)
    } else if (entry.timer !== undefined) {
      show(target, entry, 'waiting')
    } else {
      entry.timer = setTimeout(() => discard(target), afterglow)
      show(target, entry, 'updated')
    }
  }

  function discard(target: string): void {
    const entry = entries.get(target)
    if (entry === undefined) return
    clearTimeout(entry.timer)
    entries.delete(target)
    tell(target)
  }

  function flush(): void {
    for (const target of [...entries.keys()]) commit(target)
  }

  const unsaved = () => [...entries].filter(([, entry]) => entry.edit.state !== 'updated')

  function subscribe(listener: (target: string) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    edit,
    commit,
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
