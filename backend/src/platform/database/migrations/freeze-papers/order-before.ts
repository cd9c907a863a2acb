import type { ShopPlace } from '@book-store/contract/place';
import type { mongo } from 'mongoose';

export type Sum = { rate?: number | null; net: number; tax: number; gross: number };
export type Seller = { name: string; address?: string; taxNumber?: string };
export type InvoiceBefore = { number: number; at: Date; seller: Seller };
export type CreditNoteBefore = { number: number; at: Date };

/** What the version before stored of an order, as far as papers say it. */
export type OrderBefore = {
  _id: mongo.ObjectId;
  number?: number;
  name: string;
  status: string;
  createdAt: Date;
  address?: {
    street: string;
    city: string;
    country: string;
    countryCode?: string;
    state?: string;
    zipcode?: string;
  };
  delivery?: { name?: string; kind: string };
  deliveryCents?: number;
  lines: {
    bookId: mongo.ObjectId;
    title: string;
    author?: string;
    isbn?: string;
    priceCents: number;
    quantity?: number;
  }[];
  discountCode?: { code: string; cents: number };
  totalCents: number;
  taxes?: { included: boolean; sums: Sum[] };
  payment?: {
    method: string;
    due: number;
    paid: number;
    refunded: number;
    fee?: number;
    account?: object;
    giftCard?: { lastFour: string; amount: number; returned: number };
  };
  history: { status: string; at: Date; undo?: boolean }[];
  returns?: {
    _id: mongo.ObjectId;
    lines: { bookId: mongo.ObjectId; quantity: number; cents: number }[];
    refund?: { amount: number; sums: Sum[] };
    creditNote?: CreditNoteBefore;
  }[];
  invoice?: InvoiceBefore;
  creditNote?: CreditNoteBefore;
  credited?: { invoice: InvoiceBefore; creditNote: CreditNoteBefore }[];
};

export type SettingsBefore = {
  place?: Partial<ShopPlace>;
  storefront?: { storefront?: string; orderPrefix?: string };
};
