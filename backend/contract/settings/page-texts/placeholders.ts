/** `[text](…)`, `![text](…)`, `[text][…]` and `[text]: …` are Markdown; `\[` is a bracket that stays. */
const PLACEHOLDER = /(?<![\\\]!])\[([^[\]\n]+)\](?![([:])/g;

/** Returns what a text still has in brackets, as templates do for what their owner has to fill in, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim())),
];
