import { formatMoney } from '@book-store/contract/money';
import {
  formatIban,
  type PaymentAccount,
  transferCode,
} from '@book-store/contract/payment-account';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../lib/storefront-texts.ts';
import { orderTexts } from './texts.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

type TransferAccountProps = {
  account: PaymentAccount;
  /** What is to be transferred, in minor units. */
  amount: number;
  reference: string;
};

/** Where to transfer how much, and a code that fills it in where banking apps of the country read one. */
export function TransferAccount({ account, amount, reference }: TransferAccountProps) {
  const words = useTexts(orderTexts);
  const names = words.account;
  const code = transferCode(account, { amount, reference });
  const rows = [
    [names.name, account.name],
    [names.iban, account.iban && formatIban(account.iban)],
    [names.bic, account.bic],
    [names.upi, account.upi],
    [names.details, account.details],
    [names.amount, formatMoney(amount)],
    [names.reference, reference],
  ] as const;
  return (
    <div className="flex flex-wrap items-start gap-6 rounded-field bg-wash p-5">
      <div className="grid min-w-0 grow basis-64 gap-3">
        <p>{words.transferTo(formatMoney(amount))}</p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {rows.map(
            ([name, value]) =>
              value && (
                <div key={name} className="contents">
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-semibold break-words whitespace-pre-line select-all">
                    {value}
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
      {code && (
        <figure className="grid gap-2">
          <Suspense fallback={<div className="size-48" />}>
            <QrCode text={code} label={words.code} />
          </Suspense>
          <figcaption className="max-w-48 text-fine text-muted">{words.scan}</figcaption>
        </figure>
      )}
    </div>
  );
}
