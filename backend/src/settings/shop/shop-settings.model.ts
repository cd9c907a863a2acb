import { TEXT_PAGES } from '@book-store/contract/text-limits';
import { type InferSchemaType, model, Schema } from 'mongoose';
import { z } from 'zod';
import { moneyIn } from '../../platform/documents/schema-parts.ts';
import { countsVisibleChanges } from '../../platform/documents/visible-changes.ts';
import { SECTION_NAMES, SECTIONS, type Section } from './sections.ts';

/** Returns the names of amounts in a JSON Schema. */
const amountsIn = (schema: object): string[] =>
  Object.entries(schema).flatMap(([name, part]) => {
    if (typeof part !== 'object' || part === null) return [];
    return [...('format' in part && part.format === 'money' ? [name] : []), ...amountsIn(part)];
  });

/** A section was validated by its call; its schema marks its amounts. */
function storedSection(name: Section) {
  const amounts = amountsIn(
    z.toJSONSchema(SECTIONS[name], { io: 'input', unrepresentable: 'any' }),
  );
  return { type: Schema.Types.Mixed, ...(amounts.length > 0 && moneyIn(...amounts)) };
}

const ofEachSection = <Type>(typeOf: (name: Section) => Type) =>
  Object.fromEntries(SECTION_NAMES.map((name) => [name, typeOf(name)])) as Record<Section, Type>;

/** One document for the whole shop, with the sections that the owner has saved. */
const shopSettingsSchema = new Schema(
  {
    _id: { type: String, default: 'shop', enum: ['shop'] },
    ...ofEachSection(storedSection),
    /** Pages with the owner's own text. */
    ownPages: { type: [{ type: String, enum: TEXT_PAGES }], default: undefined },
    /** How often each section has been saved; absent before the first time. */
    versions: new Schema(
      ofEachSection(() => Number),
      { _id: false },
    ),
  },
  {
    collection: 'shop_settings',
    versionKey: false,
    autoIndex: false,
    strict: 'throw',
    minimize: false,
  },
);
shopSettingsSchema.plugin(countsVisibleChanges);

export type StoredShopSettings = InferSchemaType<typeof shopSettingsSchema>;
export const ShopSettings = model('ShopSettings', shopSettingsSchema);
