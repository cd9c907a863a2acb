import { GIFT_CARD_REASON_MAX } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { OpenedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { Fragment, useRef } from 'react';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
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
  const form = useForm({
    start: { amount: amountInField(balance), reason: '' },
    run: ({ amount, reason }) => {
      const wanted = parsePrice(amount) ?? balance;
      // Sent as a difference, so that concurrent uses are kept.
      return correct({ id, amount: totalOf([wanted, -balance]), reason }).unwrap();
    },
    done: () => 'The balance has been corrected',
  });
  return (
    <Form form={form} aria-labelledby="correct" className="grid gap-3">
      <h3 id="correct" className="text-lead">
        Correct the balance
      </h3>
      <FormProblem problem={form.problem} />
      <Field label="New balance" {...form.field('amount')} required {...priceInput()} />
      <Field
        label="Why is it corrected?"
        {...form.field('reason')}
        required
        maxLength={GIFT_CARD_REASON_MAX}
      />
      <FormButton form={form} variant="secondary">
        Correct the balance
      </FormButton>
    </Form>
  );
}

function BlockForm({ card: { _id: id, state } }: Props) {
  const [block] = useBlockGiftCardMutation();
  const isBlocked = state === 'blocked';
  const form = useForm({
    start: { reason: '' },
    run: ({ reason }) => block({ id, blocked: !isBlocked, reason }).unwrap(),
    done: () => (isBlocked ? 'The gift card pays again' : 'The gift card is blocked'),
  });
  return (
    <Form form={form} aria-labelledby="block" className="grid gap-3 border-t border-line pt-6">
      <h3 id="block" className="text-lead">
        {isBlocked ? 'Unblock the card' : 'Block the card'}
      </h3>
      <p className="text-fine text-muted">
        {isBlocked ? 'Then it pays again.' : 'Then it pays nothing until you unblock it.'}
      </p>
      <FormProblem problem={form.problem} />
      <Field
        label={isBlocked ? 'Why is it unblocked?' : 'Why is it blocked?'}
        {...form.field('reason')}
        required
        maxLength={GIFT_CARD_REASON_MAX}
      />
      <FormButton form={form} variant="secondary">
        {isBlocked ? 'Unblock the card' : 'Block the card'}
      </FormButton>
    </Form>
  );
}
