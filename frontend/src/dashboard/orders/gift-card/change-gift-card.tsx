import { GIFT_CARD_REASON_MAX } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { OpenedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { Fragment, useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { useRestoreFocus } from '../../../kit/use-restore-focus.ts';
import { totalOf } from '../../../lib/money/amount.ts';
import { amountInField, parsePrice, priceInput } from '../../../lib/money/price-input.ts';
import { useBlockGiftCardMutation, useCorrectGiftCardMutation } from '../parts/gift-cards/api.ts';

type Props = { card: OpenedGiftCard };

/** Corrects the balance of a gift card, blocks it, or unblocks it; each with a reason. */
export function ChangeGiftCard({ card }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useRestoreFocus(region, region);
  return (
    <div ref={region} tabIndex={-1} className="grid gap-6 card p-4 outline-none md:p-6">
      <Fragment key={card.movements.length}>
        <CorrectForm card={card} />
        <BlockForm card={card} />
      </Fragment>
    </div>
  );
}

function CorrectForm({ card: { _id: id, balance } }: Props) {
  const [correct] = useCorrectGiftCardMutation();
  const { onSubmit, submitting, problem, field } = useFormSubmit(async (data) => {
    const wanted = parsePrice(String(data.get('balance'))) ?? balance;
    const reason = String(data.get('reason'));
    // What an order uses meanwhile stays used.
    await correct({ id, amount: totalOf([wanted, -balance]), reason }).unwrap();
    void successToast('The balance has been corrected');
  });
  const { fields = {} } = problem ?? {};
  return (
    <form onSubmit={onSubmit} noValidate aria-labelledby="correct" className="grid gap-3">
      <h3 id="correct" className="text-lead">
        Correct the balance
      </h3>
      <FormProblem problem={problem} />
      <Field
        label="New balance"
        name="balance"
        required
        defaultValue={amountInField(balance)}
        error={fields.amount}
        {...priceInput()}
      />
      <Field
        label="Why is it corrected?"
        {...field('reason')}
        required
        maxLength={GIFT_CARD_REASON_MAX}
      />
      <Button type="submit" variant="secondary" aria-disabled={submitting}>
        Correct the balance
      </Button>
    </form>
  );
}

function BlockForm({ card: { _id: id, state } }: Props) {
  const [block] = useBlockGiftCardMutation();
  const isBlocked = state === 'blocked';
  const { onSubmit, submitting, problem, field } = useFormSubmit(async (data) => {
    await block({ id, blocked: !isBlocked, reason: String(data.get('reason')) }).unwrap();
    void successToast(isBlocked ? 'The gift card pays again' : 'The gift card is blocked');
  });
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      aria-labelledby="block"
      className="grid gap-3 border-t border-line pt-6"
    >
      <h3 id="block" className="text-lead">
        {isBlocked ? 'Unblock the card' : 'Block the card'}
      </h3>
      <p className="text-fine text-muted">
        {isBlocked ? 'Then it pays again.' : 'Then it pays nothing until you unblock it.'}
      </p>
      <FormProblem problem={problem} />
      <Field
        label={isBlocked ? 'Why is it unblocked?' : 'Why is it blocked?'}
        {...field('reason')}
        required
        maxLength={GIFT_CARD_REASON_MAX}
      />
      <Button type="submit" variant="secondary" aria-disabled={submitting}>
        {isBlocked ? 'Unblock the card' : 'Block the card'}
      </Button>
    </form>
  );
}
