import { parseSync, Visitor, type ESTree } from 'vite'

/** Their content is one text, which `TextInElement` puts into an element, or what browsers without scripts read. */
const NOT_READ = new Set(['Trans', 'Plural', 'noscript'])

/**
 * Texts of a component that have siblings in their element, or that it returns without an element, with their lines. React
 * could neither change nor remove them where the browser has translated the page (docs/translating.md).
 *
 * A name counts as an element where its file declares it as one: as a `ReactNode`, or by JSX; `children` always do.
 */
export function looseTexts(file: string, code: string): string[] {
  const { program } = parseSync(file, code)
  const found: string[] = []
  const functions: boolean[] = []

  const isElement = (name: string) =>
    name === 'children' ||
    new RegExp(`\\b${name}\\b[^\\n]*ReactNode|\\bconst ${name} = ([^\\n]*&& )?(\\(|<)`).test(code)
  const report = ({ start, end }: ESTree.Node) =>
    found.push(`${file}:${code.slice(0, start).split('\n').length} ${code.slice(start, end).split('\n')[0]}`)

  function isText(node: ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
      case 'JSXEmptyExpression':
        return false
      case 'ConditionalExpression':
        return isText(node.consequent) || isText(node.alternate)
      case 'LogicalExpression':
        return isText(node.right)
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return isText(node.expression)
      case 'Literal':
        return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '')
      case 'Identifier':
        return node.name !== 'undefined' && !isElement(node.name)
      case 'CallExpression':
        if (node.callee.type === 'Identifier') return !isElement(node.callee.name)
        return !(
          node.callee.type === 'MemberExpression' &&
          node.callee.property.type === 'Identifier' &&
          /^(flatM|m)ap$/.test(node.callee.property.name)
        )
      default:
        return true
    }
  }

  function read(children: readonly ESTree.JSXChild[]): void {
    for (const child of children) {
      if (child.type === 'JSXText' && child.value.trim() !== '') report(child)
      if (child.type === 'JSXExpressionContainer' && isText(child.expression)) report(child)
    }
  }

  const enter = ({ id }: { readonly id: { readonly name: string } | null }) =>
    functions.push(/^[A-Z]/.test(id?.name ?? ''))
  const leave = () => functions.pop()

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ArrowFunctionExpression: () => functions.push(false),
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement({ argument }) {
      const isWritten = argument?.type === 'TemplateLiteral' || argument?.type === 'TaggedTemplateExpression'
      if (functions.at(-1) && argument && (isWritten || argument.type === 'Literal') && isText(argument))
        report(argument)
    },
    JSXElement({ openingElement, children }) {
      const { name } = openingElement
      if (name.type === 'JSXIdentifier' && NOT_READ.has(name.name)) return
      const own = children.filter((child) => !(child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value)))
      if (own.length > 1) read(own)
    },
    JSXFragment: ({ children }) => read(children),
  }).visit(program)
  return found
}
