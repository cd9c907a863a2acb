import { ButtonLink } from '../../../../kit/button.tsx';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import noResults from '../../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';

export function NoBooksYet() {
  const texts = useTexts(commonTexts);
  return (
    <EmptyState picture={<Picture drawing={noResults} />} text={texts.noneYet}>
      <ButtonLink to={paths.home.to()}>{texts.home}</ButtonLink>
    </EmptyState>
  );
}
