/** The articles of languages in which titles begin with one, as they are folded. */
const ARTICLES = new Map(
  Object.entries({
    en: 'the a an',
    de: 'der die das den dem des ein eine einen einem eines',
    nl: 'de het een',
    fr: 'le la les un une des',
    es: 'el la los las un una unos unas',
    pt: 'o a os as um uma uns umas',
    it: 'il lo la i gli le un uno una',
    sv: 'den det en ett',
    da: 'den det de en et',
    nb: 'den det de en et',
    no: 'den det de en et',
  }).map(([language, words]) => [language, new Set(words.split(' '))] as const),
);
const ALL: ReadonlySet<string> = new Set([...ARTICLES.values()].flatMap((words) => [...words]));

/** Without a language, any article will do. */
const articlesOf = (language: string | undefined): ReadonlySet<string> | undefined =>
  language === undefined ? ALL : ARTICLES.get(language);

/** 'L'Étranger' is one folded word. */
const ELIDED = /^[^\p{L}]*l['’]\p{L}/iu;
const ELIDING = new Set(['fr', 'it', undefined]);

type Titled = { title: string; language?: string | undefined };

/**
 * Returns how a title's words, joined by spaces, begin with an article in the book's language, with the space behind
 * it; empty if they don't. 'Die Trying' has none in English; without a language, any will do.
 */
export function articleBefore(words: string, { title, language }: Titled): string {
  if (ELIDED.test(title) && ELIDING.has(language) && words.startsWith('l')) return 'l';
  const end = words.indexOf(' ');
  const first = end > 0 ? words.slice(0, end) : '';
  return articlesOf(language)?.has(first) ? `${first} ` : '';
}

/** Returns what the words of a title may begin with so that a text follows an article, or stands first. */
export const withArticles = (text: string): string[] => [
  text,
  `l${text}`,
  ...Array.from(ALL, (article) => `${article} ${text}`),
];

/** Returns how many of typed words are an article before others, none or one; 'i' more often is none. */
export const articlesIn = (typed: readonly string[]): number =>
  typed.length > 1 && typed[0] !== 'i' && ALL.has(typed[0] ?? '') ? 1 : 0;

/** Returns a text without the article of a language, or any, before it, if there is one with something behind it. */
export function withoutArticle(text: string, language?: string): string {
  const [first = '', ...others] = text.split(' ');
  return others.length > 0 && articlesOf(language)?.has(first) ? others.join(' ') : text;
}
