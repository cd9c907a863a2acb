import type { DeliveryTexts } from './delivery-texts.ts';

export const german: DeliveryTexts = {
  free: 'kostenlos',
  workingDays({ from, to }) {
    if (from !== to) return `${from} bis ${to} Werktage`;
    return from === 1 ? '1 Werktag' : `${from} Werktage`;
  },
  onceHere: ', nachdem es bei uns eingetroffen ist',
  onceAllHere: ', nachdem alle Bücher bei uns eingetroffen sind',
};
