import { bareGiftCardCode, maskedGiftCard } from '@book-store/contract/gift-cards';
import { formatMoney } from '@book-store/contract/money';
import { type KeyboardEvent, useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { useTexts } from '../../lib/storefront-texts.ts';
import { useCheckGiftCardMutation } from './api.ts';
import { checkoutTexts } from './texts.ts';

/** A gift card whose code the customer has entered; it is kept in memory alone, because it is money. */
export type UsedGiftCard = { code: string; lastFour: string; balance: number };

type GiftCardFieldProps = {
  card: UsedGiftCard | undefined;
  /** What the card pays of the order. */
  amount: number;
  error: string | undefined;
  onChange: (card: UsedGiftCard | undefined) => void;
};

/** Takes the code of a gift card, and says what the card pays and what stays on it. */
export function GiftCardField({ card, amount, error, onChange }: GiftCardFieldProps) {
  const words = useTexts(checkoutTexts).giftCard;
  return (
    <div className="grid gap-2">
      {card ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 card p-4">
          <p role="status" className="min-w-0">
            <span className="block font-semibold">
              {words.name} {maskedGiftCard(card.lastFour)}
            </span>
            <span className="block text-fine text-muted">
              {words.pays(formatMoney(amount), formatMoney(card.balance - amount))}
            </span>
          </p>
          <Button variant="secondary" onClick={() => onChange(undefined)}>
            {words.remove}
          </Button>
        </div>
      ) : (
        <details className="card p-4">
          <summary className="min-h-6 cursor-pointer font-semibold">{words.use}</summary>
          <CodeField onFound={onChange} />
        </details>
      )}
      {error && (
        <p role="alert" className="text-fine font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

function CodeField({ onFound }: { onFound: (card: UsedGiftCard) => void }) {
  const words = useTexts(checkoutTexts).giftCard;
  const [check, { isLoading, error }] = useCheckGiftCardMutation();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);

  async function apply() {
    const looksRight = bareGiftCardCode(code) !== undefined;
    setWrong(!looksRight);
    if (!looksRight || isLoading) return;
    const { data } = await check({ code: code.trim() });
    if (data) onFound({ code: code.trim(), ...data });
  }
  /** Enter would place the order. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  }

  const problem = isWrong ? words.incomplete : error && toApiProblem(error).message;
  return (
    <div className="mt-4 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field
        label={words.code}
        hint={words.codeHint}
        value={code}
        error={problem}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="secondary"
        aria-disabled={isLoading}
        onClick={() => void apply()}
        className="sm:mt-7"
      >
        {isLoading ? words.checking : words.apply}
      </Button>
    </div>
  );
}
