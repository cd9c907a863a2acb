import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { paths } from '../lib/addresses/paths.ts';
import { useHead } from '../lib/wording/page-heads.ts';
import { useTexts } from '../lib/wording/storefront-texts.ts';
import { kitTexts } from './texts.ts';

type Text = NonNullable<OrderView['texts']>[number];

/** Links to the terms and the right of withdrawal as they were when an order was placed. */
export function OrderTexts({ texts = [] }: Pick<OrderView, 'texts'>) {
  const { asOrdered } = useTexts(kitTexts);
  if (texts.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-muted">
      <span>{asOrdered}</span>
      {texts.map((text) => (
        <TextLink key={text.page} {...text} />
      ))}
    </p>
  );
}

/** It opens in a new tab, where the order stays. */
function TextLink({ page, version }: Text) {
  const { title } = useHead(page);
  const { newTab } = useTexts(kitTexts);
  return (
    <a href={paths.agreedText.to(version)} target="_blank" rel="noopener" className="link min-w-0">
      {title}
      <span className="sr-only">{newTab}</span>
    </a>
  );
}
