import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { formatDay, formatDays } from '@book-store/contract/promised-days';
import { useShop, useShopQuery } from '../../../../api/calls/shop-api.ts';
import { inSentence } from '../../../../kit/in-sentence.tsx';
import { OrderNumber } from '../../../../kit/order-number.tsx';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { isReachable } from '../../../../lib/ordering/is-reachable.ts';
import { isPaidInCash } from '../../../../lib/ordering/order-status-names.ts';
import { useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { orderTexts } from '../../order-texts.ts';

type NextStepsProps = { order: OrderView; unsaved: boolean };

/** What happens after an order that was just placed. */
export function NextSteps({ order, unsaved }: NextStepsProps) {
  const words = useTexts(orderTexts);
  const language = useLanguage();
  const when = useWhen(order);
  const shop = useShop();
  const due = order.payment?.due ?? order.totalPrice;
  const sum = formatAmount(due);
  const inCash = isPaidInCash(order) && due > 0;
  return (
    <section aria-label={words.whatNext} className="grid gap-3 rounded-field bg-wash p-5">
      <p role="status" className="text-lead font-semibold">
        {inSentence(words.thanks, <OrderNumber>{order.number}</OrderNumber>)}
      </p>
      <ol className="grid list-inside list-decimal gap-1 marker:text-muted">
        {order.status === 'unconfirmed' && <li>{words.confirmFirst}</li>}
        {order.status === 'awaiting-payment' && <li>{words.payFirst(sum)}</li>}
        {!order.boughtGiftCard && <li>{words.weConfirm}</li>}
        {order.boughtGiftCard ? (
          <li>{words.giftCardLeaves(formatDay(order.boughtGiftCard.sendOn, language))}</li>
        ) : order.address ? (
          <>
            <li>{words.parcelArrives(order.address.street, when)}</li>
            {inCash && <li>{words.payAtDoor(sum)}</li>}
          </>
        ) : (
          <>
            <li>{words.weTell(when)}</li>
            {inCash && <li>{words.payThere(sum)}</li>}
          </>
        )}
      </ol>
      <p className="text-fine text-muted">
        {order.boughtGiftCard ? words.followGiftCard : words.follow}
        {isReachable(shop) && ` ${words.number}`}
      </p>
      {unsaved && <p className="text-fine font-semibold text-bad">{words.unsaved}</p>}
    </section>
  );
}

/** Falls back to the duration of the only delivery method in a shop that promises no dates. */
function useWhen({ delivery }: OrderView): string {
  const words = useTexts(orderTexts);
  const language = useLanguage();
  const { workingDays } = useTexts(commonTexts).delivery;
  const { data: shop } = useShopQuery();
  if (delivery?.days) return words.on(formatDays(delivery.days, language));
  const [only, ...others] = shop?.ways ?? [];
  return only && others.length === 0 ? words.inAbout(workingDays(only.days)) : '';
}
