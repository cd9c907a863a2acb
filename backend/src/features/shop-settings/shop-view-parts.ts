import type { ShopView } from '@book-store/contract/schemas/shop';

type Part = (now: Date) => Promise<Partial<ShopView>>;
const parts = new Set<Part>();

/** Adds what another feature says about the shop to what visitors see of it. */
export const onShopView = (part: Part): void => {
  parts.add(part);
};

/** Returns a view of the shop with what other features say about it. */
export async function withParts(shop: ShopView, now: Date): Promise<ShopView> {
  const all = await Promise.all([...parts].map((part) => part(now)));
  return Object.assign({}, shop, ...all);
}
