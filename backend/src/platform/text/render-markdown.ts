import markdownIt, { type MarkdownIt } from 'markdown-it';

/** The page's title is the level-1 heading. */
const HEADING_MAX = 4;
/** Deeper quotes and lists are dropped. */
const NESTING_MAX = 20;

type Rule = NonNullable<MarkdownIt['renderer']['rules'][string]>;

const linkOpen: Rule = (tokens, index, options, _env, self) => {
  const link = tokens[index];
  const href = toSafeLink(String(link?.attrGet('href') ?? ''));
  link?.attrSet('href', href ?? '/');
  if (href && !href.startsWith('/')) link?.attrSet('rel', 'noopener noreferrer nofollow');
  return self.renderToken(tokens, index, options);
};

const heading: Rule = (tokens, index, options, _env, self) => {
  const token = tokens[index];
  if (token) token.tag = `h${Math.min(Number(token.tag.slice(1)) + 1, HEADING_MAX)}`;
  return self.renderToken(tokens, index, options);
};

/** No raw HTML, no tables, no highlighted code. */
const markdown = withSafeAddresses(
  markdownIt('commonmark', { html: false, xhtmlOut: false, breaks: true }).disable([
    'html_block',
    'html_inline',
  ]),
);

/**
 * Renders Markdown to safe HTML: raw HTML is escaped; links lead to web addresses, mail addresses and the shop's own
 * pages; pictures are the shop's own. Lines stay lines, as in an address.
 */
export const renderMarkdown = (text: string): string => markdown.render(text).trim();

function withSafeAddresses(parser: MarkdownIt): MarkdownIt {
  const { escapeHtml } = parser.utils;
  parser.options.maxNesting = NESTING_MAX;
  // A refused link stays plain text.
  parser.validateLink = (address) => toSafeLink(address) !== undefined;
  const image: Rule = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const alt = escapeHtml(self.renderInlineAsText(token?.children ?? [], options, env));
    const src = toSafeImage(String(token?.attrGet('src') ?? ''));
    return src ? `<img src="${escapeHtml(src)}" alt="${alt}" loading="lazy">` : alt;
  };
  Object.assign(parser.renderer.rules, {
    link_open: linkOpen,
    heading_open: heading,
    heading_close: heading,
    image,
  });
  return parser;
}

/** A path of the shop: not `//host`, nor what browsers treat as such. */
const OWN_PAGE = /^[/#](?![/\\])/;
/** A stored or bundled picture of the shop. */
const OWN_PICTURE = /^\/(covers|news)\/\d{2,4}\/[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** Allows web, mail and telephone links, and the shop's own pages. */
function toSafeLink(address: string): string | undefined {
  if (/[\p{Cc}\s\\]/u.test(address)) return undefined;
  if (OWN_PAGE.test(address)) return address;
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password } = new URL(address);
  return SCHEMES.includes(protocol) && !username && !password ? address : undefined;
}

/** Only the shop's own pictures: other hosts would learn who reads. */
const toSafeImage = (address: string): string | undefined =>
  OWN_PICTURE.test(address) ? address : undefined;
