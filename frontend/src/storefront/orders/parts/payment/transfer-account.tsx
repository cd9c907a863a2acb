import {
  formatIban,
  type PaymentAccount,
  transferCode,
} from '@book-store/contract/settings/payment/payment-account';
import { Suspense } from 'react';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';

/** Optional, because it repeats the text beside it. */
const TransferCode = lazyPart(async () => (await import('./qr-code.tsx')).TransferCode);

type TransferAccountProps = {
  account: PaymentAccount;
  /** What is to be transferred. */
  amount: number;
  reference: string;
  /** Pays an invoice: the books come first. */
  isLater: boolean;
};

/** The transfer details, with a QR code if the country's banking apps support one. */
export function TransferAccount({ account, amount, reference, isLater }: TransferAccountProps) {
  const words = useTexts(orderTexts);
  const names = words.account;
  const code = transferCode(account, { amount, reference });
  const rows = [
    [names.name, account.name],
    [names.iban, account.iban && formatIban(account.iban)],
    [names.bic, account.bic],
    [names.upi, account.upi],
    [names.details, account.details],
    [names.amount, formatAmount(amount)],
    [names.reference, reference],
  ] as const;
  return (
    <div className="flex flex-wrap items-start gap-6 rounded-field bg-wash p-5">
      <div className="@container stack min-w-0 grow basis-64 gap-3">
        <p>{(isLater ? words.transferLater : words.transferTo)(formatAmount(amount))}</p>
        <dl className="stack gap-x-4 gap-y-1 @min-[17rem]:grid-cols-[auto_minmax(0,1fr)]">
          {rows.map(
            ([name, value]) =>
              value && (
                <div key={name} className="@min-[17rem]:contents">
                  <dt className="break-words text-muted">{name}</dt>
                  <dd className="font-semibold break-words whitespace-pre-line select-all">
                    {value}
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
      {code && (
        <Suspense fallback={<div className="size-48" />}>
          <TransferCode text={code} label={words.code} caption={words.scan} />
        </Suspense>
      )}
    </div>
  );
}
