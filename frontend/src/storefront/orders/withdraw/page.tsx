import { dateFormat } from '@book-store/contract/place';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import type { Language } from '@book-store/contract/storefront';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { toApiProblem } from '../../../api/api-problem.ts';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { Button } from '../../../kit/button.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import NotFoundPage from '../../frame/not-found/page.tsx';
import { orderTexts } from '../order-texts.ts';
import { useWithdrawMutation } from './api.ts';
import { type Withdrawal, WithdrawFields } from './withdraw-fields.tsx';

export default function WithdrawPage() {
  const head = useHead('withdraw');
  const { pageFailed } = useTexts(commonTexts);
  const query = useShopQuery();
  return (
    <Loaded query={query} failed={pageFailed}>
      {({ place }) =>
        hasWithdrawals(place?.country) ? (
          <>
            <PageHead {...head} />
            <Withdraw title={head.title} />
          </>
        ) : (
          <NotFoundPage />
        )
      }
    </Loaded>
  );
}

/** What the page of an order passes on in the history's state. */
const known = (state: unknown, name: 'name' | 'email'): string => {
  const text = (state as Record<string, unknown> | null)?.[name];
  return typeof text === 'string' ? text : '';
};

/** Two steps, filled in and confirmed, as the law has it; then what the receipt says. */
function Withdraw({ title }: { title: string }) {
  const words = useTexts(orderTexts).withdrawal;
  const language = useLanguage();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const [step, setStep] = useState<'fill-in' | 'confirm' | 'done'>('fill-in');
  const [withdraw, { data }] = useWithdrawMutation();
  const form = useForm({
    start: {
      orderNumber: params.get('order') ?? '',
      name: known(state, 'name'),
      email: known(state, 'email'),
      books: '',
    },
    run: async (typed) => {
      if (step === 'fill-in') return setStep('confirm');
      try {
        await withdraw(tidy(typed)).unwrap();
        setStep('done');
      } catch (error) {
        // Fields show their own errors.
        if (Object.keys(toApiProblem(error).fields).length > 0) setStep('fill-in');
        throw error;
      }
    },
  });
  const filledIn = tidy(form.getValues());
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && step) heading.current?.focus();
    isFirst.current = false;
  }, [step]);

  return (
    <FormCard title={title}>
      {step === 'fill-in' && <p>{words.intro}</p>}
      {step !== 'done' && (
        <Form
          form={form}
          data-focus-area
          aria-label={title}
          className={`grid ${step === 'fill-in' ? 'gap-5' : 'gap-6'}`}
        >
          {step === 'fill-in' ? (
            <WithdrawFields form={form} />
          ) : (
            <>
              <h2 ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
                {words.check}
              </h2>
              <Summary withdrawal={filledIn} />
              <FormEnd form={form} busy={words.confirming}>
                {words.confirm}
              </FormEnd>
              <Button
                variant="secondary"
                disabled={form.submitting}
                onClick={() => {
                  form.clear();
                  setStep('fill-in');
                }}
              >
                {words.back}
              </Button>
            </>
          )}
        </Form>
      )}
      {data && (
        <div role="status" className="grid gap-3">
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-lead font-semibold text-good outline-none"
          >
            {words.done}
          </h2>
          <p>{words.received(momentOf(data.at, language))}</p>
          <p className="break-words">{words.receipt(filledIn.email)}</p>
          <Summary withdrawal={filledIn} />
        </div>
      )}
    </FormCard>
  );
}

const tidy = ({ orderNumber, name, email, books }: Withdrawal): Withdrawal => ({
  orderNumber: orderNumber.trim(),
  name: name.trim(),
  email: email.trim(),
  books: books.trim(),
});

const momentOf = (at: string, language: Language) =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'long' }).format(new Date(at));

function Summary({ withdrawal }: { withdrawal: Withdrawal }) {
  const words = useTexts(orderTexts).withdrawal;
  const forms = useTexts(formTexts);
  const { orderNumber, name, email, books } = withdrawal;
  const rows = [
    [words.number, orderNumber],
    [forms.name, name],
    [forms.email, email],
    [words.books, books || words.allBooks],
  ];
  return (
    <dl className="grid gap-3">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt className="text-fine text-muted">{label}</dt>
          <dd className="break-words whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
