import { CadError } from '../../infrastructure/cad/cad-error.ts'
import { AppError } from '../call.ts'

/** Waits for a CAD file. A kernel that is busy or gone asks the caller to try again; other failures stay errors. */
export async function awaitCad(file: Promise<Buffer>): Promise<Buffer> {
  try {
    return await file
  } catch (error) {
    const isPassing = error instanceof CadError && error.failure !== 'failed'
    throw isPassing ? new AppError('temporarilyUnavailable', { cause: error }) : error
  }
}
