import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { dashboardKitTexts } from '../dashboard-texts.ts';

/** Shown in place of figures that a shop with many orders is still counting. */
export function BeingCounted() {
  const { strong, text } = useTexts(dashboardKitTexts).beingCounted;
  return (
    <p role="status" className="rounded-card border border-line bg-wash px-5 py-4">
      <strong className="font-semibold">{strong}</strong> {text}
    </p>
  );
}
