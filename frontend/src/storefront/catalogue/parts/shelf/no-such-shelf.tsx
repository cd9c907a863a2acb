import { ButtonLink } from '../../../../kit/button.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { NotFoundView } from '../../../frame/not-found/not-found-view.tsx';

export function NoSuchShelf({ text }: { text: string }) {
  const { browse } = useTexts(commonTexts);
  return (
    <NotFoundView text={text}>
      <ButtonLink to={paths.books.to()}>{browse}</ButtonLink>
    </NotFoundView>
  );
}
