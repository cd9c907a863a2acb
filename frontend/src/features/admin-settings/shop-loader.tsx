import type { ShopView } from '@book-store/contract/schemas/shop';
import type { ReactNode } from 'react';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { useShopQuery } from '../../shared/api/shop-api.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

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
