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
  /** Whether functions call it: nothing says it alone. */
  readonly isCalled: boolean;
  /** Whether other messages refer to it. If nothing else says it, other languages may lack it. */
  readonly isReferred: boolean;
  readonly variables: ReadonlyMap<string, ReadonlySet<string>>;
  readonly attributes: readonly string[];
  readonly functions: ReadonlySet<string>;
  /** The messages that it refers to. */
  readonly references: ReadonlySet<string>;
  /** The forms of a game's own words that it uses, and the nouns that it counts. */
  readonly terms: ReadonlySet<string>;
  readonly counts: ReadonlySet<string>;
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
  const messages = messageFilesOf(code).flatMap(({ name, text }) =>
    parse(text, {}).body.flatMap((entry) => {
      if (entry.type === 'Junk') {
        const line = text.slice(0, entry.span?.start ?? 0).split('\n').length;
        throw new SyntaxError(`${code}/${name}:${line}: ${entry.annotations.map((one) => one.message).join(' ')}`);
      }
      return entry.type === 'Message' ? [readMessage(entry as Message, name)] : [];
    }),
  );
  const byId = new Map(messages.map((message) => [message.id, message]));
  const referred = new Set(messages.flatMap(({ references }) => [...references]));
  return messages.map((message) => ({
    ...message,
    isReferred: referred.has(message.id),
    variables: variablesOf(message, byId),
  }));
}

/** The variables of a message and of those that it refers to. */
function variablesOf(message: ReadMessage, byId: ReadonlyMap<string, ReadMessage>): ReadMessage['variables'] {
  const all = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const add = ({ id, variables, references }: ReadMessage): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const [name, uses] of variables) all.set(name, new Set([...(all.get(name) ?? []), ...uses]));
    for (const reference of references) {
      const other = byId.get(reference);
      if (other) add(other);
    }
  };
  add(message);
  return all;
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
    isReferred: false,
    variables: reader.variables,
    attributes: message.attributes.map(({ id }: Attribute) => id.name),
    functions: reader.functions,
    references: reader.references,
    terms: reader.terms,
    counts: reader.counts,
  };
}

/** Collects the variables of a message with their uses, and its functions. */
class Reader extends Visitor {
  readonly variables = new Map<string, Set<string>>();
  readonly functions = new Set<string>();
  readonly references = new Set<string>();
  readonly terms = new Set<string>();
  readonly counts = new Set<string>();

  override visitMessageReference({ id }: BaseNode & { id: { name: string } }): void {
    this.references.add(id.name);
  }

  override visitVariableReference({ id }: BaseNode & { id: { name: string } }): void {
    this.use(id.name);
  }

  override visitFunctionReference(node: BaseNode & { id: { name: string }; arguments: CallArguments }): void {
    this.functions.add(node.id.name);
    const [, second] = node.arguments.positional;
    if (second?.type === 'StringLiteral') {
      const { value } = second as unknown as { value: string };
      if (node.id.name === 'TERM') this.terms.add(value.charAt(0).toLowerCase() + value.slice(1));
      if (node.id.name === 'COUNT') this.counts.add(value);
    }
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
