import { escaped } from '../escaped.ts';
import { DESCRIPTION_PATH, queryFields } from './openApi.ts';
import type { ApiRoute } from './route.ts';
import { API_ROUTES } from './routes.ts';

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
