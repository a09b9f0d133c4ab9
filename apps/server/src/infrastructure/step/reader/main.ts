import { buffer } from 'node:stream/consumers'
import { describeStepAssembly } from '@normwerk/geometry/describe-step-assembly'
import { StepError } from '@normwerk/geometry/step-file/step-error'

function answer(file: Buffer): unknown {
  try {
    return { bodies: describeStepAssembly(file) }
  } catch (error) {
    if (error instanceof StepError) return { failure: error.failure }
    throw error
  }
}

process.stdout.write(JSON.stringify(answer(await buffer(process.stdin))))
