import { deliveryFeeOf } from '@book-store/contract/delivery';
import { formatDays } from '@book-store/contract/promised-days';
import { useId } from 'react';
import { useShopQuery } from '../../api/shop-api.ts';
import { deliveryTexts } from '../../lib/delivery-texts.ts';
import { deliveryWords } from '../../lib/delivery-words.ts';
import { orderingTexts } from '../../lib/ordering-texts.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { wayName } from '../../lib/way-name.ts';
import { useIsOrderedFirst, usePromisedDays } from '../cart/use-promised-days.ts';
import { checkoutTexts } from './texts.ts';
import type { Ways } from './use-ways.ts';

type WayFieldsProps = {
  ways: Ways;
  /** Whether a discount code pays for the delivery. */
  isFree: boolean;
  /** The sum of the books. */
  sum: number;
  error: string | undefined;
  onChoose: (id: string) => void;
};

/** Chooses how the order is delivered, each way with what it costs and when the books are there. */
export function WayFields(props: WayFieldsProps) {
  const { sum, isFree, error, onChoose } = props;
  const { fitting, chosen } = props.ways;
  const words = useTexts(checkoutTexts);
  const ordering = useTexts(orderingTexts);
  const delivery = useTexts(deliveryTexts);
  const { data: shop } = useShopQuery();
  const promised = usePromisedDays();
  const onceHere = useIsOrderedFirst() ? delivery.onceAllHere : '';
  const errorId = useId();
  if (!shop) return null;
  return (
    <fieldset className="grid gap-3" aria-describedby={error && errorId}>
      <legend className="mb-4 font-title text-h3 font-semibold">{words.delivery}</legend>
      {fitting.map((way) => {
        const days = promised(way, shop);
        return (
          <label
            key={way.id}
            className="flex cursor-pointer items-start gap-3 control p-4 has-checked:border-ink has-checked:bg-wash"
          >
            <input
              type="radio"
              name="delivery"
              value={way.id}
              checked={way === chosen}
              aria-invalid={error && way === chosen ? true : undefined}
              onChange={() => onChoose(way.id)}
              className="mt-1 size-5 shrink-0 accent-accent-deep"
            />
            <span className="min-w-0 grow">
              <span className="block font-semibold break-words">{wayName(way, ordering)}</span>
              <span className="block text-fine text-muted">
                {days ? formatDays(days) : `${delivery.workingDays(way.days)}${onceHere}`}
              </span>
            </span>
            <span className="tabular-nums">
              {deliveryWords(isFree ? 0 : deliveryFeeOf(sum, way), delivery)}
            </span>
          </label>
        );
      })}
      {fitting.length === 0 && <p>{words.notThere}</p>}
      {error && (
        <p id={errorId} className="text-fine font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
