import { type InferSchemaType, model, Schema } from 'mongoose';

const pictureSchema = new Schema(
  {
    /** The file name by which books, orders and profiles refer to it. */
    _id: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    tint: { type: String, required: true },
    /** When it was last uploaded; uploading the same file again updates it. */
    uploadedAt: { type: Date, required: true },
  },
  { collection: 'pictures', versionKey: false, autoIndex: false, strict: 'throw' },
);
pictureSchema.index({ uploadedAt: 1 });

/** Stored separately, one document per width and format, so that a page reads only what it shows. */
const fileSchema = new Schema(
  {
    /** `{width}/{file name}`, as in the URL; AVIF files have that ending instead. */
    _id: { type: String, required: true },
    bytes: { type: Buffer, required: true },
  },
  { collection: 'picture_files', versionKey: false, autoIndex: false, strict: 'throw' },
);

export type StoredPicture = InferSchemaType<typeof pictureSchema>;
export const Picture = model('Picture', pictureSchema);
export const PictureFile = model('PictureFile', fileSchema);
