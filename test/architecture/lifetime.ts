import { parseSync } from 'vite'
import { scriptsUnder, type SourceFile } from './source.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isFunction = ({ type }: Node): boolean =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Every node below this one, without those of other functions. */
function ownNodes(node: Node): Node[] {
  return childrenOf(node).flatMap((child) =>
    isFunction(child) ? [child] : [child, ...ownNodes(child)],
  )
}

const allNodes = (node: Node): Node[] =>
  childrenOf(node).flatMap((child) => [child, ...allNodes(child)])

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node.name === 'string' ? node.name : ''

/** Names that are called to write state, to navigate, or to tell a parent component. */
const WRITES = /^(?:set(?!Timeout$|Interval$)(?:[A-Z]\w*)?|on[A-Z]\w*|navigate|flushSync)$/

/** The same as methods of any object. */
const METHODS = /^(?:setState|pushState|replaceState|assign|navigate|submit|focus|showModal)$/

/** Actions of the store that only wait. */
const READS = new Set(['quoteSettled'])

/** What a call does that must not happen after its owner has ended: the name of what is called, or null. */
function effectOf(call: Node, local: ReadonlySet<string>): string | null {
  if (call.type !== 'CallExpression' || !isNode(call.callee)) return null
  const { callee } = call
  if (callee.type !== 'MemberExpression') {
    const name = nameOf(callee)
    return WRITES.test(name) || local.has(name) ? name : null
  }
  const method = nameOf(callee.property)
  const isAction = nameOf(callee.object) === 'actions' && !READS.has(method)
  return METHODS.test(method) || isAction ? method : null
}

const NONE: ReadonlySet<string> = new Set()

/** Where a function goes on after something else may have happened: after each wait, and in what catches a failure. */
function waitsOf(body: readonly Node[]): number[] {
  const awaits = body.filter(({ type }) => type === 'AwaitExpression').map(({ end }) => end)
  const handlers = body
    .filter(({ type }) => type === 'TryStatement')
    .filter(({ block }) => ownNodes(block as Node).some(({ type }) => type === 'AwaitExpression'))
    .flatMap(({ handler, finalizer }) => [handler, finalizer].filter(isNode))
    .map(({ start }) => start)
  return [...awaits, ...handlers]
}

/** The functions by the name of the constant or declaration that holds them. */
function namedFunctions(program: Node): Map<string, Node> {
  return new Map(
    allNodes(program).flatMap((node): [string, Node][] => {
      if (node.type === 'FunctionDeclaration') return [[nameOf(node.id), node]]
      const { init } = node
      const isNamed = node.type === 'VariableDeclarator' && isNode(init) && isFunction(init)
      return isNamed ? [[nameOf(node.id), init]] : []
    }),
  )
}

/** The functions that a promise calls: those passed to `then`, `catch` and `finally`, in place or by name. */
function promiseCallbacks(program: Node, named: ReadonlyMap<string, Node>): Set<Node> {
  const callbacks = allNodes(program)
    .filter(({ type }) => type === 'CallExpression')
    .filter(({ callee }) => /^(?:then|catch|finally)$/.test(nameOf((callee as Node).property)))
    .flatMap((call) => call.arguments as Node[])
    .map((given) => (isFunction(given) ? given : named.get(nameOf(given))))
  return new Set(callbacks.filter((each) => each !== undefined))
}

/** Asks whether the owner still exists: an AbortSignal, or an element of the page that has been waited for. */
const ASKS = /\baborted\b|\bthrowIfAborted\b|\bisConnected\b/

/**
 * Calls that navigate or write state after a wait without asking first whether what started the work has ended, as
 * 'path: function in which it is, name of what is called'.
 */
export function unownedWork(files: readonly SourceFile[]): string[] {
  const scripts = ['core', 'features', 'ui', 'shell', 'element'].flatMap((folder) =>
    scriptsUnder(files, `src/${folder}`),
  )
  return [...new Set(scripts.flatMap(({ path, text }) => unownedIn(path, text)))]
}

function unownedIn(path: string, text: string): string[] {
  const program = parseSync(path, text).program as unknown as Node
  const named = namedFunctions(program)
  const callbacks = promiseCallbacks(program, named)
  const asks = (from: number, to: number): boolean => ASKS.test(text.slice(from, to))
  const isWriting = (body: Node): boolean =>
    [body, ...ownNodes(body)].some(
      (call) => effectOf(call, NONE) !== null && !asks(body.start, call.end),
    )
  const writers = new Set(
    [...named].filter(([, { body }]) => isWriting(body as Node)).map(([name]) => name),
  )
  const names = new Map([...named].map(([name, node]) => [node, name]))
  return allNodes(program)
    .filter(isFunction)
    .flatMap((node) => {
      const body = [node.body as Node, ...ownNodes(node.body as Node)]
      const waits = waitsOf(body)
      if (callbacks.has(node)) waits.push((node.body as Node).start)
      return body.flatMap((call) => {
        const effect = effectOf(call, writers)
        const last = Math.max(...waits.filter((wait) => wait <= call.end))
        if (effect === null || last < 0 || asks(last, call.end)) return []
        return [`${path}: ${names.get(node) ?? 'a callback'}, ${effect}`]
      })
    })
}
