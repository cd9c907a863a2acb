import { GIFT_CARD_MESSAGE_MAX } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { IssuedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { shopDay } from '@book-store/contract/place';
import { EMAIL_MAX, NAME_MAX } from '@book-store/contract/text-limits';
import { useState } from 'react';
import { Field, TextAreaField } from '../../../kit/fields/field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useKeptForm } from '../../../kit/forms/kept-draft.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { parsePrice, priceInput } from '../../../lib/money/price-input.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { giftCardTexts } from '../gift-card-texts.ts';
import { useIssueGiftCardMutation } from '../parts/gift-cards/api.ts';
import { NewCode } from './new-code.tsx';

const EMPTY = { amount: '', recipient: { email: '', name: '', sendOn: '', message: '' } };

/** Issues a gift card, to be handed over or sent by mail, and shows the code of one that is handed over. */
export function IssueForm() {
  const texts = useTexts(giftCardTexts).issue;
  const [issue] = useIssueGiftCardMutation();
  const [issued, setIssued] = useState<IssuedGiftCard>();
  const form = useForm({
    start: EMPTY,
    run: ({ amount, recipient }) => {
      const typed = Object.entries(recipient).map(([name, text]) => [name, text.trim()] as const);
      const email = recipient.email.trim();
      return issue({
        amount: parsePrice(amount) ?? 0,
        ...(email && {
          recipient: { ...Object.fromEntries(typed.filter(([, text]) => text)), email },
        }),
      }).unwrap();
    },
    done: (card, sent) => {
      form.empty(sent);
      setIssued(card.code ? card : undefined);
      return card.code ? undefined : texts.goesOut;
    },
  });
  useKeptForm('gift-card', form);
  return (
    <section
      data-focus-area
      aria-labelledby="issue"
      className="grid max-w-2xl gap-4 card p-4 md:p-6"
    >
      <h3 id="issue" className="text-lead">
        {texts.title}
      </h3>
      {issued?.code && (
        <NewCode
          code={issued.code}
          amount={formatAmount(issued.amount)}
          expiresAt={issued.expiresAt}
          onDone={() => setIssued(undefined)}
        />
      )}
      <Form form={form} className="grid gap-4 sm:grid-cols-2">
        <FormProblem problem={form.problem} />
        <Field label={texts.amount} {...form.field('amount')} required {...priceInput()} />
        <Field
          label={texts.email}
          {...form.field('recipient.email')}
          type="email"
          optional
          maxLength={EMAIL_MAX}
          autoComplete="off"
          hint={texts.emailHint}
        />
        {form.watch('recipient.email').trim() && (
          <>
            <Field
              label={texts.name}
              {...form.field('recipient.name')}
              optional
              maxLength={NAME_MAX}
              autoComplete="off"
            />
            <Field
              label={texts.day}
              {...form.field('recipient.sendOn')}
              type="date"
              min={shopDay(new Date())}
              optional
              hint={texts.dayHint}
            />
            <TextAreaField
              label={texts.message}
              {...form.field('recipient.message')}
              optional
              rows={3}
              maxLength={GIFT_CARD_MESSAGE_MAX}
              className="sm:col-span-2"
            />
          </>
        )}
        <div className="sm:col-span-2">
          <FormButton form={form} busy={texts.issuing}>
            {texts.button}
          </FormButton>
        </div>
      </Form>
    </section>
  );
}
