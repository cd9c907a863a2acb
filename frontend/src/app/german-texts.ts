import { german as api } from '../api/german.ts';
import { german as forms } from '../kit/forms/german.ts';
import { german as kit } from '../kit/german.ts';
import { german as papers } from '../kit/print/german.ts';
import { german as money } from '../lib/money/german.ts';
import { german as ordering } from '../lib/ordering/german.ts';
import { german as common } from '../lib/wording/german.ts';
import { german as heads } from '../lib/wording/german-heads.ts';
import { german as storefront } from '../lib/wording/german-storefront.ts';
import type { Wording } from '../lib/wording/storefront-texts.ts';
import { german as catalogue } from '../storefront/catalogue/german.ts';
import { german as searchBox } from '../storefront/catalogue/search-box-german.ts';
import { german as series } from '../storefront/catalogue/series-german.ts';
import { german as shelf } from '../storefront/catalogue/shelf-german.ts';
import { german as frame } from '../storefront/frame/german.ts';
import { german as asking } from '../storefront/messages/asking-german.ts';
import { german as messages } from '../storefront/messages/german.ts';
import { german as newsletter } from '../storefront/messages/newsletter-german.ts';
import { german as cart } from '../storefront/orders/cart-german.ts';
import { german as checkout } from '../storefront/orders/checkout-german.ts';
import { german as orders } from '../storefront/orders/german.ts';
import { german as giftCards } from '../storefront/orders/gift-card-german.ts';
import { german as order } from '../storefront/orders/order-german.ts';
import { german as account } from '../storefront/people/account-german.ts';
import { german as people } from '../storefront/people/german.ts';
import { german as signIn } from '../storefront/people/sign-in-german.ts';
import { german as settings } from '../storefront/settings/german.ts';
import { german as app } from './german.ts';

export const inGerman: Wording = {
  language: 'de',
  tables: {
    storefront,
    heads,
    app,
    frame,
    catalogue,
    'catalogue/shelf': shelf,
    'catalogue/search-box': searchBox,
    'catalogue/series': series,
    orders,
    'orders/gift-cards': giftCards,
    'orders/cart': cart,
    'orders/checkout': checkout,
    'orders/order': order,
    people,
    'people/sign-in': signIn,
    'people/account': account,
    messages,
    'messages/newsletter': newsletter,
    'messages/asking': asking,
    settings,
    kit,
    'kit/forms': forms,
    'kit/print': papers,
    api,
    lib: common,
    'lib/money': money,
    'lib/ordering': ordering,
  },
};
