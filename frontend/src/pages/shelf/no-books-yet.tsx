import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Picture } from '../../shared/ui/picture.tsx';

/** In a shop without any book. */
export const NoBooksYet = () => (
  <EmptyState picture={<Picture name="noResults" />} text="The first books are on their way.">
    <ButtonLink to={paths.home.to()}>Go to the home page</ButtonLink>
  </EmptyState>
);
