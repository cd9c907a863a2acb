import type { Schema, SchemaType } from 'mongoose';

type Placed = { path: string; type: SchemaType };

export const hasMark = ({ options }: SchemaType): boolean => Boolean(options.money);

/** Returns schema types at any depth, but not within values that are marked as a whole. */
export const typesOf = (schema: Schema, at = ''): Placed[] =>
  Object.entries(schema.paths).flatMap(([path, type]) =>
    type.schema && !hasMark(type)
      ? typesOf(type.schema, `${at}${path}.`)
      : [{ path: `${at}${path}`, type }],
  );

/** None of these exist while the currency can change: they come with an order or a gift card. */
export const WITH_ORDERS = [
  'Order',
  'SalesDay',
  'BookSales',
  'CustomerFigures',
  'GiftCard',
  'GiftCardMovement',
  'StripeEvent',
  'Paper',
];
