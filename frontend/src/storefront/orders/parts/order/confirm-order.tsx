import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { dateFormat } from '@book-store/contract/place';
import type { Language } from '@book-store/contract/storefront';
import { type ApiProblem, toApiProblem } from '../../../../api/api-problem.ts';
import { useShop } from '../../../../api/calls/shop-api.ts';
import { Button } from '../../../../kit/button.tsx';
import { isReachable } from '../../../../lib/ordering/is-reachable.ts';
import { type TextsOf, useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';
import { useConfirmOrderMutation } from './api.ts';

type ConfirmOrderProps = {
  order: OrderView;
  /** From a guest's link. */
  token?: string | undefined;
};

const time = (at: string, language: Language) =>
  dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at));

/** Renders nothing for an order that needs no confirmation. */
export function ConfirmOrder({ order, token }: ConfirmOrderProps) {
  const { confirming: words } = useTexts(orderTexts);
  const language = useLanguage();
  const canTalk = isReachable(useShop());
  const [confirmOrder, { isLoading, isSuccess, error }] = useConfirmOrderMutation();
  const waits = order.status === 'unconfirmed';
  return (
    <div className="stack empty:hidden">
      {waits && (
        <section
          aria-label={words.title}
          className="stack gap-3 rounded-field border-2 border-accent bg-wash p-5 break-words"
        >
          <p className="text-lead font-semibold">{words.title}</p>
          <p>{howLong(order, words, language)}</p>
          {order.confirmable ? (
            <Button
              onClick={() => void confirmOrder({ id: order._id, token })}
              disabled={isLoading}
              className="justify-self-start"
            >
              {words.button}
            </Button>
          ) : (
            <>
              <p>{words.byMail(order.email)}</p>
              <p className="text-fine text-muted">
                {words.noMail}
                {canTalk && ` ${words.weConfirm}`}
              </p>
            </>
          )}
        </section>
      )}
      <div role="status" className="empty:hidden">
        {isSuccess && !waits && <p className="font-semibold text-good">{words.done}</p>}
        {error && (
          <p className="mt-3 font-semibold text-bad">
            {failure(toApiProblem(error), words, canTalk)}
          </p>
        )}
      </div>
    </div>
  );
}

type Words = TextsOf<typeof orderTexts>['confirming'];

function howLong({ hold }: OrderView, words: Words, language: Language): string {
  if (hold?.lapsedAt) return words.lapsed;
  return hold?.until ? words.until(time(hold.until, language)) : words.anyTime;
}

function failure({ code, message, extra }: ApiProblem, words: Words, canTalk: boolean): string {
  if (code !== 'out-of-stock' || !Array.isArray(extra.books)) return message;
  const sold = words.sold(extra.books.map(({ title }: { title: string }) => title));
  return canTalk ? `${sold} ${words.orContact}` : sold;
}
