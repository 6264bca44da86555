import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { RATED_FAMILIES } from '#protocol';
import { escaped } from '../wording.ts';
import { type ApiRoute, STATUS_OF } from './route.ts';
import { API_ROUTES } from './routes.ts';
import { refusalShape, SHAPES } from './schemas.ts';

type Json = Readonly<Record<string, unknown>>;

/** The version of the API: raised when a field changes its meaning or is gone. */
const API_VERSION = '1.0.0';

/** A JSON schema cannot say that a day is in the calendar. */
const TO_JSON: ConversionConfig = { target: 'draft-2020-12', typeMode: 'input', ignoreActions: ['check'] };

/** Where the description is. */
export const DESCRIPTION_PATH = '/api/openapi.json';

/** The API in the words of OpenAPI 3.1, made of the shapes that check its requests. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crazy Rummy',
      version: API_VERSION,
      description:
        'Finished games, their records and their players. Replies are for our own pages and programs: no CORS.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: Object.fromEntries(API_ROUTES.map((route) => [pathOf(route), { [route.method]: operationOf(route) }])),
    components: { schemas: schemas(), securitySchemes: { guest: { type: 'http', scheme: 'bearer' } } },
  };
}

const pathOf = ({ path }: ApiRoute): string => path.replace(/:(\w+)/, '{$1}');

function operationOf(route: ApiRoute): Json {
  const { summary, details, token, reply } = route;
  return {
    summary,
    ...(details && { description: details }),
    operationId: `${route.method}${pathOf(route)
      .replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/\W/g, '')}`,
    ...(token !== 'no' && { security: [...(token === 'may' ? [{}] : []), { guest: [] }] }),
    parameters: parametersOf(route),
    responses: {
      200: {
        description: 'OK',
        content: reply
          ? { 'application/json': { schema: refTo(reply) } }
          : { 'text/plain': { schema: { type: 'string' } } },
      },
      ...refusalsOf(route),
    },
  };
}

/** The fields of a query and their JSON schemas. */
export const queryFields = (query: ApiRoute['query']): readonly (readonly [name: string, schema: Json])[] =>
  Object.entries(toJsonSchema(query, TO_JSON).properties ?? {}) as [string, Json][];

function parametersOf({ path, query }: ApiRoute): readonly Json[] {
  const named = { in: 'path', required: true };
  const id = { name: 'id', ...named, schema: { type: 'string', pattern: '^[0-9a-f]{32}$' } };
  const day = { name: 'day', ...named, schema: { type: 'string', format: 'date' } };
  const family = { name: 'family', ...named, schema: { type: 'string', enum: RATED_FAMILIES } };
  return [
    ...(path.includes(':id') ? [id] : []),
    ...(path.includes(':day') ? [day] : []),
    ...(path.includes(':family') ? [family] : []),
    ...queryFields(query).map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      description,
      schema,
    })),
  ];
}

/** The refusals, by status. */
function refusalsOf({ refusals }: ApiRoute): Json {
  const all = [...refusals, 'badMessage', 'tooFast', 'offline'] as const;
  const statuses = new Set(all.map((refusal) => STATUS_OF[refusal]));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: all.filter((refusal) => STATUS_OF[refusal] === status).join(', '),
        content: { 'application/json': { schema: refTo(refusalShape) } },
      },
    ]),
  );
}

const refOf = (name?: string): string => `#/components/schemas/${name}`;

const refTo = (shape: GenericSchema): Json => ({
  $ref: refOf(Object.keys(SHAPES).find((name) => SHAPES[name] === shape)),
});

/** All named shapes as JSON schemas. */
const schemas = (): Json =>
  toJsonSchemaDefs(SHAPES, { ...TO_JSON, overrideRef: ({ referenceId }) => refOf(referenceId) });

const TOKENS = {
  no: 'No token.',
  may: 'With a guest’s token (<code>Authorization: Bearer …</code>) it also shows what only they may see.',
  must: 'Needs a guest’s token: <code>Authorization: Bearer …</code>.',
} as const;

/** A page that shows the API to people: no scripts, no styles, nothing from elsewhere. */
export const apiPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>The API of Crazy Rummy</title>
</head>
<body>
<main>
<h1>The API of Crazy Rummy</h1>
<p>Finished games, their records and their players, for programs.
All shapes: <a href="${DESCRIPTION_PATH}">OpenAPI 3.1</a>.</p>
${API_ROUTES.map(section).join('\n')}
<h2>Refusals</h2>
<p>A refused request is answered with <code>{"ok":false,"reason":"…"}</code>. Besides those above:
<code>badMessage</code> (a wrong id or parameter), <code>tooFast</code> (wait ten seconds),
<code>offline</code> (try again later).</p>
</main>
</body>
</html>
`;

function section({ method, path, summary, details, token, query, reply, refusals }: ApiRoute): string {
  const parameters = queryFields(query).map(
    ([name, { description }]) => `<li><code>${name}</code>: ${escaped(String(description))}</li>`,
  );
  return `<section>
<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>
<p>${escaped(summary)}. ${escaped(details)} ${TOKENS[token]} Answered with ${reply ? 'JSON' : 'text'}.</p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
<p>Refusals: ${refusals.map((refusal) => `<code>${refusal}</code>`).join(', ')}.</p>
</section>`;
}
