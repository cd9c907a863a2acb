import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';

/** Says where an order came from, unless it came from the shop's pages as nearly all do. */
export function SourceMark({ source }: Pick<AdminOrderView, 'source'>) {
  if (source === 'web') return null;
  return (
    <span className="rounded-field border border-line px-1.5 py-0.5 text-fine font-normal whitespace-nowrap text-muted">
      Counter
    </span>
  );
}
