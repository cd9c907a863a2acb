/** Maximum length of a text in Markdown, in characters. */
export const MARKDOWN_MAX = 20_000;
