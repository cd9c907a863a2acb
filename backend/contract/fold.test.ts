import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Gabriel García Márquez', 'gabriel garcia marquez'],
    ['Émile Zola', 'emile zola'],
    ['Straße', 'strasse'],
    ['Søren Kierkegård', 'soren kierkegard'],
    ['Łódź', 'lodz'],
    ['Æsop Œuvres', 'aesop oeuvres'],
    ['Ｆｕｌｌ ﬁne', 'full fine'],
    ['İstanbul ıssız', 'istanbul issiz'],
    ['Mỹ Tho, Việt Nam', 'my tho, viet nam'],
    ['Ёлка и Йод', 'елка и йод'],
    ['שָׁלוֹם', 'שלום'],
    ['كِتَابٌ أحمد', 'كتاب احمد'],
    ['ที่นี่', 'ที่นี่'],
    ['किताब क़लम', 'किताब कलम'],
    ['ﾊﾞﾅﾅ がっこう', 'バナナ がっこう'],
  ])('converts %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});
