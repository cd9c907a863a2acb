import type { BankRow } from '@book-store/contract/orders/payments/admin-payments.schemas';
import { Link } from 'react-router-dom';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { formatAmount, totalOf } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { paymentTexts } from '../payment-texts.ts';
import { AssignRow } from './assign-row.tsx';

/** `assigned` once the owner has chosen its order. */
export type ShownRow = BankRow & { assigned?: true };

const isFitting = ({ kind }: BankRow): boolean => kind === 'matches' || kind === 'by-name';

/** Includes rows whose amount differs from the order's. */
const isBookable = (row: BankRow): boolean => isFitting(row) || row.kind === 'wrong-sum';

const isAssignable = ({ kind, assigned }: ShownRow): boolean =>
  assigned || !['matches', 'counted', 'foreign'].includes(kind);

/** The keys of the rows that are counted unless the owner takes them out. */
export const fittingRows = (rows: readonly BankRow[]): ReadonlySet<string> =>
  new Set(rows.filter(isFitting).map(({ key }) => key));

const leftOf = ({ due, paid }: { due: number; paid: number }) => totalOf([due, -paid]);

/** A row with the order that the owner has chosen for it. */
const assignedTo = (row: ShownRow, order: NonNullable<BankRow['order']>): ShownRow => ({
  ...row,
  order,
  kind: row.amount === leftOf(order) ? 'matches' : 'wrong-sum',
  assigned: true,
});

type BankRowsProps = {
  rows: readonly ShownRow[];
  /** The keys of the selected rows. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onAssign: (row: ShownRow) => void;
};

/** The incoming payments of a bank's file, with a selection. */
export function BankRows({ rows, chosen, onChoose, onAssign }: BankRowsProps) {
  const texts = useTexts(paymentTexts).bank;
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChoose(next);
  };
  return (
    <ul aria-label={texts.rows} className="grid">
      {rows.map((row) => (
        <li
          key={row.key}
          className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2 last:border-0"
        >
          <div className="min-w-0 grow basis-64">
            {isBookable(row) ? (
              <Checkbox
                checked={chosen.has(row.key)}
                onChange={() => toggle(row.key)}
                name={`row-${row.line}`}
              >
                {texts.kinds[row.kind]}: {row.order?.number}, {row.order?.name}
              </Checkbox>
            ) : (
              <p className={row.kind === 'unknown' ? 'text-muted' : ''}>
                {texts.kinds[row.kind]}
                {row.order && (
                  <>
                    :{' '}
                    <Link to={dashboardPaths.adminOrder.to(row.order._id)} className="link">
                      {row.order.number}
                    </Link>
                  </>
                )}
              </p>
            )}
            <p className="text-fine break-words text-muted">
              {[row.day, row.text].filter(Boolean).join(', ')}
            </p>
          </div>
          <p className="ml-auto text-right tabular-nums">
            <span className="font-semibold">{row.money ?? formatAmount(row.amount)}</span>
            {row.order && row.kind === 'wrong-sum' && (
              <span className="block text-fine text-bad">
                {texts.open(formatAmount(leftOf(row.order)))}
              </span>
            )}
          </p>
          {isAssignable(row) && (
            <AssignRow row={row} onAssign={(order) => onAssign(assignedTo(row, order))} />
          )}
        </li>
      ))}
    </ul>
  );
}
