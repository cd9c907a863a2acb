import { Fragment, type ReactNode } from 'react';

/** The first of the characters that stand for elements; Unicode has no meaning for them. */
const FIRST = 0xe000;

/**
 * Puts elements into a whole sentence of a table of texts, wherever its language has them. The sentence is called
 * with a placeholder for each element: `inSentence(texts.since, <DateTime at={at} />)`.
 */
export function inSentence<Elements extends ReactNode[]>(
  sentence: (...places: { [At in keyof Elements]: string }) => string,
  ...elements: Elements
): ReactNode {
  const places = elements.map((_element, at) => String.fromCharCode(FIRST + at));
  return sentence(...(places as { [At in keyof Elements]: string }))
    .split(/([\ue000-\ue009])/)
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is its place
      <Fragment key={at}>{elements[part.charCodeAt(0) - FIRST] ?? part}</Fragment>
    ));
}
