import emptyCart from './empty-cart.svg?raw';
import lostPage from './lost-page.svg?raw';
import noOrders from './no-orders.svg?raw';
import noResults from './no-results.svg?raw';

const pictures = { emptyCart, lostPage, noOrders, noResults };

/** A decorative drawing in the text colour, hidden from screen readers. */
export function Picture({ name }: { name: keyof typeof pictures }) {
  return (
    <div
      aria-hidden="true"
      className="w-52 max-w-full [&>svg]:h-auto [&>svg]:w-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are the shop's own files
      dangerouslySetInnerHTML={{ __html: pictures[name] }}
    />
  );
}
