import { useEffect, useState } from 'react';
import { useShopQuery } from '../api/calls/shop-api.ts';
import { loadPart } from '../lib/load-part.ts';
import { setShopWording, shopWording, type Wording } from '../lib/wording/storefront-texts.ts';
import { loadDashboardWording } from './load-dashboard-wording.ts';

/** Returns the shop's wording, which changes when the owner chooses another storefront; nothing typed is lost. */
export function useDashboardWording(): Wording {
  const { data: shop } = useShopQuery();
  const [wording, setWording] = useState(shopWording);
  const isKnown = shop !== undefined;
  const storefront = shop?.storefront;
  useEffect(() => {
    if (!isKnown) return;
    let isLeft = false;
    const speak = (next: Wording) => {
      if (isLeft) return;
      setShopWording(next);
      document.documentElement.lang = next.language;
      setWording(next);
    };
    // Without it, the old wording stays until the next visit.
    loadPart(() => loadDashboardWording(storefront)).then(speak, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [isKnown, storefront]);
  return wording;
}
