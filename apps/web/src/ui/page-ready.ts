const { promise, resolve } = Promise.withResolvers<void>()

/** Resolves once the first page is hydrated, so that it answers clicks and keys. */
export const pageReady: Promise<void> = promise

export const markPageReady: () => void = resolve
