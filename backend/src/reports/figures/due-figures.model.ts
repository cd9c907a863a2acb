import { model, Schema } from 'mongoose';

/**
 * A day or customer that has to be recounted. A day is stored as a time within it, which stays right in another
 * time zone. Each change inserts its own rows, so that concurrent changes never conflict.
 */
const dueFigureSchema = new Schema(
  { at: Date, customer: String },
  { collection: 'due_figures', versionKey: false, autoIndex: false, strict: 'throw' },
);
dueFigureSchema.index({ customer: 1 });
export const DueFigure = model('DueFigure', dueFigureSchema);
