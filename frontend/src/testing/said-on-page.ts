/** Returns the texts of a table; of functions, what stands between the values. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  if (typeof value === 'function') {
    const strings = String(value).match(/`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"/gs) ?? [];
    return strings
      .flatMap((text) => text.slice(1, -1).split(/\$\{[^}]*\}/))
      .map((text) => text.trim());
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];

/** Returns all that can be read or heard on the page. */
export function saidOnPage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of document.body.querySelectorAll('*')) {
    texts.push(...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** A text of one word is another's only where it stands alone; more words are so anywhere. */
export const isSaid = (text: string, said: readonly string[]) =>
  text.includes(' ') ? said.some((one) => one.includes(text)) : said.includes(text);
