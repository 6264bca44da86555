import { rankOf, suitOf } from '#engine';
import {
  alsoNamed,
  GAMES,
  type GameInfo,
  howWePlay,
  type PictureCard,
  PRESETS,
  RULES_PAGES,
  RULES_PATH,
  type RulePicture,
  rankShort,
  rulesInPictures,
  rulesOf,
  rulesPagePath,
  suitSymbol,
} from '#rules';
import { escaped } from '../escaped.ts';

/**
 * A game's rules in words and pictures as a page without scripts.
 * @param origin our own origin for addresses that other sites need; empty if it is not known
 */
export const rulePage = (game: GameInfo, origin: string): string =>
  page({
    title: rulesOf(game),
    about: game.about,
    path: rulesPagePath(game),
    origin,
    head: headOf(game),
    body: bodyOf(game),
  });

/** The list of all games as a page without scripts. */
export const allRulesPage = (origin: string): string =>
  page({
    title: RULES_PAGES.allTitle,
    about: RULES_PAGES.allAbout,
    path: RULES_PATH,
    origin,
    head: `<h1>${RULES_PAGES.allTitle}</h1>
<p class="about">${RULES_PAGES.allAbout}</p>
${button('/', RULES_PAGES.playAny)}`,
    body: `<ul class="games">
${GAMES.map((game) => `<li><a href="${rulesPagePath(game)}">${escaped(game.name)}</a> <span>${escaped(game.about)}</span></li>`).join('\n')}
</ul>`,
  });

/** The page for an address that leads nowhere. */
export const unknownPage = (): string =>
  page({
    title: RULES_PAGES.unknownTitle,
    about: RULES_PAGES.unknown,
    path: null,
    origin: '',
    head: `<h1>${RULES_PAGES.unknownTitle}</h1>
<p class="about">${RULES_PAGES.unknown}</p>
${button('/', RULES_PAGES.playAny)}`,
    body: `<p><a href="${RULES_PATH}">${RULES_PAGES.allTitle}</a></p>`,
  });

interface Page {
  readonly title: string;
  readonly about: string;
  /** The page's own path; null for a page without an address of its own. */
  readonly path: string | null;
  readonly origin: string;
  /** The title and the words on the felt at the top, as HTML. */
  readonly head: string;
  /** The content below it, as HTML. */
  readonly body: string;
}

const page = ({ title, about, path, origin, head, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(about)}">
${path === null ? '' : signs(title, about, path, origin)}<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/rulesPages.css">
<title>${escaped(title)}</title>
</head>
<body>
<header><div>
${head}
</div></header>
<main>
${body}
</main>
</body>
</html>
`;

/** The signs by which search engines and other sites show a page. Pictures and canonical links need whole addresses. */
function signs(title: string, about: string, path: string, origin: string): string {
  const own = [
    ['og:title', title],
    ['og:description', about],
    ['og:type', 'article'],
    ['og:site_name', RULES_PAGES.site],
    ['og:image', `${origin}/table.jpg`],
    ...(origin ? [['og:url', origin + path]] : []),
  ];
  const metas = own.map(([name, content = '']) => `<meta property="${name}" content="${escaped(content)}">\n`);
  const link = origin ? `<link rel="canonical" href="${escaped(origin + path)}">\n` : '';
  return `${metas.join('')}${link}`;
}

const button = (href: string, words: string): string => `<p><a class="play" href="${href}">${words}</a></p>`;

const bodies = new Map<string, string>();

/** The content of a game's page, made once. */
function bodyOf(game: GameInfo): string {
  const made = bodies.get(game.id) ?? makeBody(game);
  bodies.set(game.id, made);
  return made;
}

const headOf = ({ id, name, about, origin, alsoCalled }: GameInfo): string =>
  `<nav><a href="${RULES_PATH}">${RULES_PAGES.allTitle}</a></nav>
<h1>${escaped(name)}</h1>
<p class="about">${escaped(about)}</p>
<p class="origin">${escaped(origin)}${alsoCalled.length > 0 ? ` ${escaped(alsoNamed(alsoCalled))}` : ''}</p>
${button(`/?rules=${id}`, RULES_PAGES.play)}`;

function makeBody({ id }: GameInfo): string {
  const rules = PRESETS[id];
  if (!rules) throw new Error(`no rules for ${id}`);
  const pictures = rulesInPictures(rules);
  return `<section class="rules-pictures">
<h2>${pictures.heading}</h2>
${pictures.about ? `<p>${escaped(pictures.about)}</p>` : ''}
<ul>
${pictures.pictures.map(figure).join('\n')}
</ul>
</section>
<section>
<h2>${RULES_PAGES.inWords}</h2>
<div class="how-we-play">
${howWePlay(rules).map(section).join('\n')}
</div>
</section>`;
}

const section = ({ title, sentences }: ReturnType<typeof howWePlay>[number]): string =>
  `<section class="rules">
<h3>${escaped(title)}</h3>
${sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('\n')}
</section>`;

const figure = ({ title, rows, words }: RulePicture): string =>
  `<li><figure>
<strong>${escaped(title)}</strong>
<div class="example-rows" aria-hidden="true">${rows.map(row).join('')}</div>
<figcaption>${escaped(words)}</figcaption>
</figure></li>`;

const row = ({ label, cards }: RulePicture['rows'][number]): string =>
  `<div class="example-row">${label && `<small>${escaped(label)}</small>`}<span class="picture">${cards
    .map(card)
    .join('')}</span></div>`;

/** A small card as `client/ui/MiniCard.tsx` draws it, for the same styles. */
function card({ card: shown, isWild, isMarked, mark, points }: PictureCard): string {
  const faces = `<b>${rankShort(rankOf(shown))}</b><i>${suitSymbol(suitOf(shown))}</i>`;
  const mini = `<span class="mini suit-${suitOf(shown)}${isWild ? ' wild' : ''}">${faces}${mark && `<em>${escaped(mark)}</em>`}</span>`;
  return `<span class="picture-card${isMarked ? ' marked' : ''}">${mini}${points && `<small>${points}</small>`}</span>`;
}
