import { Link } from 'react-router-dom';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { buttonClass } from '../button.tsx';
import { kitTexts } from '../texts.ts';

type PageNumbersProps = {
  page: number;
  pages: number;
  to: (page: number) => string;
  /** Runs before the navigation. */
  onChoose?: () => void;
};

/** Returns the first page, the last one and those around the current one; a gap where others are left out. */
export function numbersAround(page: number, pages: number): (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const numbers = [...new Set(shown)];
  return numbers.flatMap((one, at) => {
    const missing = one - (numbers[at - 1] ?? 0) - 1;
    // A gap of one page would be no shorter than its number.
    if (missing === 1) return [one - 1, one];
    return missing > 1 ? ['gap' as const, one] : [one];
  });
}

const cell = 'grid min-h-11 min-w-11 place-items-center rounded-field px-2 tabular-nums';

/** Links to the pages of a list: 1 … 4 5 6 … 152, with the neighbours before and after. */
export function PageNumbers({ page, pages, to, onChoose }: PageNumbersProps) {
  const texts = useTexts(kitTexts);
  if (pages <= 1) return null;
  const step = (number: number, rel: 'prev' | 'next', name: string) =>
    number >= 1 &&
    number <= pages && (
      <Link
        to={to(number)}
        rel={rel}
        onClick={onChoose}
        className={buttonClass('secondary', rel === 'prev' ? 'order-1' : 'order-2 sm:order-3')}
      >
        {name}
      </Link>
    );
  return (
    <nav
      aria-label={texts.pages}
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-4"
    >
      {step(page - 1, 'prev', texts.previous)}
      <ol className="order-3 flex basis-full justify-center gap-1 sm:order-2 sm:basis-auto">
        {numbersAround(page, pages).map((number, at) => (
          // A gap has no other key than its position.
          <li key={number === 'gap' ? `gap ${at}` : number}>
            {number === 'gap' ? (
              <span aria-hidden="true" className={`${cell} max-sm:min-w-5 max-sm:px-0`}>
                …
              </span>
            ) : (
              <Link
                to={to(number)}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={onChoose}
                className={`${cell} hover:bg-wash aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent`}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, 'next', texts.next)}
    </nav>
  );
}
