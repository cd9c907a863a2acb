import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { kitTexts } from '../texts.ts';

export type SeeAll = {
  to: string;
  /** Names what is there, for the last card and for screen readers. */
  text: string;
};

type RowHeadProps = {
  heading: ReactNode;
  /** What narrows the row; below the heading on phones. */
  extra?: ReactNode;
  seeAll?: SeeAll | undefined;
  /** The arrows of a carousel. */
  children?: ReactNode;
};

/** Begins with what can be read, so that whoever speaks to the computer can say it. */
const nameOf = (text: string, shown: string) =>
  text.startsWith(shown) ? text : `${shown}: ${text}`;

/** The head of a row of cards: its heading, and at the right end the way to all of it. */
export function RowHead({ heading, extra, seeAll, children }: RowHeadProps) {
  const texts = useTexts(kitTexts);
  return (
    <div className="row-head mb-4 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 md:mb-6">
      {heading}
      {extra && <div className="order-last w-full md:order-none md:w-auto">{extra}</div>}
      <div className="ml-auto flex items-center gap-2">
        {seeAll && (
          <Link
            to={seeAll.to}
            aria-label={nameOf(seeAll.text, texts.seeAll)}
            className="link inline-flex min-h-11 items-center px-2"
          >
            {texts.seeAll}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
