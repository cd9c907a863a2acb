import type { GenreView } from '@book-store/contract/catalogue/genres/genres.schemas';
import { NavLink } from 'react-router-dom';
import { useGenresQuery } from '../../api/calls/genres-api.ts';
import { useShop } from '../../api/calls/shop-api.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../lib/wording/texts.ts';
import { GenreMenu } from './genre-menu.tsx';
import { frameTexts } from './texts.ts';

/** The number of genres shown in the line on wide screens; the others are in its menu. */
const IN_LINE = 6;

const panel = 'absolute top-full z-panel max-h-[70svh] overflow-y-auto card py-2 shadow-cover';
const inLine =
  'flex min-h-11 items-center whitespace-nowrap hover:underline aria-[current]:underline';
const inMenu =
  'flex min-h-11 items-center px-5 hover:bg-wash focus-visible:bg-wash aria-[current]:font-semibold';

const linkOf = ({ name, slug }: GenreView) => ({ name, to: paths.genre.to(slug) });

type Link = { name: string; to: string };
const items = (links: Link[], className: string) =>
  links.map(({ name, to }) => (
    <li key={to}>
      <NavLink to={to} end className={className}>
        {name}
      </NavLink>
    </li>
  ));

/** All books, the genres that have some, and the gift cards of a shop that sells them. */
function useShownGenres(): [all: Link, genres: Link[], others: Link[]] {
  const { allBooks } = useTexts(commonTexts);
  const words = useTexts(frameTexts);
  const { data: genres = [] } = useGenresQuery();
  const all = { name: allBooks, to: paths.books.to() };
  const giftCards = { name: words.giftCards, to: paths.buyGiftCard.to() };
  const others = useShop().giftCardSales ? [giftCards] : [];
  return [all, genres.filter(({ books }) => books > 0).map(linkOf), others];
}

/** The quiet line of genres under the search. */
export function GenreLine({ className }: { className: string }) {
  const words = useTexts(frameTexts);
  const [allBooks, genres, giftCards] = useShownGenres();
  // A menu for a single genre would be as wide as the genre.
  const fits = genres.length <= IN_LINE + 1;
  const others = fits ? [] : genres.slice(IN_LINE);
  return (
    <nav aria-label={words.genres} className={className}>
      <ul className="flex gap-x-6 text-fine">
        {items([allBooks, ...genres.slice(0, fits ? undefined : IN_LINE)], inLine)}
        {others.length > 0 && (
          <li>
            <GenreMenu name={words.moreGenres}>
              <ul className={`${panel} right-0 w-60`}>{items(others, inMenu)}</ul>
            </GenreMenu>
          </li>
        )}
        {items(giftCards, inLine)}
      </ul>
    </nav>
  );
}

/** The same as a menu, for phones. */
export function GenrePhoneMenu({ className }: { className: string }) {
  const words = useTexts(frameTexts);
  const [allBooks, genres, giftCards] = useShownGenres();
  return (
    <nav aria-label={words.genres} className={className}>
      <GenreMenu name={words.genres}>
        <ul className={`${panel} left-0 w-64 max-w-[calc(100vw-2rem)]`}>
          {items([allBooks, ...genres, ...giftCards], inMenu)}
        </ul>
      </GenreMenu>
    </nav>
  );
}
