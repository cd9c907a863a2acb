import type {
  BookChange,
  ChangedBooks,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import { formatMoney } from '@book-store/contract/money';
import type {
  AdminChange,
  FieldChange,
} from '@book-store/contract/platform/audit/admin-change.schemas';
import type { z } from 'zod';
import type { Wanted } from './plan-change.ts';

type Change = z.output<typeof BookChange>;

type Counts = Pick<ChangedBooks, 'changed' | 'refused'>;

export function activityEntry({ change }: Wanted, { changed, refused }: Counts): AdminChange {
  const counts: FieldChange[] = [
    { field: 'books', to: changed },
    ...(refused > 0 ? [{ field: 'refused', to: refused }] : []),
  ];
  if (!change) return { action: 'books-change-undone', subject: {}, fields: counts };
  const action = change.kind === 'delete' ? 'books-deleted' : 'books-changed';
  return { action, subject: {}, fields: [...counts, ...described(change)] };
}

/** Returns the fields that a change sets; none if it deletes books. */
function described(change: Change): FieldChange[] {
  switch (change.kind) {
    case 'price':
      return [
        { field: change.prices === 'both' ? 'both prices' : 'newPrice', to: priceText(change) },
      ];
    case 'genre':
      return [{ field: 'category', to: change.category }];
    case 'trending':
      return [{ field: 'trending', to: change.trending }];
    case 'hidden':
      return [{ field: 'hidden', to: change.hidden }];
    case 'tags':
      return [
        ...(change.add.length > 0 ? [{ field: 'tags added', to: change.add.join(', ') }] : []),
        ...(change.remove.length > 0
          ? [{ field: 'tags removed', to: change.remove.join(', ') }]
          : []),
      ];
    case 'stock':
      return [
        { field: 'stock', to: stockText(change) },
        { field: 'reason', to: change.reason },
      ];
    case 'delete':
      return [];
  }
}

const signed = (value: number, text: string) => `${value < 0 ? '-' : '+'}${text}`;

function priceText({ percent, amount = 0, price }: Extract<Change, { kind: 'price' }>): string {
  if (price !== undefined) return formatMoney(price);
  if (percent !== undefined) return signed(percent, `${Math.abs(percent)}%`);
  return signed(amount, formatMoney(Math.abs(amount)));
}

const stockText = ({ delta, counted }: Extract<Change, { kind: 'stock' }>) =>
  delta === undefined ? String(counted ?? 'not counted') : signed(delta, String(Math.abs(delta)));
