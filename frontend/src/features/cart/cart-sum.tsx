import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Price } from '../../shared/ui/price.tsx';

type CartSumProps = { total: number; count: number };

/** The subtotal in a sticky card, with the page's only primary button. */
export function CartSum({ total, count }: CartSumProps) {
  return (
    <aside
      aria-label="Subtotal"
      className="sticky bottom-0 grid gap-3 rounded-card border border-line bg-card p-5 lg:top-24 lg:bottom-auto"
    >
      <p className="flex items-baseline justify-between gap-4">
        <span>
          Subtotal{' '}
          <span className="text-fine text-muted">
            ({count} {count === 1 ? 'book' : 'books'})
          </span>
        </span>
        <Price amount={total} className="text-h2 font-semibold" />
      </p>
      <p className="text-fine text-muted">{texts.cart.shippingNote}</p>
      <ButtonLink to={paths.checkout.to()}>{texts.cart.checkout}</ButtonLink>
      <ButtonLink variant="link" to={paths.home.to()}>
        {texts.cart.continueShopping}
      </ButtonLink>
    </aside>
  );
}
