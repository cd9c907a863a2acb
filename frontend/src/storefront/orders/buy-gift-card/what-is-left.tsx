import {
  bareGiftCardCode,
  lastDayOf,
  maskedGiftCard,
} from '@book-store/contract/orders/gift-cards/gift-cards';
import { dayText } from '@book-store/contract/place';
import { useState } from 'react';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { invalid } from '../../../kit/forms/form-constraints.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { giftCardTexts } from '../gift-card-texts.ts';
import { useCheckGiftCardMutation } from '../parts/checkout/api.ts';

/** Says what is left on a card to whoever has its code. */
export function WhatIsLeft() {
  const words = useTexts(giftCardTexts);
  const language = useLanguage();
  const [check] = useCheckGiftCardMutation();
  const [said, setSaid] = useState('');
  const form = useForm({
    start: { code: '' },
    before: () => setSaid(''),
    run: ({ code: typed }) => {
      const code = bareGiftCardCode(typed);
      if (!code) throw invalid([{ path: 'code', message: words.incomplete }]);
      return check({ code }).unwrap();
    },
    done: ({ lastFour, balance, expiresAt }) => {
      const until = expiresAt && dayText(language, lastDayOf(expiresAt));
      setSaid(words.left(maskedGiftCard(lastFour), formatAmount(balance), until));
    },
    guard: false,
  });
  return (
    <section aria-labelledby="what-is-left" className="stack gap-3 card p-5">
      <h2 id="what-is-left" className="text-h3">
        {words.whatIsLeft}
      </h2>
      <Form form={form}>
        <Field
          label={words.code}
          hint={words.codeHint}
          {...form.field('code')}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <FormEnd form={form} busy={words.checking}>
          {words.check}
        </FormEnd>
      </Form>
      <p role="status" className="font-semibold empty:hidden">
        {said}
      </p>
    </section>
  );
}
