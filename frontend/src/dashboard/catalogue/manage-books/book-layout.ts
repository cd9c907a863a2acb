import type { DataLayout } from '../../../kit/lists/data-table.tsx';

const CARD = [
  'grid border-b border-line gap-x-3 px-4',
  'grid-cols-[minmax(3.5rem,auto)_minmax(0,1fr)_auto]',
].join(' ');
const CARD_PLACES = [
  "[grid-template-areas:'number_title_price'_'number_title_category'_'actions_actions_actions']",
  // A price beside the title would leave it too little space.
  "max-xs:[grid-template-areas:'number_title_title'_'number_category_price'_'actions_actions_actions']",
].join(' ');
const CARD_SIZE = 'grid-rows-[auto_1fr_auto] gap-y-1 py-4 h-[10.5rem] max-xs:h-[13.25rem]';
const ROW_SIZE =
  'lg:h-[5.5rem] lg:grid-rows-[auto_auto] lg:content-center lg:items-center lg:gap-y-0 lg:py-2 2xl:grid-rows-none';
const ROW = 'last:rounded-b-card last:border-b-0 lg:hover:bg-wash';

const layoutOf = (columns: string, places: string): DataLayout => ({
  table: 'w-full card text-fine',
  // Above cards, the sort buttons appear only on keyboard focus.
  head: 'max-lg:not-focus-within:sr-only',
  row: `${CARD} ${columns}`,
  headRow: 'items-center gap-y-3 py-1',
  bodyRow: `${CARD_PLACES} ${CARD_SIZE} ${places} ${ROW_SIZE} ${ROW}`,
});

/** Shows the genre below the price until there is space for a column. */
export const AS_SPECIFIED = layoutOf(
  'lg:grid-cols-[5rem_minmax(0,1fr)_6.5rem_15.5rem] 2xl:grid-cols-[5.5rem_minmax(0,1fr)_7rem_6.5rem_16rem]',
  "lg:[grid-template-areas:'number_title_price_actions'_'number_title_category_actions'] 2xl:[grid-template-areas:'number_title_category_price_actions']",
);

export const WITH_COPIES = layoutOf(
  'lg:grid-cols-[5rem_minmax(0,1fr)_6.5rem_7rem_11rem] 2xl:grid-cols-[5.5rem_minmax(0,1fr)_7rem_6.5rem_7rem_11rem]',
  "lg:[grid-template-areas:'number_title_price_copies_actions'_'number_title_category_copies_actions'] 2xl:[grid-template-areas:'number_title_category_price_copies_actions']",
);
