import { textsNow } from '../wording/storefront-texts.ts';
import { ownerOrderingTexts } from './owner-texts.ts';

export const paymentMethodNames = () => textsNow(ownerOrderingTexts).methods;
