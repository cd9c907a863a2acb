import type { FormValues } from '../../../../kit/forms/use-edit-form.ts';

/** Returns what stands in the fields of a way: those named `ways.2.…`. */
export const valuesOfRow = (values: FormValues, index: number): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith(`ways.${index}.`)));

/** Returns what stands in the fields of the ways behind a removed one, which move up. */
export const movedUp = (values: FormValues, removed: number): FormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const [, number, rest] = /^ways\.(\d+)\.(.+)$/.exec(name) ?? [];
      const to = Number(number) - 1;
      return number && to >= removed ? [[`ways.${to}.${rest}`, value]] : [];
    }),
  );
