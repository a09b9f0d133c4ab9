import type { Readable } from 'node:stream'

/** The files of a package in any storage. */
export interface PackageSource extends AsyncDisposable {
  /** Paths with `/`, relative to the package. */
  files: readonly { path: string; size: number }[]
  open(path: string): Promise<Readable>
}
