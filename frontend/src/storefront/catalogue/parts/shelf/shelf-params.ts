/** What a shelf can be narrowed by: the parameters of its address. */
export const FILTER_NAMES = [
  'category',
  'author',
  'price',
  'reduced',
  'available',
  'trending',
  'format',
  'language',
  'decade',
  'series',
  'tag',
] as const;
export type Filter = (typeof FILTER_NAMES)[number];

export const SHELF_PARAMS: readonly string[] = ['q', ...FILTER_NAMES, 'sort', 'page'];
