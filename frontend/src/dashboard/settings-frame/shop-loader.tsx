import type { ShopView } from '@book-store/contract/schemas/shop';
import type { ReactNode } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { useShopQuery } from '../../api/shop-api.ts';
import { Failure } from '../../kit/failure.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { texts } from '../../lib/specified-texts.ts';

/** Shows a form with the present settings, never with guesses. */
export function ShopLoader({ children }: { children: (shop: ShopView) => ReactNode }) {
  const { data: shop, error, refetch } = useShopQuery();
  if (shop) return children(shop);
  if (!error) return <Spinner text={texts.book.loading} />;
  return (
    <Failure
      text="The settings of the shop could not be loaded."
      detail={toApiProblem(error).message}
      onRetry={refetch}
    />
  );
}
