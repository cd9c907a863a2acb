import type { AdminChange } from '@book-store/contract/schemas/admin-change';
import type { ShopView } from '@book-store/contract/schemas/shop';
import { changedFields } from '../../shared/changed-fields.ts';

const FIELDS = [
  'deliveryFee',
  'freeFrom',
  'deliveryDays',
  'orderableDays',
  'deliveryNote',
] as const;

/** Days as texts, because the log shows numbers as dollars. */
const toFields = ({ deliveryDays: { from, to }, orderableDays, ...others }: ShopView) => ({
  ...others,
  deliveryDays: `${from} to ${to}`,
  orderableDays: String(orderableDays),
});

/** Returns undefined if nothing changed. */
export function shopEdited(before: ShopView, after: ShopView): AdminChange | undefined {
  const fields = changedFields(FIELDS, { before: toFields(before), after: toFields(after) });
  return fields.length > 0 ? { action: 'shop-edited', subject: {}, fields } : undefined;
}
