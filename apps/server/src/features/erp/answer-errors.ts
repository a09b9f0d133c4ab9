/** The answer contradicts its order; staff must decide. The message tells them why. */
export class AnswerRejected extends Error {
  override name = 'AnswerRejected'
}

/** Another answer must come first, so this one is tried again. */
export class AnswerTooEarly extends Error {
  override name = 'AnswerTooEarly'
}
