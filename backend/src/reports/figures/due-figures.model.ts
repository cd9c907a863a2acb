import { model, Schema } from 'mongoose';

/**
 * Something to be counted: the day of the shop that has a time, or a customer. Each change inserts rows of its own, so
 * that no two changes meet in one, and a time stays right if the shop moves to another time zone.
 */
const dueFigureSchema = new Schema(
  { at: Date, customer: String },
  { collection: 'due_figures', versionKey: false, autoIndex: false, strict: 'throw' },
);
dueFigureSchema.index({ customer: 1 });
export const DueFigure = model('DueFigure', dueFigureSchema);
