import { get } from 'react-hook-form';
import type { FieldSpec } from '../fields/field.tsx';

type Fields = Readonly<Partial<Record<string, FieldSpec>>>;

const trim = (text: string) => text.trim();

/** Trims the values, or tidies them as their field says. */
export function tidied(value: unknown, stored: unknown, fields: Fields, path = ''): unknown {
  if (typeof value === 'string') {
    return (fields[path]?.tidy ?? trim)(value, String(get(stored, path) ?? ''));
  }
  const below = (part: unknown, name: string | number) =>
    tidied(part, stored, fields, path ? `${path}.${name}` : `${name}`);
  if (Array.isArray(value)) return value.map(below);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, below(part, name)]));
}
