import { lastDayOf } from '@book-store/contract/orders/gift-cards/gift-cards';
import { dayText } from '@book-store/contract/place';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { GiftCardSheet } from '../../../kit/print/gift-card-sheet.tsx';
import { printSheets } from '../../../kit/print/print-sheets.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../order-texts.ts';
import { useReadGiftCardQuery } from '../parts/checkout/api.ts';

/** Shows and prints the gift card of a mail, whose code follows the `#`. */
export default function PrintGiftCardPage() {
  const head = useHead('printGiftCard');
  const words = useTexts(orderTexts).giftCard;
  const code = useLocation().hash.slice(1);
  const query = useReadGiftCardQuery(code, { skip: !code });
  return (
    <>
      <PageHead {...head} />
      <h1 className="mb-6">{head.title}</h1>
      {code ? (
        <Loaded query={query} current failed={words.failed}>
          {({ balance, expiresAt }) => (
            <GiftCard code={code} amount={formatAmount(balance)} expiresAt={expiresAt} />
          )}
        </Loaded>
      ) : (
        <EmptyState text={words.none} />
      )}
    </>
  );
}

type GiftCardProps = Parameters<typeof GiftCardSheet>[0];

function GiftCard({ code, amount, expiresAt }: GiftCardProps) {
  const words = useTexts(orderTexts).giftCard;
  const language = useLanguage();
  return (
    <div className="grid max-w-2xl gap-4 card p-4 md:p-6">
      <p className="text-h3 font-semibold tabular-nums">{words.left(amount)}</p>
      <p>
        {words.code} <strong className="break-words tabular-nums select-all">{code}</strong>
      </p>
      <p>{words.use}</p>
      {expiresAt && <p>{words.until(dayText(language, lastDayOf(expiresAt)))}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void printSheets()}>{words.print}</Button>
        <ButtonLink variant="secondary" to={paths.home.to()}>
          {words.books}
        </ButtonLink>
      </div>
      <p className="text-fine text-muted">{words.fold}</p>
      <GiftCardSheet code={code} amount={amount} expiresAt={expiresAt} />
    </div>
  );
}
