import { Fragment, type ReactNode } from 'react';

/** The first of the characters that stand for elements; Unicode has no meaning for them. */
const FIRST = 0xe000;

/**
 * Puts elements into a whole sentence of a table of texts, wherever its language has them. The sentence is called
 * with a placeholder for each element: `inSentence(texts.since, <DateTime at={at} />)`.
 */
export function inSentence<Places extends string[]>(
  sentence: (...places: Places) => string,
  ...elements: { [At in keyof Places]: ReactNode }
): ReactNode {
  const places = elements.map((_element, at) => String.fromCharCode(FIRST + at)) as Places;
  return sentence(...places)
    .split(/([\ue000-\ue009])/)
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is its place
      <Fragment key={at}>{elements[part.charCodeAt(0) - FIRST] ?? part}</Fragment>
    ));
}
