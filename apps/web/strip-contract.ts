import type { Endpoint, Endpoints } from '@normwerk/contract/endpoint'
import { type Plugin, parseSync, Visitor } from 'vite'

/**
 * Leaves only what a page reads of each call of the contract, and marks every schema as free of effects. The bundler
 * then drops the schemas that no page uses, because a page does not validate what the server validates. Calls inside a
 * function stay as they are: they may be made for their effect.
 */
export const stripContract: Plugin = {
  name: 'strip-contract',
  apply: 'build',
  enforce: 'pre',
  transform: (code, file) => (file.includes('/contract/src/') ? strip(code, file) : undefined),
}

async function strip(code: string, file: string): Promise<string> {
  const exported: Record<string, Endpoints> = await import(file)
  let stripped = ''
  let end = 0
  let functions = 0
  const enter = () => {
    functions += 1
  }
  const leave = () => {
    functions -= 1
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !id.name.endsWith('Endpoints') || init === null) return
      stripped += code.slice(end, init.start) + formatCalls(exported[id.name] ?? {})
      end = init.end
    },
    CallExpression({ start, end: after }) {
      if (start < end || functions > 0) return
      // In a function, because what a call is given may have effects too: a list that is spread.
      stripped += `${code.slice(end, start)}/* @__PURE__ */ (() => ${code.slice(start, after)})()`
      end = after
    },
  }).visit(parseSync(file, code).program)
  return stripped + code.slice(end)
}

function formatCalls(endpoints: Endpoints): string {
  return `{${Object.entries(endpoints).map(([name, endpoint]) => `${JSON.stringify(name)}:${formatCall(endpoint)}`)}}`
}

/** Returns what a page reads of a call, as source text. Of an answer it reads only whether there is one, as the server has validated it. */
export function formatCall(endpoint: Endpoint): string {
  return JSON.stringify(readByPage(endpoint))
}

export function readByPage(endpoint: Endpoint) {
  const { route, readsOnly, ownTransactions, idempotent, repeatable, upload, file, output } = endpoint
  return { ...{ route, readsOnly, ownTransactions, idempotent, repeatable, upload, file }, output: output && {} }
}
