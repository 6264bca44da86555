import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Attribute,
  type BaseNode,
  type CallArguments,
  type Expression,
  type InlineExpression,
  type Message,
  parse,
  type SelectExpression,
  Visitor,
} from '@fluent/syntax';
import { CALLED } from '../../../shared/text/say.ts';

const TEXT = join(import.meta.dirname, '../../../shared/text');

/** A message of a file: its variables with their uses, which are functions and, in brackets, keys selected by them. */
export interface ReadMessage {
  readonly id: string;
  readonly file: string;
  readonly hasValue: boolean;
  /** Whether functions call it, or other messages refer to it: nothing says it alone. */
  readonly isCalled: boolean;
  readonly variables: ReadonlyMap<string, ReadonlySet<string>>;
  readonly attributes: readonly string[];
  readonly functions: ReadonlySet<string>;
}

/** The files of a language. */
export const messageFilesOf = (code: string): readonly { readonly name: string; readonly text: string }[] =>
  readdirSync(join(TEXT, code))
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(TEXT, code, name), 'utf8') }));

/**
 * The messages of a language.
 * @throws SyntaxError naming the place of what cannot be read
 */
export function messagesIn(code: string): readonly ReadMessage[] {
  return messageFilesOf(code).flatMap(({ name, text }) =>
    parse(text, {}).body.flatMap((entry) => {
      if (entry.type === 'Junk') {
        const line = text.slice(0, entry.span?.start ?? 0).split('\n').length;
        throw new SyntaxError(`${code}/${name}:${line}: ${entry.annotations.map((one) => one.message).join(' ')}`);
      }
      return entry.type === 'Message' ? [readMessage(entry as Message, name)] : [];
    }),
  );
}

function readMessage(message: Message, file: string): ReadMessage {
  const reader = new Reader();
  if (message.value) reader.visit(message.value);
  for (const attribute of message.attributes) reader.visit(attribute);
  return {
    id: message.id.name,
    file,
    hasValue: message.value !== null,
    isCalled: CALLED.test(message.id.name),
    variables: reader.variables,
    attributes: message.attributes.map(({ id }: Attribute) => id.name),
    functions: reader.functions,
  };
}

/** Collects the variables of a message with their uses, and its functions. */
class Reader extends Visitor {
  readonly variables = new Map<string, Set<string>>();
  readonly functions = new Set<string>();

  override visitVariableReference({ id }: BaseNode & { id: { name: string } }): void {
    this.use(id.name);
  }

  override visitFunctionReference(node: BaseNode & { id: { name: string }; arguments: CallArguments }): void {
    this.functions.add(node.id.name);
    node.arguments.positional.forEach((argument: InlineExpression | Expression, index) => {
      if (argument.type === 'VariableReference')
        this.use((argument as unknown as { id: { name: string } }).id.name, index === 0 ? node.id.name : 'TERM');
    });
    this.genericVisit(node);
  }

  override visitSelectExpression(node: SelectExpression): void {
    const { selector } = node;
    if (selector.type === 'VariableReference') {
      const { name } = (selector as unknown as { id: { name: string } }).id;
      for (const { key } of node.variants) this.use(name, `[${'name' in key ? key.name : key.value}]`);
    }
    this.genericVisit(node);
  }

  private use(name: string, use?: string): void {
    const uses = this.variables.get(name) ?? new Set();
    if (use) uses.add(use);
    this.variables.set(name, uses);
  }
}
