import type { Express, Request, RequestHandler, Response } from 'express';
import { rankOf, suitOf } from '#engine';
import {
  GAMES,
  type GameInfo,
  gameInfoOf,
  LANGUAGES,
  otherNames,
  type PictureCard,
  PRESETS,
  RULES_PATH,
  type RulePicture,
  type RulesSection,
  rulesPagePath,
} from '#rules';
import type { Say } from '#text';
import { publicOrigin, type Site } from './origin.ts';
import { escaped, type Wording, wordingFor } from './wording.ts';

/**
 * Adds the public pages of rules, one for each named game, and the files that lead search engines to them.
 * @param limited refuses those who ask too much
 */
export function addRulePages(app: Express, site: Site, limited: RequestHandler): void {
  app.use([RULES_PATH, '/robots.txt', '/sitemap.xml'], limited);
  // Kept by browsers and caches for each language, but compared by its ETag each time: rules change with versions.
  const CACHED = { 'Cache-Control': 'no-cache', Vary: 'Accept-Language' };
  app.get(RULES_PATH, (request, response) => {
    response
      .set(CACHED)
      .type('html')
      .send(allRulesPage(wordingFor(request), publicOrigin(request, site)));
  });
  app.get(`${RULES_PATH}/:game`, (request, response) => {
    const game = gameInfoOf(request.params.game);
    if (!game) return answerUnknown(request, response);
    response
      .set(CACHED)
      .type('html')
      .send(rulePage(game, wordingFor(request), publicOrigin(request, site)));
  });
  app.get('/robots.txt', (request, response) => {
    const origin = publicOrigin(request, site);
    const map = origin && `Sitemap: ${origin}/sitemap.xml\n`;
    response.type('text/plain').send(`User-agent: *\nDisallow: /admin\n${map}`);
  });
  app.get('/sitemap.xml', (request, response) => {
    const origin = publicOrigin(request, site);
    // It takes whole addresses.
    if (origin) response.type('application/xml').send(sitemap(origin));
    else answerUnknown(request, response);
  });
}

/** Answers with a page that says, in the reader's language, that the address leads nowhere. */
export function answerUnknown(request: Request, response: Response): void {
  response
    .status(404)
    .vary('Accept-Language')
    .type('html')
    .send(unknownPage(wordingFor(request)));
}

/** The addresses for search engines: home and the pages of rules. */
const sitemap = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/', RULES_PATH, ...GAMES.map(rulesPagePath)].map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`).join('\n')}
</urlset>
`;

/**
 * A game's rules in words and pictures as a page without scripts.
 * @param origin our own origin for addresses that other sites need; empty if it is not known
 */
export const rulePage = (game: GameInfo, wording: Wording, origin: string): string =>
  page({
    wording,
    title: wording.say('rulesPages-titleOf', { game: wording.texts.gameName(game.id) }),
    about: wording.texts.gameAbout(game),
    path: rulesPagePath(game),
    origin,
    head: headOf(game, wording),
    body: bodyOf(game, wording),
  });

/** The list of all games as a page without scripts. */
export function allRulesPage(wording: Wording, origin: string): string {
  const { say, texts, query } = wording;
  return page({
    wording,
    title: say('rulesPages-allTitle'),
    about: say('rulesPages-allAbout'),
    path: RULES_PATH,
    origin,
    head: `<h1>${say('rulesPages-allTitle')}</h1>
<p class="about">${say('rulesPages-allAbout')}</p>
${button('/', say('rulesPages-playAny'))}`,
    body: `<ul class="games">
${GAMES.map((game) => `<li><a href="${rulesPagePath(game)}${query}">${escaped(texts.gameName(game.id))}</a> <span>${escaped(texts.gameAbout(game))}</span></li>`).join('\n')}
</ul>`,
  });
}

/** The page for an address that leads nowhere. */
export function unknownPage(wording: Wording): string {
  const { say, query } = wording;
  return page({
    wording,
    title: say('rulesPages-unknownTitle'),
    about: say('rulesPages-unknown'),
    path: null,
    origin: '',
    look: 'nowhere',
    head: `<div class="card-backs" aria-hidden="true">${'<span class="mini back"></span>'.repeat(3)}</div>
<h1>${say('rulesPages-unknownTitle')}</h1>
<p class="about">${say('rulesPages-unknown')}</p>
${button('/', say('rulesPages-playAny'))}`,
    body: `<p><a href="${RULES_PATH}${query}">${say('rulesPages-allTitle')}</a></p>`,
  });
}

interface Page {
  readonly wording: Wording;
  readonly title: string;
  readonly about: string;
  /** The page's own path; null for a page without an address of its own. */
  readonly path: string | null;
  readonly origin: string;
  /** The class of the whole page, if it does not look like the others. */
  readonly look?: string;
  /** The title and the words on the felt at the top, as HTML. */
  readonly head: string;
  /** The content below it, as HTML. */
  readonly body: string;
}

function page(made: Page): string {
  const { wording, title, about, look, head, body } = made;
  return `<!doctype html>
<html lang="${wording.say.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(about)}">
${signs(made)}<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/rulesPages.css">
<title>${escaped(title)}</title>
</head>
<body${look ? ` class="${look}"` : ''}>
<header><div>
${head}
</div></header>
<main>
${body}
</main>
${languages(made)}</body>
</html>
`;
}

/** The signs by which search engines and other sites show a page. Pictures and canonical links need whole addresses. */
function signs({ wording: { say, query }, title, about, path, origin }: Page): string {
  if (path === null) return '';
  const own = [
    ['og:title', title],
    ['og:description', about],
    ['og:type', 'article'],
    ['og:site_name', say('rulesPages-site')],
    ['og:locale', localeOf(say.code)],
    ['og:image', `${origin}/table.jpg`],
    ...(origin ? [['og:url', origin + path + query]] : []),
  ];
  const metas = own.map(([name, content = '']) => `<meta property="${name}" content="${escaped(content)}">\n`);
  const link = (rel: string, to: string): string => `<link ${rel} href="${escaped(origin + path + to)}">\n`;
  const alternates = LANGUAGES.map(({ code }) => link(`rel="alternate" hreflang="${code}"`, `?lang=${code}`));
  const links = [link('rel="canonical"', query), ...alternates, link('rel="alternate" hreflang="x-default"', '')];
  return [...metas, ...(origin ? links : [])].join('');
}

/** A language with the country that most of its readers are in, as link previews want it: "fr_FR". */
function localeOf(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}

/** The links to the same page in each language, by the language's own name. */
function languages({ wording: { say }, path }: Page): string {
  const items = LANGUAGES.map(({ code, name }) => {
    const now = code === say.code ? ' aria-current="true"' : '';
    return `<li><a href="${path ?? RULES_PATH}?lang=${code}" hreflang="${code}" lang="${code}"${now}>${name}</a></li>`;
  });
  return `<footer><nav aria-label="${escaped(say('rulesPages-languages'))}"><ul>${items.join('')}</ul></nav></footer>\n`;
}

const button = (href: string, words: string): string => `<p><a class="play" href="${href}">${words}</a></p>`;

const bodies = new Map<string, string>();

/** The content of a game's page in a language, made once. */
function bodyOf(game: GameInfo, wording: Wording): string {
  const key = `${wording.say.code}/${game.id}`;
  const made = bodies.get(key) ?? makeBody(game, wording);
  bodies.set(key, made);
  return made;
}

/** Where a game is played, and its other names. */
function originOf(game: GameInfo, { say, texts }: Wording): string {
  const names = otherNames(game);
  const others = names.length > 0 ? [say('rulesPages-alsoCalled', { names })] : [];
  return [texts.gameOrigin(game), ...others].join(' ');
}

function headOf(game: GameInfo, wording: Wording): string {
  const { say, texts, query } = wording;
  return `<nav><a href="${RULES_PATH}${query}">${say('rulesPages-allTitle')}</a></nav>
<h1>${escaped(texts.gameName(game.id))}</h1>
<p class="about">${escaped(texts.gameAbout(game))}</p>
<p class="origin">${escaped(originOf(game, wording))}</p>
${button(`/?rules=${game.id}`, say('rulesPages-play'))}`;
}

function makeBody({ id }: GameInfo, { say, texts }: Wording): string {
  const rules = PRESETS[id];
  if (!rules) throw new Error(`no rules for ${id}`);
  const pictures = texts.rulesInPictures(rules);
  return `<section class="rules-pictures">
<h2>${pictures.heading}</h2>
${pictures.about ? `<p>${escaped(pictures.about)}</p>` : ''}
<ul>
${pictures.pictures.map((picture) => figure(picture, say)).join('\n')}
</ul>
</section>
<section>
<h2>${say('rulesPages-inWords')}</h2>
<div class="how-we-play">
${texts.howWePlay(rules).map(section).join('\n')}
</div>
</section>`;
}

const section = ({ title, sentences }: RulesSection): string =>
  `<section class="rules">
<h3>${escaped(title)}</h3>
${sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('\n')}
</section>`;

const figure = ({ title, rows, words }: RulePicture, say: Say): string =>
  `<li><figure>
<strong>${escaped(title)}</strong>
<div class="example-rows" aria-hidden="true">${rows.map((one) => row(one, say)).join('')}</div>
<figcaption>${escaped(words)}</figcaption>
</figure></li>`;

const row = ({ label, cards }: RulePicture['rows'][number], say: Say): string =>
  `<div class="example-row">${label && `<small>${escaped(label)}</small>`}<span class="picture">${cards
    .map((one) => card(one, say))
    .join('')}</span></div>`;

/** A small card as `client/ui/MiniCard.tsx` draws it, for the same styles. */
function card({ card: shown, isWild, isMarked, mark, points }: PictureCard, say: Say): string {
  const faces = `<b>${say('cards-rankShort', { rank: rankOf(shown) })}</b><i>${say('cards-suitSymbol', { suit: suitOf(shown) })}</i>`;
  const mini = `<span class="mini suit-${suitOf(shown)}${isWild ? ' wild' : ''}">${faces}${mark && `<em>${escaped(mark)}</em>`}</span>`;
  return `<span class="picture-card${isMarked ? ' marked' : ''}">${mini}${points && `<small>${points}</small>`}</span>`;
}
