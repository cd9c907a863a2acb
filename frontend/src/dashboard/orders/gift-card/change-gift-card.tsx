import { GIFT_CARD_REASON_MAX } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { OpenedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { Fragment } from 'react';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { totalOf } from '../../../lib/money/amount.ts';
import { amountInField, parsePrice, priceInput } from '../../../lib/money/price-input.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { giftCardTexts } from '../gift-card-texts.ts';
import { useBlockGiftCardMutation, useCorrectGiftCardMutation } from '../parts/gift-cards/api.ts';

type Props = { card: OpenedGiftCard };

/** Corrects the balance of a gift card, blocks it, or unblocks it; each with a reason. */
export function ChangeGiftCard({ card }: Props) {
  return (
    <div data-focus-area className="grid gap-6 card p-4 md:p-6">
      <Fragment key={card.movements.length}>
        <CorrectForm card={card} />
        <BlockForm card={card} />
      </Fragment>
    </div>
  );
}

function CorrectForm({ card: { _id: id, balance } }: Props) {
  const texts = useTexts(giftCardTexts).change;
  const [correct] = useCorrectGiftCardMutation();
  const form = useForm({
    start: { amount: amountInField(balance), reason: '' },
    run: ({ amount, reason }) => {
      const wanted = parsePrice(amount) ?? balance;
      // Sent as a difference, so that concurrent uses are kept.
      return correct({ id, amount: totalOf([wanted, -balance]), reason }).unwrap();
    },
    done: () => texts.corrected,
  });
  return (
    <Form form={form} aria-labelledby="correct" className="grid gap-3">
      <h3 id="correct" className="text-lead">
        {texts.correct}
      </h3>
      <FormProblem problem={form.problem} />
      <Field label={texts.newBalance} {...form.field('amount')} required {...priceInput()} />
      <Field
        label={texts.whyCorrected}
        {...form.field('reason')}
        required
        maxLength={GIFT_CARD_REASON_MAX}
      />
      <FormButton form={form} variant="secondary">
        {texts.correct}
      </FormButton>
    </Form>
  );
}

function BlockForm({ card: { _id: id, state } }: Props) {
  const texts = useTexts(giftCardTexts).change;
  const [block] = useBlockGiftCardMutation();
  const isBlocked = state === 'blocked';
  const form = useForm({
    start: { reason: '' },
    run: ({ reason }) => block({ id, blocked: !isBlocked, reason }).unwrap(),
    done: () => (isBlocked ? texts.isUnblocked : texts.isBlocked),
  });
  return (
    <Form form={form} aria-labelledby="block" className="grid gap-3 border-t border-line pt-6">
      <h3 id="block" className="text-lead">
        {isBlocked ? texts.unblock : texts.block}
      </h3>
      <p className="text-fine text-muted">{isBlocked ? texts.unblockMeans : texts.blockMeans}</p>
      <FormProblem problem={form.problem} />
      <Field
        label={isBlocked ? texts.whyUnblocked : texts.whyBlocked}
        {...form.field('reason')}
        required
        maxLength={GIFT_CARD_REASON_MAX}
      />
      <FormButton form={form} variant="secondary">
        {isBlocked ? texts.unblock : texts.block}
      </FormButton>
    </Form>
  );
}
