import { PAPER_WORDS } from '@book-store/contract/orders/papers/paper-words';
import type { Paper } from '@book-store/contract/orders/papers/papers.schemas';
import { dateFormat, dayText, inPlace, shopPlace } from '@book-store/contract/place';
import { ShopLogo } from '../shop-sign/shop-logo.tsx';

/** The head of an invoice or a credit note: what it is, who has sold to whom, and its facts. */
export function PaperHead({ paper, title }: { paper: Paper; title: string }) {
  const { seller, buyer, day, orderNumber, orderedOn, suppliedOn, corrects } = paper;
  const words = PAPER_WORDS[paper.language];
  const text = (of: string) => dayIn(paper, of);
  const facts = [
    [words.day, text(day)],
    [words.order, orderNumber],
    [words.orderedOn, text(orderedOn)],
    ...(suppliedOn
      ? [[suppliedOn.length > 7 ? words.suppliedOn : words.suppliedIn, text(suppliedOn)] as const]
      : []),
  ] as const;
  return (
    <>
      <div className="mb-[2em] flex items-start justify-between gap-[1.5em]">
        <h1 className="break-words">{title}</h1>
        <address className="text-right not-italic">
          {seller.logo && (
            <ShopLogo {...seller.logo} className="mb-[0.4em] ml-auto h-[2.4em] max-w-[12em]" />
          )}
          <strong className="block break-words">{seller.name}</strong>
          <span className="block whitespace-pre-line break-words">{seller.address}</span>
          {seller.taxNumber && <span className="block">{words.taxNumber(seller.taxNumber)}</span>}
        </address>
      </div>
      <div className="keep-together mb-[2em] grid grid-cols-[minmax(0,1fr)_auto] items-start gap-[1.5em]">
        <address className="not-italic [&>span]:block [&>span]:break-words">
          <strong className="block break-words">{buyer.name}</strong>
          {buyer.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
            <span key={at}>{line}</span>
          ))}
        </address>
        <dl className="grid grid-cols-[auto_auto] gap-x-[1em]">
          {facts.map(([fact, value]) => (
            <div key={fact} className="contents">
              <dt>{fact}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {corrects && (
        <p className="mb-[1em]">
          {(corrects.whole ? words.cancels : words.lowers)(corrects.number, text(corrects.day))}
        </p>
      )}
    </>
  );
}

/** A day, or a month such as '2026-11', as it was written in the shop when the paper was issued. */
function dayIn({ language, locale, currency }: Paper, day: string): string {
  return inPlace({ ...shopPlace(), locale, currency }, () =>
    day.length > 7
      ? dayText(language, day, 'medium')
      : dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
          Date.parse(day),
        ),
  );
}
