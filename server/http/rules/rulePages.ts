import { rankOf, suitOf } from '#engine';
import {
  createRuleTexts,
  GAMES,
  type GameInfo,
  type PictureCard,
  PRESETS,
  RULES_PATH,
  type RulePicture,
  type RulesSection,
  rulesPagePath,
} from '#rules';
import { english } from '#words/english';
import { escaped } from '../escaped.ts';

/** The language of these pages. */
const texts = createRuleTexts(english);
const { pages } = texts;

/**
 * A game's rules in words and pictures as a page without scripts.
 * @param origin our own origin for addresses that other sites need; empty if it is not known
 */
export const rulePage = (game: GameInfo, origin: string): string =>
  page({
    title: pages.titleOf(texts.gameName(game.id)),
    about: texts.gameAbout(game),
    path: rulesPagePath(game),
    origin,
    head: headOf(game),
    body: bodyOf(game),
  });

/** The list of all games as a page without scripts. */
export const allRulesPage = (origin: string): string =>
  page({
    title: pages.allTitle,
    about: pages.allAbout,
    path: RULES_PATH,
    origin,
    head: `<h1>${pages.allTitle}</h1>
<p class="about">${pages.allAbout}</p>
${button('/', pages.playAny)}`,
    body: `<ul class="games">
${GAMES.map((game) => `<li><a href="${rulesPagePath(game)}">${escaped(texts.gameName(game.id))}</a> <span>${escaped(texts.gameAbout(game))}</span></li>`).join('\n')}
</ul>`,
  });

/** The page for an address that leads nowhere. */
export const unknownPage = (): string =>
  page({
    title: pages.unknownTitle,
    about: pages.unknown,
    path: null,
    origin: '',
    head: `<h1>${pages.unknownTitle}</h1>
<p class="about">${pages.unknown}</p>
${button('/', pages.playAny)}`,
    body: `<p><a href="${RULES_PATH}">${pages.allTitle}</a></p>`,
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
<html lang="${texts.code}">
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
    ['og:site_name', pages.site],
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

/** Where a game is played, and its other names. */
const originOf = (game: GameInfo): string =>
  [texts.gameOrigin(game), ...(game.alsoCalled.length > 0 ? [pages.alsoCalled(game.alsoCalled)] : [])].join(' ');

const headOf = (game: GameInfo): string =>
  `<nav><a href="${RULES_PATH}">${pages.allTitle}</a></nav>
<h1>${escaped(texts.gameName(game.id))}</h1>
<p class="about">${escaped(texts.gameAbout(game))}</p>
<p class="origin">${escaped(originOf(game))}</p>
${button(`/?rules=${game.id}`, pages.play)}`;

function makeBody({ id }: GameInfo): string {
  const rules = PRESETS[id];
  if (!rules) throw new Error(`no rules for ${id}`);
  const pictures = texts.rulesInPictures(rules);
  return `<section class="rules-pictures">
<h2>${pictures.heading}</h2>
${pictures.about ? `<p>${escaped(pictures.about)}</p>` : ''}
<ul>
${pictures.pictures.map(figure).join('\n')}
</ul>
</section>
<section>
<h2>${pages.inWords}</h2>
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
  const faces = `<b>${texts.rankShort(rankOf(shown))}</b><i>${texts.suitSymbol(suitOf(shown))}</i>`;
  const mini = `<span class="mini suit-${suitOf(shown)}${isWild ? ' wild' : ''}">${faces}${mark && `<em>${escaped(mark)}</em>`}</span>`;
  return `<span class="picture-card${isMarked ? ' marked' : ''}">${mini}${points && `<small>${points}</small>`}</span>`;
}
