import { textsNow } from '../wording/storefront-texts.ts';
import { ownerOrderingTexts } from './owner-texts.ts';

export const returnStateNames = () => textsNow(ownerOrderingTexts).returnStates;
export const returnReasonNames = () => textsNow(ownerOrderingTexts).returnReasons;
export const copyStateNames = () => textsNow(ownerOrderingTexts).copyStates;
