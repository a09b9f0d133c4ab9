/** `h5`, `js6`: fits of shafts have small letters, which numbers of halls and threads have not. */
const fit = /(?<![\p{L}\d.,/-])(?:js|[efghkmnprs])(?:[4-9]|1[0-2])(?![\p{L}\d/-]|[.,]\d|\s*[x×*])/u
/** `60 HRC`, `58-60HRC`, `Ra 0,4`, `Rz 1.6` */
const hardness = /(?<![\d.,])\d{2}\s*HRC(?!\p{L})/iu
const roughness = /(?<![\p{L}\d])R[az]\s*[<=≤]?\s*\d/u

/** Whether a text names the fit, the hardness or the roughness of a part. */
export function namesFeature(text: string): boolean {
  return fit.test(text) || hardness.test(text) || roughness.test(text)
}
