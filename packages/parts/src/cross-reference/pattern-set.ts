import { sizeSign } from './fold-number.ts'

/** Patterns with the same beginning share their nodes. */
interface Node<Item> {
  next: Map<string, Node<Item>>
  /** The items of the patterns that end here. */
  items: Item[]
}

/** The place behind a node, or inside the size that leads to it: in its whole figures, its point or its decimals. */
type Place = 'behind' | 'whole' | 'point' | 'decimals'
interface State<Item> {
  node: Node<Item>
  place: Place
}
interface Step<Item> {
  /** One character, or any digit. */
  on: string
  to: State<Item>
}

/** Patterns of other makers' numbers. The set finds those that can match the same number. */
export interface PatternSet<Item> {
  add(folded: string, item: Item): void
  /** Returns the items of all patterns that share at least one number with this pattern. */
  meeting(folded: string): Item[]
}

const anyDigit = '0-9'

export function createPatternSet<Item>(): PatternSet<Item> {
  const root = emptyNode<Item>()
  return {
    add: (folded, item) => {
      endOf(root, folded).items.push(item)
    },
    meeting: (folded) => {
      const asked = emptyNode<true>()
      endOf(asked, folded).items.push(true)
      return itemsMet(asked, root)
    },
  }
}

function emptyNode<Item>(): Node<Item> {
  return { next: new Map(), items: [] }
}

function endOf<Item>(root: Node<Item>, folded: string): Node<Item> {
  let node = root
  for (const sign of folded) {
    const next = node.next.get(sign) ?? emptyNode<Item>()
    node.next.set(sign, next)
    node = next
  }
  return node
}

/** Walks through both at once, over the characters that both allow. */
function itemsMet<Item>(asked: Node<true>, known: Node<Item>): Item[] {
  const met = new Set<Item>()
  const seen = new Map<Node<true>, Map<Node<Item>, Set<string>>>()
  const open: [State<true>, State<Item>][] = [
    [
      { node: asked, place: 'behind' },
      { node: known, place: 'behind' },
    ],
  ]
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [one, other] = pair
    if (one.place !== 'point' && other.place !== 'point' && one.node.items.length > 0) {
      for (const item of other.node.items) met.add(item)
    }
    for (const a of stepsFrom(one)) {
      for (const b of stepsOn(other, a.on)) if (isNew(seen, a.to, b.to)) open.push([a.to, b.to])
    }
  }
  return [...met]
}

function isNew<One, Other>(
  seen: Map<Node<One>, Map<Node<Other>, Set<string>>>,
  one: State<One>,
  other: State<Other>,
): boolean {
  const others = seen.get(one.node) ?? new Map<Node<Other>, Set<string>>()
  seen.set(one.node, others)
  const places = others.get(other.node) ?? new Set<string>()
  others.set(other.node, places)
  const name = `${one.place} ${other.place}`
  if (places.has(name)) return false
  places.add(name)
  return true
}

function stepsFrom<Item>({ node, place }: State<Item>): Step<Item>[] {
  const steps = withinSize({ node, place })
  if (place === 'point') return steps
  for (const [sign, next] of node.next) steps.push(stepTo(sign, next))
  return steps
}

/** Returns only the steps that a character allows, so that its time does not depend on the number of patterns. */
function stepsOn<Item>({ node, place }: State<Item>, on: string): Step<Item>[] {
  const steps = withinSize({ node, place }).filter((step) => overlap(step.on, on))
  if (place === 'point') return steps
  const signs = on === anyDigit ? digits : [on]
  for (const sign of /\d/.test(on) ? [...signs, sizeSign] : signs) {
    const next = node.next.get(sign)
    if (next !== undefined) steps.push(stepTo(sign, next))
  }
  return steps
}

const digits = [...'0123456789']

function stepTo<Item>(sign: string, next: Node<Item>): Step<Item> {
  return sign === sizeSign
    ? { on: anyDigit, to: { node: next, place: 'whole' } }
    : { on: sign, to: { node: next, place: 'behind' } }
}

function withinSize<Item>({ node, place }: State<Item>): Step<Item>[] {
  switch (place) {
    case 'behind':
      return []
    case 'whole':
      return [
        { on: anyDigit, to: { node, place: 'whole' } },
        { on: '.', to: { node, place: 'point' } },
      ]
    default:
      return [{ on: anyDigit, to: { node, place: 'decimals' } }]
  }
}

function overlap(a: string, b: string): boolean {
  return a === b || (a === anyDigit && /^\d$/.test(b)) || (b === anyDigit && /^\d$/.test(a))
}
