import { parseSync, Visitor, type ESTree } from 'vite'

interface Range {
  readonly start: number
  readonly end: number
}

interface Edit extends Range {
  readonly text: string
}

/** What is cut out of the code of a package. */
export interface Cuts {
  /** New bodies of functions, of methods (`Class.method`) and of functions that a class gives itself (`this.name`). */
  readonly bodies: Readonly<Record<string, string>>
  /** What is no longer assigned: `exports.name`, or `Class.prototype` for all methods of a class. */
  readonly assigned: readonly string[]
  /** Values that no `.tag` in this code ever has. */
  readonly tags: readonly number[]
}

interface Declared extends Range {
  readonly names: readonly string[]
}

/** Throws for a name that the code does not have: the package has changed, and the cuts must be read again. */
export function cutCode(code: string, { bodies, assigned, tags }: Cuts): string {
  const edits: Edit[] = []
  const cases: Edit[] = []
  const variables: Declared[] = []
  const functions: Range[] = []
  const missing = new Set([...Object.keys(bodies), ...assigned])
  const never = (node: ESTree.Expression | null) =>
    node?.type === 'Literal' && typeof node.value === 'number' && tags.includes(node.value)

  const cutBody = (name: string, body: Range | null) => {
    const text = Object.hasOwn(bodies, name) ? bodies[name] : undefined
    if (!body || text === undefined) return
    missing.delete(name)
    edits.push({ start: body.start, end: body.end, text })
  }

  new Visitor({
    FunctionDeclaration(node) {
      functions.push(node)
      if (node.id) cutBody(node.id.name, node.body)
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ClassExpression') return
      for (const member of init.body.body)
        if (member.type === 'MethodDefinition' && member.key.type === 'Identifier')
          cutBody(`${id.name}.${member.key.name}`, member.value.body)
    },
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'AssignmentExpression') return
      const { right } = expression
      if (right.type === 'ArrowFunctionExpression')
        cutBody(code.slice(expression.left.start, expression.left.end), right.body)
      const target = code.slice(expression.left.start, expression.left.end)
      const name = assigned.find((one) => target === one || target.startsWith(`${one}.`))
      if (name === undefined) return
      missing.delete(name)
      edits.push({ start, end, text: '' })
    },
    BinaryExpression({ operator, left, right, start, end }) {
      if (!never(left) || !isTag(right)) return
      if (operator === '===') edits.push({ start, end, text: '!1' })
      if (operator === '!==') edits.push({ start, end, text: '!0' })
    },
    SwitchStatement(node) {
      if (!isTag(node.discriminant)) return
      for (const [at, { test, consequent, start, end }] of node.cases.entries()) {
        if (!test || !never(test)) continue
        const before = node.cases[at - 1]
        const isFallenInto = before !== undefined && !never(before.test) && !isLeft(before.consequent)
        // Where the case above falls into this one, its label alone goes.
        if (isFallenInto) edits.push({ start, end: consequent[0]?.start ?? end, text: '' })
        else cases.push({ start, end, text: code.slice(test.start, test.end) })
      }
    },
    VariableDeclaration({ kind, declarations, start, end }) {
      if (kind !== 'var') return
      const names = declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      variables.push({ start, end, names })
    },
    FunctionExpression: (node) => void functions.push(node),
    ArrowFunctionExpression: (node) => void functions.push(node),
  }).visit(parseSync('package.js', code, { sourceType: 'unambiguous' }).program)

  if (missing.size > 0) throw new RangeError(`not found in the package: ${[...missing].join(', ')}`)
  return applyEdits(code, [...edits, ...cases.map((part) => withVariables(part, variables, functions))])
}

/** Code beside a case uses the variables that it declares. `text`: what the case is for. */
function withVariables(part: Edit, variables: readonly Declared[], functions: readonly Range[]): Edit {
  const own = functions.filter((one) => isIn(one, part))
  const names = variables
    .filter((one) => isIn(one, part) && !own.some((outer) => isIn(one, outer)))
    .flatMap((one) => one.names)
  return { ...part, text: names.length === 0 ? '' : `case ${part.text}: var ${names.join()}; break;` }
}

const isIn = (one: Range, outer: Range) => one.start >= outer.start && one.end <= outer.end

function isTag(node: ESTree.Expression): boolean {
  return (
    node.type === 'MemberExpression' &&
    !node.computed &&
    node.property.type === 'Identifier' &&
    node.property.name === 'tag'
  )
}

/** Whether no code runs on from the last of these statements. */
function isLeft(statements: readonly ESTree.Statement[]): boolean {
  const last = statements.at(-1)
  if (last?.type === 'BlockStatement') return isLeft(last.body)
  return last !== undefined && /^(Break|Return|Continue|Throw)Statement$/.test(last.type)
}

/** An edit inside another one is lost with the code around it. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  let cut = ''
  let done = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue
    cut += code.slice(done, start) + text
    done = end
  }
  return cut + code.slice(done)
}
