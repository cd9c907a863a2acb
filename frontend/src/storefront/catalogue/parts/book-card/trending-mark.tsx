import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { catalogueTexts } from '../../texts.ts';
export function TrendingMark() {
  const { trending } = useTexts(catalogueTexts).card;
  return (
    <span className="rounded-full bg-accent px-2.5 py-0.5 text-fine font-semibold text-on-accent">
      {trending}
    </span>
  );
}
