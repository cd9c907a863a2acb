import { ButtonLink } from '../../../../kit/button.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useTexts } from '../../../../lib/storefront-texts.ts';
import { commonTexts } from '../../../../lib/texts.ts';
import { NotFoundView } from '../../../frame/not-found/not-found-view.tsx';

/** Where an address names no genre, author or series of the shop. */
export function NoSuchShelf({ text }: { text: string }) {
  const { browse } = useTexts(commonTexts);
  return (
    <NotFoundView text={text}>
      <ButtonLink to={paths.books.to()}>{browse}</ButtonLink>
    </NotFoundView>
  );
}
