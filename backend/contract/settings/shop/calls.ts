import { type Calls, named } from '../../call.ts';
import { EditPapersBody, PapersSettings } from '../papers/papers-settings.schemas.ts';
import { EditPaymentsBody, PaymentSettings } from '../payment/payment-settings.schemas.ts';
import { EditTaxBody, TaxSettings } from '../tax/tax.schemas.ts';
import { EditSecurityBody, SecuritySettings } from './security.schemas.ts';
import { EditRetentionBody, EditShopBody, EditStorefrontBody, ShopView } from './shop.schemas.ts';
import { EditShopBannerBody, EditShopIdentityBody } from './shop-identity.schemas.ts';

named({ EditRetentionBody, EditShopBody, EditStorefrontBody, ShopView });
named({ EditSecurityBody, SecuritySettings });
named({ EditShopBannerBody, EditShopIdentityBody });
named({ EditPapersBody, EditPaymentsBody, EditTaxBody });
named({ PapersSettings, PaymentSettings, TaxSettings });

/** Sections are edited independently. */
const edit = { access: 'owner', errors: ['changed-meanwhile'] } as const;

export const shopCalls = {
  'GET /api/shop': {
    access: 'anyone',
    summary: 'The shop: its name, contact, banner, delivery and ways to pay',
    reply: ShopView,
  },
  'PUT /api/admin/shop': {
    ...edit,
    summary: 'Sets the ways of delivery, their prices and days; what is absent is removed',
    body: EditShopBody,
    reply: ShopView,
  },
  'PUT /api/admin/shop/identity': {
    ...edit,
    summary: 'Sets name, logo, contact and social links; what is absent or empty is removed',
    body: EditShopIdentityBody,
    reply: ShopView,
  },
  'PUT /api/admin/shop/home-page': {
    ...edit,
    summary: "Sets the home page's banner; what is absent or empty gets its usual text",
    body: EditShopBannerBody,
    reply: ShopView,
  },
  'PUT /api/admin/shop/storefront': {
    ...edit,
    summary:
      'Sets how the storefront speaks, as specified, refined or in German, and whether it sells several copies of a book, takes orders of guests, for how long it keeps the books of unconfirmed ones, lets customers ask for returns, and what stands before the numbers of orders',
    body: EditStorefrontBody,
    reply: ShopView,
  },
  'PUT /api/admin/shop/retention': {
    ...edit,
    summary: 'Sets how long orders keep name and address, and phone and notes, after their end',
    body: EditRetentionBody,
    reply: ShopView,
  },
  'GET /api/admin/shop/tax': {
    access: 'owner',
    summary: 'Tax rates, whether prices include them, and who the seller is',
    reply: TaxSettings,
  },
  'PUT /api/admin/shop/tax': {
    ...edit,
    summary: 'Sets tax rates, whether prices include them, and who the seller is',
    body: EditTaxBody,
    reply: TaxSettings,
  },
  'GET /api/admin/shop/papers': {
    access: 'owner',
    summary:
      'How invoices and credit notes are numbered, until when they are paid, and what they say',
    reply: PapersSettings,
  },
  'PUT /api/admin/shop/papers': {
    ...edit,
    summary: 'Sets how later invoices and credit notes are numbered, and what they say',
    body: EditPapersBody,
    reply: PapersSettings,
  },
  'GET /api/admin/shop/security': {
    access: 'owner',
    summary:
      'Above which sum a refund requires the password again, and whether everybody needs a second factor',
    reply: SecuritySettings,
  },
  'PUT /api/admin/shop/security': {
    ...edit,
    confirm: true,
    summary:
      'Sets above which sum a refund requires the password again, and whether everybody needs a second factor',
    body: EditSecurityBody,
    reply: SecuritySettings,
    errors: ['changed-meanwhile', 'conflict'],
  },
  'GET /api/admin/shop/payments': {
    access: 'owner',
    summary: 'The ways to pay, and where customers transfer money to',
    reply: PaymentSettings,
  },
  'PUT /api/admin/shop/payments': {
    ...edit,
    summary: 'Sets the ways to pay, and where customers transfer money to',
    body: EditPaymentsBody,
    reply: PaymentSettings,
  },
} satisfies Calls;
