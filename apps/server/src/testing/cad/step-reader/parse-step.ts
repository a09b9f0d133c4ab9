/** A parameter of an entity in a STEP file: a list, a number, a text, a reference `#12`, or a keyword `.T.`. */
export type Parameter = number | string | Parameter[]

export interface Entity {
  type: string
  parameters: Parameter[]
}

const token = /\s*('(?:[^']|'')*'|#\d+|\.[A-Z_0-9]+\.|[-+]?[\d.]+(?:E[-+]?\d+)?|[A-Z_0-9]+|[(),$*])/y

/** Reads the simple entities of a STEP file by their numbers, as `#12`; those of several types are left out. */
export function parseStep(text: string): Map<string, Entity> {
  const entities = new Map<string, Entity>()
  for (const [, id = '', type = '', body = ''] of text.matchAll(/^(#\d+)\s*=\s*([A-Z_0-9]+)(\([^;]*\));$/gm)) {
    entities.set(id, { type, parameters: parseList(body) })
  }
  return entities
}

function parseList(text: string): Parameter[] {
  const open: Parameter[][] = [[]]
  token.lastIndex = 0
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [, word = ''] = found
    if (word === '(') open.push([])
    else if (word === ')') {
      const list = open.pop() ?? []
      open.at(-1)?.push(list)
    } else if (word !== ',') open.at(-1)?.push(/^[-+.]?\d/.test(word) ? Number(word) : word)
  }
  const [list] = open[0] ?? []
  if (open.length !== 1 || !Array.isArray(list)) throw new Error(`unreadable parameters: ${text}`)
  return list
}

/** A STEP file whose entities are read by their references. */
export class StepModel {
  readonly entities: Map<string, Entity>

  constructor(text: string) {
    this.entities = parseStep(text)
  }

  all(type: string): Entity[] {
    return [...this.entities.values()].filter((entity) => entity.type === type)
  }

  follow(reference: Parameter | undefined): Entity {
    const entity = typeof reference === 'string' ? this.entities.get(reference) : undefined
    if (entity === undefined) throw new Error(`no entity ${reference}`)
    return entity
  }
}

export function numberIn(parameter: Parameter | undefined): number {
  if (typeof parameter !== 'number') throw new Error(`${parameter} is no number`)
  return parameter
}

export function listIn(parameter: Parameter | undefined): Parameter[] {
  if (!Array.isArray(parameter)) throw new Error(`${parameter} is no list`)
  return parameter
}
