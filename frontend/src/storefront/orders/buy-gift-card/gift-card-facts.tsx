import { ShopSign } from '../../../kit/shop-sign/shop-sign.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { giftCardTexts } from '../gift-card-texts.ts';
import { WhatIsLeft } from './what-is-left.tsx';

/** A picture of the card, how long it is valid, how to use it, and what is left on one. */
export function GiftCardFacts({ months }: { months: number | undefined }) {
  const words = useTexts(giftCardTexts);
  return (
    <div className="mx-auto stack w-full max-w-md content-start gap-6">
      <div
        aria-hidden="true"
        className="flex aspect-8/5 flex-col justify-between rounded-card bg-accent p-5 text-on-accent"
      >
        <span className="flex min-w-0 items-center gap-2 font-title text-lead font-semibold">
          <ShopSign nameClass="line-clamp-2 min-w-0 break-words" />
        </span>
        <span className="font-title text-h3 font-semibold break-words hyphens-auto sm:text-h2">
          {words.card}
        </span>
        <span className="overflow-hidden tracking-widest tabular-nums">XXXX-XXXX-XXXX-XXXX</span>
      </div>
      <section aria-labelledby="how-to-use" className="stack gap-2">
        <h2 id="how-to-use" className="text-h3">
          {words.howTo}
        </h2>
        <ol className="grid list-inside list-decimal gap-1 marker:text-muted">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{months ? words.validFor(months) : words.validForEver}</p>
      </section>
      <WhatIsLeft />
    </div>
  );
}
