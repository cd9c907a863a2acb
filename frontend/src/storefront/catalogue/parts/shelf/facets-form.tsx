import { Button } from '../../../../kit/button.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { shelfTexts } from '../../shelf-texts.ts';
import { Facets } from './facets.tsx';
import type { Shelf } from './shelf.ts';

/** Other controls of the shelf belong to this form as well, by their `form` attribute. */
export const FACETS_FORM = 'filters';

/**
 * The facets beside the books. Each choice acts at once; without scripts 'Apply' sends them all. On phones
 * a sheet replaces it.
 */
export function FacetsForm({ shelf }: { shelf: Shelf }) {
  const texts = useTexts(shelfTexts);
  const { path, fixed } = shelf.place;
  return (
    <form
      id={FACETS_FORM}
      // For visitors without scripts: a choice of several genres belongs to all books.
      action={fixed.category ? paths.books.pattern : path}
      aria-label={texts.filters}
      className="facets-form"
    >
      {shelf.state.q && <input type="hidden" name="q" value={shelf.state.q} />}
      <Facets shelf={shelf} />
      <noscript>
        <Button type="submit" className="mt-4 w-full">
          {texts.apply}
        </Button>
      </noscript>
    </form>
  );
}
