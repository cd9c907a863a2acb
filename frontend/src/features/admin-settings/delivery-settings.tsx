import { toApiProblem } from '../../shared/api/api-problem.ts';
import { useShopQuery } from '../../shared/api/shop-api.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { DeliveryForm } from './delivery-form.tsx';

/** The form with what is set at present; it is never shown with guesses. */
export function DeliverySettings() {
  const { data: shop, error, refetch } = useShopQuery();
  if (shop) return <DeliveryForm shop={shop} />;
  if (!error) return <Spinner text={texts.book.loading} />;
  return (
    <Failure
      text="The delivery settings could not be loaded."
      detail={toApiProblem(error).message}
      onRetry={refetch}
    />
  );
}
