import { type StepSchema, standIns } from './job.ts'

interface StepHead {
  /** Name of the file without its ending, and of the assembly. */
  name: string
  /** Names of the products. */
  parts: readonly string[]
  /** Names of their places in an assembly. */
  instances: readonly string[]
  schema: StepSchema
  /** Who answers for the file. */
  organisation: string
  moment: Date
}

const schemas: Readonly<Record<StepSchema, string>> = {
  ap214: 'AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }',
  ap242: 'AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF { 1 0 10303 442 1 1 4 }',
}
const anyOf = (standIn: (index: number) => string) => standIn(0).replace('0', '(\\d+)')
const standIn = new RegExp(`'(?:${standIns.assembly}|${anyOf(standIns.part)}|${anyOf(standIns.instance)})'`, 'g')
const occurrence = /(NEXT_ASSEMBLY_USAGE_OCCURRENCE\(\s*)'\d+'/g

/**
 * Makes a STEP file (ISO 10303-21) of the kernel's output: a header of its own, without the machine or a user, and the
 * names instead of the placeholders. The same parts at the same moment give the same bytes.
 */
export function finishStep(
  written: string,
  { name, parts, instances, schema, organisation, moment }: StepHead,
): string {
  let occurrences = 0
  const data = written
    .slice(written.indexOf('\nDATA;') + 1)
    .replace(standIn, (_, part, instance) => {
      if (part !== undefined) return encodeText(parts[Number(part)] ?? '')
      return encodeText(instance === undefined ? name : (instances[Number(instance)] ?? ''))
    })
    // The kernel counts through all files that it has written.
    .replace(occurrence, (_, start: string) => {
      occurrences += 1
      return `${start}'${occurrences}'`
    })
  const time = moment.toISOString().slice(0, 19)
  return `ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME(${encodeText(`${name}.step`)},'${time}',(''),(${encodeText(organisation)}),'Open CASCADE Technology','Normwerk','');
FILE_SCHEMA(('${schemas[schema]}'));
ENDSEC;
${data}`
}

/** Encodes a text for quotes in ISO 10303-21: ASCII, and other characters as hexadecimal code units. */
export function encodeText(text: string): string {
  const plain = text.toWellFormed().replace(/['\\]/g, '$&$&')
  const encoded = plain.replace(/[^ -~]+/g, (others) => {
    return [...others].map(encodeCharacter).join('')
  })
  return `'${encoded}'`
}

function encodeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const [directive, digits] = code > 0xffff ? ['X4', 8] : ['X2', 4]
  return `\\${directive}\\${code.toString(16).toUpperCase().padStart(digits, '0')}\\X0\\`
}
