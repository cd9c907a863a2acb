import {
  BOOK_COLUMN_NAMES,
  BOOK_COLUMNS,
} from '@book-store/contract/catalogue/imports/book-columns';
import type {
  ImportRowView,
  ImportView,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RowOutcome } from '@book-store/contract/uploads';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';
import { ROWS_PER_CALL, useListImportRowsQuery } from './api.ts';
import { TypeCells, type Typing } from './type-cells.tsx';

/** The estimated height of a row. */
const ROW_PX = 56;
/** Blocks within this margin of the viewport are rendered. */
const NEAR = '800px 0px';

/** Blocks added by each press. */
const MORE_BLOCKS = 5;

type ImportRowsProps = {
  id: string;
  outcome: RowOutcome;
  total: number;
  changeText: (change: FieldChange, isNew: boolean) => string;
  columns: ImportView['columns'];
  typing: Typing | undefined;
};

/**
 * Rows in blocks of a hundred, more on demand: an import can have ten thousand. A block in which a row is open stays when
 * it is scrolled away.
 */
export function ImportRows({ total, outcome, ...props }: ImportRowsProps) {
  const texts = useTexts(importTexts).report;
  const [blocks, setBlocks] = useState(1);
  const end = useRef<HTMLParagraphElement>(null);
  if (total === 0) return <p className="py-6 text-center text-muted">{texts.none[outcome]}</p>;
  const all = Math.ceil(total / ROWS_PER_CALL);
  const shown = Math.min(total, blocks * ROWS_PER_CALL);
  function showMore() {
    // The button disappears with the last block.
    if (blocks + MORE_BLOCKS >= all) end.current?.focus({ preventScroll: true });
    setBlocks(blocks + MORE_BLOCKS);
  }
  return (
    <div className="stack text-fine">
      {Array.from({ length: Math.min(blocks, all) }, (_, at) => (
        <RowBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its number
          key={at}
          {...props}
          outcome={outcome}
          page={at + 1}
          rows={Math.min(ROWS_PER_CALL, total - at * ROWS_PER_CALL)}
        />
      ))}
      {total > ROWS_PER_CALL && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
          <p ref={end} tabIndex={-1} role="status" className="text-muted tabular-nums outline-none">
            {shown === total ? texts.all(total) : texts.first(shown, total)}
          </p>
          {shown < total && (
            <Button variant="secondary" onClick={showMore}>
              {texts.more}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type RowBlockProps = Omit<ImportRowsProps, 'total'> & { page: number; rows: number };

function RowBlock({ id, outcome, page, rows, typing, ...props }: RowBlockProps) {
  const texts = useTexts(importTexts).report;
  const block = useRef<HTMLDivElement>(null);
  const height = useRef(rows * ROW_PX);
  const [isHeld, hold] = useState(false);
  const isNear = useIsNear(block, page === 1) || isHeld;
  const query = useListImportRowsQuery({ id, outcome, page, done: rows }, { skip: !isNear });
  const isShown = isNear && query.data;
  useEffect(() => {
    const { current } = block;
    if (!isShown || !current) return;
    return () => {
      height.current = current.offsetHeight || height.current;
    };
  }, [isShown]);
  useEffect(() => {
    if (block.current) block.current.style.minHeight = isShown ? '' : `${height.current}px`;
  }, [isShown]);
  return (
    <div ref={block}>
      {isNear && (
        <Loaded query={query} waiting={null} failed={texts.failed}>
          {(part) => (
            <ul>
              {part.rows.map((row) => (
                <Row
                  key={row.line}
                  row={row}
                  isNew={outcome === 'new'}
                  typing={typing && { ...typing, onOpen: () => hold(true) }}
                  {...props}
                />
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </div>
  );
}

function useIsNear(element: RefObject<HTMLElement | null>, first: boolean): boolean {
  const [isNear, setNear] = useState(first);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      rootMargin: NEAR,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

type RowProps = {
  row: ImportRowView;
  isNew: boolean;
  typing: (Typing & { onOpen: () => void }) | undefined;
} & Pick<ImportRowsProps, 'changeText' | 'columns'>;

function Row({ row, isNew, changeText, columns, typing }: RowProps) {
  const { report: texts, groups, remark, differing } = useTexts(importTexts);
  const { line, title, isFree, fields, problems, repairs, questions } = row;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2">
      <span className="text-muted tabular-nums">{texts.line(line)}</span>
      <div className="min-w-0 break-words">
        <p className="font-semibold">
          {title || <span className="text-muted">{texts.noTitle}</span>}
        </p>
        {isNew && fields.length > 0 && (
          <p>{fields.map((change) => changeText(change, isNew)).join(' · ')}</p>
        )}
        {!isNew && fields.map((change) => <p key={change.field}>{changeText(change, isNew)}</p>)}
        {isFree && <p className="text-bad">{texts.free}</p>}
        {problems.map((one) => (
          <p key={keyOf(one)} className="text-bad">
            <Column name={one.column} />
            {remark(one)}
            {one.value && <span className="text-muted"> {groups.quoted(one.value)}</span>}
          </p>
        ))}
        {questions.map((one) => (
          <p key={keyOf(one)}>
            <Column name={one.column} />
            {differing(one)}. <span className="text-muted">{remark(one)}</span>
          </p>
        ))}
        {repairs.map((one) => (
          <p key={keyOf(one)} className="text-muted">
            <Column name={one.column} />
            {[one.value, one.to].filter(Boolean).join(' → ')} {remark(one)}
          </p>
        ))}
        {typing && problems.length > 0 && <TypeCells {...typing} row={row} columns={columns} />}
      </div>
    </li>
  );
}

const keyOf = ({ column, message }: ImportRowView['problems'][number]) => `${column}-${message}`;

/** In the file, or what the shop calls a column that the file does not have. */
function Column({ name }: { name: string | undefined }) {
  const { columns } = useTexts(importTexts);
  if (!name) return null;
  const known = BOOK_COLUMNS.find((column) => BOOK_COLUMN_NAMES[column] === name);
  return <span className="font-semibold">{known ? columns[known] : name}: </span>;
}
