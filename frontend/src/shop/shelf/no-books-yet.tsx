import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import noResults from '../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../kit/pictures/picture.tsx';
import { paths } from '../../lib/paths.ts';

/** In a shop without any book. */
export const NoBooksYet = () => (
  <EmptyState picture={<Picture drawing={noResults} />} text="The first books are on their way.">
    <ButtonLink to={paths.home.to()}>Go to the home page</ButtonLink>
  </EmptyState>
);
