import { makeScratchFolder, type ScratchFolder } from '../database/embedded/scratch-folder.ts'

export type TestFolder = ScratchFolder

export function makeTestFolder(): Promise<TestFolder> {
  return makeScratchFolder('normwerk-test-')
}
