import { GIFT_CARD_MESSAGE_MAX } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { IssuedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { shopDay } from '@book-store/contract/place';
import { EMAIL_MAX, NAME_MAX } from '@book-store/contract/text-limits';
import { useRef, useState } from 'react';
import { Field, TextAreaField } from '../../../kit/fields/field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useRestoreFocus } from '../../../kit/use-restore-focus.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { parsePrice, priceInput } from '../../../lib/money/price-input.ts';
import { useIssueGiftCardMutation } from '../parts/gift-cards/api.ts';
import { NewCode } from './new-code.tsx';

const EMPTY = { amount: '', recipient: { email: '', name: '', sendOn: '', message: '' } };

/** Issues a gift card, to be handed over or sent by mail, and shows the code of one that is handed over. */
export function IssueForm() {
  const [issue] = useIssueGiftCardMutation();
  const [issued, setIssued] = useState<IssuedGiftCard>();
  const region = useRef<HTMLElement>(null);
  useRestoreFocus(region, region);
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
      return card.code ? undefined : 'The gift card goes out by mail';
    },
  });
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="issue"
      className="grid max-w-2xl gap-4 card p-4 outline-none md:p-6"
    >
      <h3 id="issue" className="text-lead">
        Issue a gift card
      </h3>
      {issued?.code && (
        <NewCode
          code={issued.code}
          amount={formatAmount(issued.amount)}
          onDone={() => setIssued(undefined)}
        />
      )}
      <Form form={form} className="grid gap-4 sm:grid-cols-2">
        <FormProblem problem={form.problem} />
        <Field label="Amount" {...form.field('amount')} required {...priceInput()} />
        <Field
          label="Email of the recipient"
          {...form.field('recipient.email')}
          type="email"
          optional
          maxLength={EMAIL_MAX}
          autoComplete="off"
          hint="Without one, you get the code to hand over."
        />
        {form.watch('recipient.email').trim() && (
          <>
            <Field
              label="Name"
              {...form.field('recipient.name')}
              optional
              maxLength={NAME_MAX}
              autoComplete="off"
            />
            <Field
              label="Day of the mail"
              {...form.field('recipient.sendOn')}
              type="date"
              min={shopDay(new Date())}
              optional
              hint="Without one, it goes out now."
            />
            <TextAreaField
              label="Message"
              {...form.field('recipient.message')}
              optional
              rows={3}
              maxLength={GIFT_CARD_MESSAGE_MAX}
              className="sm:col-span-2"
            />
          </>
        )}
        <div className="sm:col-span-2">
          <FormButton form={form} busy="Issuing…">
            Issue the gift card
          </FormButton>
        </div>
      </Form>
    </section>
  );
}
