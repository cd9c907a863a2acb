import {
  bareGiftCardCode,
  maskedGiftCard,
} from '@book-store/contract/orders/gift-cards/gift-cards';
import { useState } from 'react';
import { toApiProblem } from '../../../api/api-problem.ts';
import { Button } from '../../../kit/button.tsx';
import { formatAmount, totalOf } from '../../../lib/money/amount.ts';
import { amountInField, parsePrice } from '../../../lib/money/price-input.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { useCheckGiftCardMutation } from '../parts/checkout/api.ts';
import { CodeField } from '../parts/discount/code-field.tsx';
import type { UsedGiftCard } from './checkout-state.ts';
import { useCheckout } from './use-checkout.ts';

export function GiftCardField() {
  const { giftCard: card, takeGiftCard, quote } = useCheckout();
  const { giftCard: amount, total } = quote;
  const words = useTexts(checkoutTexts).giftCard;
  return (
    <div data-focus-area className="grid gap-2">
      {card ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 card p-4">
          <p data-takes-focus role="status" className="min-w-0">
            <span className="block font-semibold">
              {words.name} {maskedGiftCard(card.lastFour)}
            </span>
            <span className="block text-fine text-muted">
              {words.pays(formatAmount(amount), formatAmount(totalOf([card.balance, -amount])))}
            </span>
          </p>
          <Button variant="secondary" onClick={() => takeGiftCard(undefined)}>
            {words.remove}
          </Button>
          {total > 0 && (
            <UseLess
              amount={amount}
              isUnclear={card.isUnclear === true}
              most={Math.min(card.balance, total)}
              onChange={(less) => takeGiftCard({ ...card, ...less })}
            />
          )}
        </div>
      ) : (
        <details className="card p-4">
          <summary data-takes-focus className="min-h-6 cursor-pointer font-semibold">
            {words.use}
          </summary>
          <FindCard onFound={takeGiftCard} />
        </details>
      )}
    </div>
  );
}

type UseLessProps = {
  amount: number;
  isUnclear: boolean;
  most: number;
  onChange: (less: Pick<UsedGiftCard, 'amount' | 'isUnclear'>) => void;
};

/** For customers who want to keep a part of the card's balance. */
function UseLess({ amount, isUnclear, most, onChange }: UseLessProps) {
  const words = useTexts(checkoutTexts).giftCard;
  function apply(text: string) {
    const typed = parsePrice(text);
    const isRight = typed !== null && typed > 0 && typed <= most;
    onChange(isRight ? { amount: typed, isUnclear: false } : { isUnclear: true });
  }
  return (
    <details
      className="basis-full"
      // Stays open on an error: an invalid amount blocks the order.
      onToggle={({ currentTarget }) => {
        if (isUnclear) currentTarget.open = true;
      }}
    >
      <summary className="min-h-6 cursor-pointer">{words.useLess}</summary>
      <div className="mt-3 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <CodeField
          // Shows what else has changed the amount. Not around the fold: if that closed when the field is left, the
          // button that is being pressed would move away.
          key={amount}
          label={words.amount}
          maxLength={20}
          applied={amountInField(amount)}
          error={isUnclear ? words.amountRule(formatAmount(most)) : undefined}
          onApply={apply}
          button={words.apply}
          isChecking={false}
          buttonClass="sm:mt-7"
          inputMode="decimal"
          appliesOnLeaving
        />
      </div>
    </details>
  );
}

function FindCard({ onFound }: { onFound: (card: UsedGiftCard) => void }) {
  const words = useTexts(checkoutTexts).giftCard;
  const [check, { isLoading, error }] = useCheckGiftCardMutation();
  const [isWrong, setWrong] = useState(false);

  async function apply(code: string) {
    const looksRight = bareGiftCardCode(code) !== undefined;
    setWrong(!looksRight);
    if (!looksRight || isLoading) return;
    const { data } = await check({ code });
    if (data) onFound({ code, ...data });
  }

  return (
    <div className="mt-4 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <CodeField
        label={words.code}
        hint={words.codeHint}
        maxLength={40}
        error={isWrong ? words.incomplete : error && toApiProblem(error).message}
        onApply={(code) => void apply(code)}
        button={isLoading ? words.checking : words.apply}
        isChecking={isLoading}
        buttonClass="sm:mt-7"
      />
    </div>
  );
}
