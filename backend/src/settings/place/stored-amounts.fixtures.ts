import type { Schema, SchemaType } from 'mongoose';

type Placed = { path: string; type: SchemaType };

export const hasMark = ({ options }: SchemaType): boolean => Boolean(options.money);

/** Returns the types of a schema at any depth, below nothing that is marked as a whole. */
export const typesOf = (schema: Schema, at = ''): Placed[] =>
  Object.entries(schema.paths).flatMap(([path, type]) =>
    type.schema && !hasMark(type)
      ? typesOf(type.schema, `${at}${path}.`)
      : [{ path: `${at}${path}`, type }],
  );

/** There are none of them as long as the currency can change: they come with an order or a gift card. */
export const WITH_ORDERS = [
  'Order',
  'SalesDay',
  'BookSales',
  'CustomerFigures',
  'GiftCard',
  'GiftCardMovement',
  'StripeEvent',
];
