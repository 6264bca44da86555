import { parseAst } from 'vite';
import type { Source } from './sources.ts';

/** Names under which files know the texts of the page's language. */
const TEXTS = /^(?:text|\w+Text|lessons|language)$/;

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

interface TreeNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is TreeNode =>
  typeof value === 'object' && value !== null && typeof (value as TreeNode).type === 'string';

/**
 * The files that read a text while they are being loaded, outside all functions. The texts may not be there then, and
 * would not follow a change of language.
 */
export const filesReadingEarly = (sources: readonly Pick<Source, 'path' | 'text'>[]): readonly string[] =>
  sources.flatMap(({ path, text }) => {
    const tree = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
    return (tree.body as unknown as readonly TreeNode[]).some(readsEarly) ? [path] : [];
  });

function readsEarly(node: TreeNode): boolean {
  if (FUNCTIONS.has(node.type) || node.type.startsWith('TS')) return false;
  if (node.type === 'ImportDeclaration' || node.type === 'PropertyDefinition') return false;
  const { type, object, init, id } = node as { type: string; object?: TreeNode; init?: TreeNode; id?: TreeNode };
  if (type === 'MemberExpression' && isText(object)) return true;
  if (type === 'VariableDeclarator' && id?.type === 'ObjectPattern' && isText(init)) return true;
  return Object.values(node).some((child) =>
    Array.isArray(child) ? child.some((one) => isNode(one) && readsEarly(one)) : isNode(child) && readsEarly(child),
  );
}

const isText = (node: TreeNode | undefined): boolean => node?.type === 'Identifier' && TEXTS.test(String(node.name));
